import type { Customer } from '@sufra/shared/customers/customer.routes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Amount } from '../order-text/order-text.tsx'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'

const columns = ['name', 'orders', 'spent', 'lastVisit', 'note'] as const
const isFigure = (column: (typeof columns)[number]) => column === 'orders' || column === 'spent'
const cell = 'px-3 py-2'

/** The button of the name covers the whole row. */
const Row = ({ row, onOpen }: { row: Customer; onOpen: (customer: Customer) => void }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-raised/60 has-focus-visible:bg-raised">
      <td className={`${cell} min-w-40 wrap-anywhere`}>
        <button
          type="button"
          aria-label={t('customers.show', { name: row.customerName })}
          onClick={() => onOpen(row)}
          className="min-h-8 text-start after:absolute after:inset-0"
        >
          <bdi className="font-semibold">{row.customerName}</bdi>
        </button>
        <span className="block text-xs text-ink-soft">
          <bdi dir="ltr" className="figures">
            {`+${row.mobileNumber}`}
          </bdi>
        </span>
      </td>
      <td className={`${cell} figures text-end`}>{row.orders}</td>
      <td className={`${cell} text-end whitespace-nowrap`}>
        <Amount amount={row.spent} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>{dateTime(row.lastVisitAt)}</td>
      <td className={`${cell} max-w-80 min-w-32 truncate text-ink-soft`}>
        <bdi>{row.note}</bdi>
      </td>
    </tr>
  )
}

type Props = {
  /** Undefined while they are loading. */
  rows: readonly Customer[] | undefined
  /** Shown instead of rows: an error or the empty state; null for nothing. */
  note?: ReactNode
  isStale: boolean
  onOpen: (customer: Customer) => void
}

export const CustomersTable = ({ rows, note, isStale, onOpen }: Props) => {
  const { t } = useTranslation()
  if (note === null) return null
  const named = columns.map((key) => ({ key, name: t(`customers.column.${key}`), isFigure: isFigure(key) }))
  return (
    <ScrollingTable label={t('customers.title')}>
      <ListTable columns={named} rows={rows} note={note} isStale={isStale}>
        {(row) => <Row key={row.mobileNumber} row={row} onOpen={onOpen} />}
      </ListTable>
    </ScrollingTable>
  )
}
