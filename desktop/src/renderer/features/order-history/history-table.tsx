import type { HistoryOrder } from '@sufra/shared/order-history/order-history.routes'
import { settlementOf, type Settlement } from '@sufra/shared/order-history/settlement'
import { StatusBadge } from '@sufra/shared/ui/status-badge'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Amount, usePlace } from '../order-text/order-text.tsx'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'

const columns = ['order', 'placed', 'place', 'customer', 'items', 'payment', 'status', 'total'] as const
const isFigure = (column: (typeof columns)[number]) => column === 'items' || column === 'total'
const cell = 'px-3 py-2'
const settlementColor: Record<Settlement, string> = {
  unpaid: 'text-saffron',
  paid: 'text-ink-soft',
  partly_refunded: 'text-red',
  refunded: 'text-red',
}

const Payment = ({ row }: { row: HistoryOrder }) => {
  const { t } = useTranslation()
  const settlement = settlementOf(row)
  // A cancelled order has no amount due.
  const isDue = settlement !== 'unpaid' || row.status !== 'Cancelled'
  return (
    <>
      <span>{t(`history.method.${row.method}`)}</span>
      {isDue && (
        <span className={`block text-xs font-semibold ${settlementColor[settlement]}`}>{t(`history.settlement.${settlement}`)}</span>
      )}
    </>
  )
}

/** The button of the order's number covers the whole row. */
const Row = ({ row, onOpen }: { row: HistoryOrder; onOpen: (orderId: string) => void }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const placeOf = usePlace()
  const { vehicleModel, vehicleNumber, customerName, mobileNumber } = row
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-raised/60 has-focus-visible:bg-raised">
      <td className={cell}>
        <button
          type="button"
          aria-label={t('history.show', { number: row.orderNumber })}
          onClick={() => onOpen(row.orderId)}
          className="figures min-h-11 font-bold after:absolute after:inset-0"
        >
          <bdi>{`#${row.orderNumber}`}</bdi>
        </button>
      </td>
      <td className={`${cell} whitespace-nowrap`}>{dateTime(row.placedAt)}</td>
      <td className={`${cell} min-w-24 wrap-anywhere`}>{placeOf({ ...row, customerDetails: { vehicleModel, vehicleNumber } })}</td>
      <td className={`${cell} min-w-32 wrap-anywhere`}>
        {mobileNumber === '' ? <span className="text-ink-soft">{t('history.noName')}</span> : <bdi>{customerName}</bdi>}
        {mobileNumber !== '' && (
          <span className="block text-xs text-ink-soft">
            <bdi dir="ltr" className="figures">
              {`+${mobileNumber}`}
            </bdi>
          </span>
        )}
      </td>
      <td className={`${cell} figures text-end`}>{row.itemCount}</td>
      <td className={cell}>
        <Payment row={row} />
      </td>
      <td className={cell}>
        <StatusBadge status={row.status} />
      </td>
      <td className={`${cell} text-end font-semibold whitespace-nowrap`}>
        <Amount amount={row.totalPrice} />
      </td>
    </tr>
  )
}

type Props = {
  /** Undefined while they load. */
  rows: readonly HistoryOrder[] | undefined
  /** Shown instead of rows: an error or the empty state; null for nothing. */
  note?: ReactNode
  isStale: boolean
  onOpen: (orderId: string) => void
}

export const HistoryTable = ({ rows, note, isStale, onOpen }: Props) => {
  const { t } = useTranslation()
  if (note === null) return null
  const named = columns.map((key) => ({ key, name: t(`history.column.${key}`), isFigure: isFigure(key) }))
  return (
    <ScrollingTable label={t('history.title')}>
      <ListTable columns={named} rows={rows} note={note} isStale={isStale}>
        {(row) => <Row key={row.orderId} row={row} onOpen={onOpen} />}
      </ListTable>
    </ScrollingTable>
  )
}
