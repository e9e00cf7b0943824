// The payouts of a month as a CSV file. Its headings are in both languages, since accountants share it.
import type { Dirhams } from '@sufra/shared/money'
import { addSums, feeOf, netOf, type PayoutSums } from '@sufra/shared/payouts/payout-sums'
import type { PayoutRow } from '@sufra/shared/payouts/payout.routes'
import { exportFile, type CellType, type CellValue, type ExportColumn } from '../../platform/files/exports/export-file.ts'

const methods = { Cash: 'Cash / نقدًا', Card: 'Card / بطاقة', UPI: 'UPI' }
const total = 'Total / الإجمالي'
const notReported = 'Not reported / غير مُبلَّغ عنها'

type SheetRow = { day: string; method: string; sums: PayoutSums }

const known = (amount: Dirhams | undefined) => amount ?? notReported

const column = (heading: string, type: CellType, value: (row: SheetRow) => CellValue): ExportColumn<SheetRow> => ({
  heading: { en: heading, ar: heading },
  type,
  value,
})

const columns = [
  column('Business day / يوم العمل', 'day', ({ day }) => day),
  column('Payment method / طريقة الدفع', 'text', ({ method }) => method),
  column('Payments / عدد المدفوعات', 'number', ({ sums }) => sums.captures),
  column('Captured (QAR) / المحصّل', 'money', ({ sums }) => sums.captured),
  column('Refunded (QAR) / المسترد', 'money', ({ sums }) => sums.refunded),
  column('Voided (QAR) / الملغى', 'money', ({ sums }) => sums.voided),
  column('Fee (QAR) / الرسوم', 'money', ({ sums }) => known(feeOf(sums))),
  column('Net (QAR) / الصافي', 'money', ({ sums }) => known(netOf(sums))),
]

async function* withTotal(rows: readonly PayoutRow[]): AsyncGenerator<SheetRow> {
  for (const row of rows) yield { day: row.day, method: methods[row.method], sums: row }
  yield { day: total, method: '', sums: addSums(rows) }
}

/** A row for each business day and method, and the total. */
export const payoutsSheet = (rows: readonly PayoutRow[], month: string) =>
  exportFile({ fileName: `payouts-${month}`, columns, rows: withTotal(rows), format: 'csv', language: 'en' })
