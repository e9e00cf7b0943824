import { dayText } from '@sufra/shared/dates/date-text'
import { formatMoney, type Dirhams } from '@sufra/shared/money'
import { addSums, feeOf, netOf, type PayoutSums } from '@sufra/shared/payouts/payout-sums'
import type { PayoutRow } from '@sufra/shared/payouts/payout.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { ScrollingTable } from '../../common/lists/list-table.tsx'

const columns = ['day', 'method', 'captures', 'captured', 'refunded', 'voided', 'fee', 'net'] as const
const isFigure = (column: (typeof columns)[number]) => column !== 'day' && column !== 'method'
const cell = 'px-3 py-2.5 whitespace-nowrap'

const Figures = ({ sums }: { sums: PayoutSums }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const amounts: readonly (Dirhams | undefined)[] = [sums.captured, sums.refunded, sums.voided, feeOf(sums), netOf(sums)]
  return (
    <>
      <td className={`${cell} figures text-end`}>{sums.captures}</td>
      {amounts.map((amount, index) => (
        <td key={columns[index + 3]} className={`${cell} figures text-end`}>
          {amount === undefined ? (
            <span className="text-ink-soft">{t('paymentSettings.payouts.notReported')}</span>
          ) : (
            <bdi dir={language === 'en' ? 'ltr' : undefined}>{formatMoney(amount, language)}</bdi>
          )}
        </td>
      ))}
    </>
  )
}

/** A row for each business day and method of payment, and the total of the month. */
export const PayoutsTable = ({ rows, label }: { rows: readonly PayoutRow[]; label: string }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <ScrollingTable label={label}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-semibold ${isFigure(column) ? 'text-end' : 'text-start'}`}>
                {t(`paymentSettings.payouts.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day} ${row.method}`} className="border-b border-line">
              <th scope="row" className={`${cell} figures text-start font-semibold`}>
                {dayText(row.day, language)}
              </th>
              <td className={cell}>{t(`paymentSettings.methods.name.${row.method}`)}</td>
              <Figures sums={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-raised font-bold">
            <th scope="row" colSpan={2} className={`${cell} text-start`}>
              {t('paymentSettings.payouts.total')}
            </th>
            <Figures sums={addSums(rows)} />
          </tr>
        </tfoot>
      </table>
    </ScrollingTable>
  )
}
