import { monthsUntil } from '@sufra/shared/dates/months'
import { payoutFilters, payoutMonths } from '@sufra/shared/platform-payments/platform-payments.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Banknote, SearchX } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { monthText } from '@sufra/shared/dates/date-text'
import { Pages, rowsOf } from '../../common/lists/pages.tsx'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { SortChoice } from '../../common/lists/sort-choice.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import { useSearchParams } from '../../common/pages/router.ts'
import { Section } from '../../common/ui/section.tsx'
import { readPayoutParams, toSearchParams, type PayoutParams } from './payout-params.ts'
import { PayoutsTable } from './payouts-table.tsx'
import { usePayouts } from './use-platform-payments.ts'

const useNote = (
  { data, error, refetch, isFetching, isPlaceholderData }: ReturnType<typeof usePayouts>,
  isFiltered: boolean,
  onShowAll: () => void,
) => {
  const { t } = useTranslation()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data?.rows.length !== 0 || isPlaceholderData) return undefined
  if (!isFiltered)
    return <EmptyState icon={Banknote} title={t('platformPayments.payouts.empty')} text={t('platformPayments.payouts.emptyText')} />
  const all = (
    <Button kind="secondary" onClick={onShowAll}>
      {t('platformPayments.payouts.showAll')}
    </Button>
  )
  return (
    <EmptyState
      icon={SearchX}
      title={t('platformPayments.payouts.noneFound')}
      text={t('platformPayments.payouts.noneFoundText')}
      action={all}
    />
  )
}

/** Payouts of a month by restaurant, with the gateway's fees. */
export const PayoutsSection = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [parameters, setParameters] = useSearchParams()
  const shown = readPayoutParams(parameters)
  const show = (change: Partial<PayoutParams>) => setParameters(toSearchParams({ ...shown, cursor: undefined, ...change }))
  const searchFor = useCallback(
    (search: string) =>
      setParameters((before) => toSearchParams({ ...readPayoutParams(before), search, cursor: undefined }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParameters],
  )
  const [typed, setTyped] = useDebouncedText(shown.search, searchFor)
  const query = usePayouts(shown)
  const { data, isPlaceholderData } = query
  const months = data ? monthsUntil(data.lastMonth, payoutMonths).toReversed() : []
  const month = shown.month ?? data?.lastMonth
  const note = useNote(query, shown.search !== '' || shown.state !== 'all', () => (setTyped(''), show({ search: '', state: 'all' })))
  return (
    <Section title={t('platformPayments.payouts.title')} text={t('platformPayments.payouts.text')}>
      <div className="flex flex-wrap items-center gap-2">
        {month && (
          <SortChoice
            label={t('platformPayments.payouts.month')}
            sorts={months.includes(month) ? months : [month, ...months]}
            nameOf={(each) => monthText(each, language)}
            chosen={month}
            onChoose={(chosen) => show({ month: chosen === data?.lastMonth ? undefined : chosen })}
          />
        )}
        <SortChoice
          label={t('platformPayments.payouts.filter')}
          sorts={payoutFilters}
          nameOf={(filter) => t(`platformPayments.payouts.filters.${filter}`)}
          chosen={shown.state}
          onChoose={(state) => show({ state })}
        />
        <SearchBox label={t('provisions.search')} value={typed} onChange={setTyped} />
      </div>
      <PayoutsTable
        label={t('platformPayments.payouts.title')}
        rows={rowsOf(data?.rows, isPlaceholderData)}
        total={data?.total}
        note={note}
        isStale={isPlaceholderData}
      />
      <Pages previous={data?.previous} next={data?.next} isFirst={!shown.cursor} onChoose={(cursor) => show({ cursor })} />
    </Section>
  )
}
