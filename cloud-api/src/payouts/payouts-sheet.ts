// The payouts of a month as a CSV file. Its headers are in both languages, since accountants share it.
import { toQar, type Dirhams } from '@sufra/shared/money'
import { addSums, feeOf, netOf, type PayoutSums } from '@sufra/shared/payouts/payout-sums'
import type { PayoutRow } from '@sufra/shared/payouts/payout.routes'
import { writeCsv } from '../menu-sheet/file/write-sheet.ts'

const headers = [
  'Business day / يوم العمل',
  'Payment method / طريقة الدفع',
  'Payments / عدد المدفوعات',
  'Captured (QAR) / المحصّل',
  'Refunded (QAR) / المسترد',
  'Voided (QAR) / الملغى',
  'Fee (QAR) / الرسوم',
  'Net (QAR) / الصافي',
]
const methods = { Cash: 'Cash / نقداً', Card: 'Card / بطاقة', UPI: 'UPI' }
const total = 'Total / الإجمالي'
const notReported = 'Not reported / غير مُبلَّغ عنها'

const known = (amount: Dirhams | undefined) => (amount === undefined ? notReported : toQar(amount))

const figures = (sums: PayoutSums) => [
  sums.captures,
  toQar(sums.captured),
  toQar(sums.refunded),
  toQar(sums.voided),
  known(feeOf(sums)),
  known(netOf(sums)),
]

/** A row for each business day and method, and the total. */
export const payoutsSheet = (rows: readonly PayoutRow[]): Buffer =>
  writeCsv([headers, ...rows.map((row) => [row.day, methods[row.method], ...figures(row)]), [total, '', ...figures(addSums(rows))]])
