import { toDirhams } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { CashAmount } from '../amount.tsx'
import { Difference, Section } from '../cash-text.tsx'
import { usePastShifts } from '../use-cash.ts'

/** Closed shifts with the member who closed them and the difference. */
export const PastShifts = () => {
  const { t } = useTranslation()
  const when = useDateTimeText()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = usePastShifts()
  const shifts = data?.pages.flatMap((page) => page.data) ?? []
  if (shifts.length === 0) return null
  return (
    <Section title={t('cash.shift.past')}>
      <ul className="divide-y divide-line text-sm">
        {shifts.map((shift) => (
          <li key={shift._id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow basis-60">
              <span className="block">{t('cash.shift.opened', { when: when(shift.openedAt), name: shift.openedBy })}</span>
              <span className="block text-ink-soft">{t('cash.shift.closed', { when: when(shift.closedAt), name: shift.closedBy })}</span>
              {shift.note && <span className="block wrap-anywhere text-ink-soft">{shift.note}</span>}
            </span>
            <Difference difference={toDirhams(shift.difference)} />
            <CashAmount amount={toDirhams(shift.counted)} className="font-bold" />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="secondary" className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('cash.shift.more')}
        </Button>
      )}
    </Section>
  )
}
