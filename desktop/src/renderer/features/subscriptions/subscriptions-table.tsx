import { dayText } from '@sufra/shared/dates/date-text'
import type { Day } from '@sufra/shared/dates/day'
import { inLanguage } from '@sufra/shared/localized-text'
import type { ListedSubscriptionOnWire as Listed } from '@sufra/shared/subscriptions/subscription-list.routes'
import { lastDayOf } from '@sufra/shared/subscriptions/subscription-state'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'
import { isolated } from '../../common/ui/text-direction.ts'
import { SubscriptionStateBadge } from './state-badge.tsx'
import { useMoneyText, usePriceText } from './use-price-text.ts'

const columns = ['restaurant', 'plan', 'state', 'next', 'open', 'details'] as const

/** The day that belongs to the state of a subscription. */
const dayOfState = ({ state, dueOn, nextPeriodOn, trialEndsOn, cancelledOn }: Listed): Day => {
  if (state === 'cancelled') return lastDayOf(cancelledOn ?? nextPeriodOn)
  if (state === 'trial') return lastDayOf(trialEndsOn)
  return dueOn ?? lastDayOf(nextPeriodOn)
}

type RowProps = { row: Listed; onOpen: () => void }

const Row = ({ row, onOpen }: RowProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const moneyText = useMoneyText()
  const priceText = usePriceText()
  const name = inLanguage(row.name, language)
  return (
    <tr className="border-b border-line last:border-0 hover:bg-raised/60">
      <td className="min-w-40 px-3 py-2.5 wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        <span className="block text-xs text-ink-soft">
          <bdi>{row.branchName}</bdi>
        </span>
      </td>
      <td className="min-w-32 px-3 wrap-anywhere">
        <bdi>{inLanguage(row.plan, language)}</bdi>
        <span className="block text-xs text-ink-soft">{priceText(row.price, row.period)}</span>
      </td>
      <td className="px-3">
        <SubscriptionStateBadge state={row.state} />
      </td>
      <td className="px-3 whitespace-nowrap">{t(`subscriptions.dates.${row.state}`, { day: dayText(dayOfState(row), language) })}</td>
      <td className="figures px-3 text-end whitespace-nowrap">{row.openAmount > 0 ? moneyText(row.openAmount) : '–'}</td>
      <td className="px-3 text-end">
        <Button kind="secondary" aria-label={t('subscriptions.detailsNamed', { name: isolated(name) })} onClick={onOpen}>
          {t('subscriptions.details')}
        </Button>
      </td>
    </tr>
  )
}

type Props = {
  /** Undefined while they load. */
  rows: readonly Listed[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note: ReactNode
  isStale: boolean
  onOpen: (restaurantId: string) => void
}

export const SubscriptionsTable = ({ rows, note, isStale, onOpen }: Props) => {
  const { t } = useTranslation()
  return (
    <ScrollingTable label={t('subscriptions.title')} isCards>
      <ListTable
        columns={columns.map((key) => ({ key, name: t(`subscriptions.${key}`), isFigure: key === 'open', isHidden: key === 'details' }))}
        rows={rows}
        note={note}
        isStale={isStale}
      >
        {(row) => <Row key={row.id} row={row} onOpen={() => onOpen(row.id)} />}
      </ListTable>
    </ScrollingTable>
  )
}
