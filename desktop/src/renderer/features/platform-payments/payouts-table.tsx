import { inLanguage } from '@sufra/shared/localized-text'
import { feeOf, netOf, type PayoutSums } from '@sufra/shared/payouts/payout-sums'
import type { RestaurantPayout } from '@sufra/shared/platform-payments/platform-payments.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../common/figures/use-figures.ts'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'
import { Link } from '../../common/pages/router.ts'

const figures = ['captures', 'captured', 'refunded', 'voided', 'fee', 'net'] as const

const Figures = ({ sums }: { sums: PayoutSums }) => {
  const { t } = useTranslation()
  const { language, money, count } = useFigures()
  const amounts = [sums.captured, sums.refunded, sums.voided, feeOf(sums), netOf(sums)]
  return (
    <>
      <td className="figures px-3 py-2.5 text-end">{count(sums.captures)}</td>
      {amounts.map((amount, index) => (
        <td key={figures[index + 1]} className="figures px-3 py-2.5 text-end whitespace-nowrap">
          {amount === undefined ? (
            <span className="text-ink-soft">{t('paymentSettings.payouts.notReported')}</span>
          ) : (
            <bdi dir={language === 'en' ? 'ltr' : undefined} className={amount < 0 ? 'text-red' : ''}>
              {money(amount)}
            </bdi>
          )}
        </td>
      ))}
    </>
  )
}

type Row = (PayoutSums & { id: 'total' }) | RestaurantPayout

type Props = {
  label: string
  /** Undefined while they load. */
  rows: readonly RestaurantPayout[] | undefined
  /** Sums of all restaurants. */
  total: PayoutSums | undefined
  /** Shown instead of rows: an error or the empty state. */
  note: ReactNode
  isStale: boolean
}

/** The total of all restaurants, and each restaurant with payments in the month. */
export const PayoutsTable = ({ label, rows, total, note, isStale }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const shown: Row[] | undefined = rows && total && [{ id: 'total' as const, ...total }, ...rows]
  const columns = [
    { key: 'restaurant', name: t('platformPayments.payouts.restaurant') },
    ...figures.map((key) => ({ key, name: t(`paymentSettings.payouts.column.${key}`), isFigure: true })),
  ]
  return (
    <ScrollingTable label={label}>
      <ListTable columns={columns} rows={shown} note={note} isStale={isStale}>
        {(row) => (
          <tr key={row.id} className={`border-b border-line last:border-0 ${row.id === 'total' ? 'bg-raised font-bold' : ''}`}>
            <th scope="row" className="min-w-40 px-3 py-2.5 text-start wrap-anywhere">
              {'name' in row ? (
                <>
                  <Link to={`/admin/provisions/${row.id}`} className="font-semibold text-brand hover:underline">
                    <bdi>{inLanguage(row.name, language)}</bdi>
                  </Link>
                  <span className="block text-xs font-normal text-ink-soft">
                    <bdi>{row.branchName}</bdi>
                  </span>
                </>
              ) : (
                t('platformPayments.payouts.total')
              )}
            </th>
            <Figures sums={row} />
          </tr>
        )}
      </ListTable>
    </ScrollingTable>
  )
}
