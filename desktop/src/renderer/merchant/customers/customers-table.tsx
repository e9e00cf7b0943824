import type { Customer } from '@sufra/shared/customers/customer.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateTimeText } from '../../common/dates/date-text.ts'
import { Amount } from '../../common/orders/order-text.tsx'

const columns = ['name', 'orders', 'spent', 'lastVisit', 'note'] as const
const isFigure = (column: (typeof columns)[number]) => column === 'orders' || column === 'spent'
const cell = 'px-3 py-2'

/** The button of the name covers the whole row. */
const Row = ({ row, onOpen }: { row: Customer; onOpen: (customer: Customer) => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
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
            +{row.mobileNumber}
          </bdi>
        </span>
      </td>
      <td className={`${cell} figures text-end`}>{row.orders}</td>
      <td className={`${cell} text-end whitespace-nowrap`}>
        <Amount amount={row.spent} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>{dateTimeText(row.lastVisitAt, language)}</td>
      <td className={`${cell} max-w-80 min-w-32 truncate text-ink-soft`}>
        <bdi>{row.note}</bdi>
      </td>
    </tr>
  )
}

const SkeletonRows = () => (
  <>
    {Array.from({ length: 8 }, (_, index) => (
      <tr key={index} className="border-b border-line last:border-0">
        {columns.map((column) => (
          <td key={column} className="px-3 py-4">
            <Skeleton className="h-5" />
          </td>
        ))}
      </tr>
    ))}
  </>
)

type Props = {
  /** Undefined while they load. */
  rows: readonly Customer[] | undefined
  /** Shown instead of rows: an error or the empty state; null for nothing. */
  note?: ReactNode
  isStale: boolean
  onOpen: (customer: Customer) => void
}

export const CustomersTable = ({ rows, note, isStale, onOpen }: Props) => {
  const { t } = useTranslation()
  if (note === null) return null
  return (
    // Scrolled with the keyboard on a narrow screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div role="region" aria-label={t('customers.title')} tabIndex={0} className="overflow-x-auto rounded-card border border-line">
      <table aria-busy={!rows && !note} className="w-full border-collapse bg-card text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className={`px-3 py-3 font-semibold ${isFigure(column) ? 'text-end' : 'text-start'}`}>
                {t(`customers.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isStale ? 'opacity-60' : ''}>
          {note && (
            <tr>
              <td colSpan={columns.length}>{note}</td>
            </tr>
          )}
          {!note && !rows && <SkeletonRows />}
          {!note && rows?.map((row) => <Row key={row.mobileNumber} row={row} onOpen={onOpen} />)}
        </tbody>
      </table>
    </div>
  )
}
