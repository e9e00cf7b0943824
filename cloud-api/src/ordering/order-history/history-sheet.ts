// Exports the order history as a file.
import { sortableText } from '@sufra/shared/dates/date-text'
import { orders as arabic } from '@sufra/shared/orders/texts.ar'
import { orders as english } from '@sufra/shared/orders/texts.en'
import { history as arabicHistory } from '@sufra/shared/order-history/texts.ar'
import { history as englishHistory } from '@sufra/shared/order-history/texts.en'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'
import type { HistoryOrder } from '@sufra/shared/order-history/order-history.routes'
import { settlementOf } from '@sufra/shared/order-history/settlement'
import type { ExportColumn } from '../../platform/files/exports/export-file.ts'

type Row = Omit<HistoryOrder, 'placedAt'> & { placedAt: Date }
type Column = keyof (typeof englishHistory)['sheet']

/** Returns the columns in a language. Times follow the restaurant's clock. */
export const historyColumns = (language: Language, timeZone: string): ExportColumn<Row>[] => {
  const [texts, names] = language === 'ar' ? [arabicHistory, arabic] : [englishHistory, english]
  const localTime = (at: Date | string) => sortableText(at, timeZone)
  const column = (name: Column, type: ExportColumn<Row>['type'], value: ExportColumn<Row>['value']): ExportColumn<Row> => ({
    heading: { en: englishHistory.sheet[name], ar: arabicHistory.sheet[name] } satisfies LocalizedText,
    type,
    value,
  })
  return [
    column('orderNumber', 'number', (row) => row.orderNumber),
    column('businessDay', 'day', (row) => row.businessDay),
    column('placedAt', 'time', (row) => localTime(row.placedAt)),
    column('status', 'text', (row) => names.status[row.status]),
    column('type', 'text', (row) => names.type[row.orderType]),
    column('table', 'number', (row) => row.tableNumber),
    column('vehicle', 'text', (row) => [row.vehicleModel, row.vehicleNumber].filter(Boolean).join(' · ')),
    column('customer', 'text', (row) => row.customerName),
    column('phone', 'text', (row) => row.mobileNumber),
    column('items', 'number', (row) => row.itemCount),
    column('total', 'money', (row) => row.totalPrice),
    column('method', 'text', (row) => texts.method[row.method]),
    column('settlement', 'text', (row) => texts.settlement[settlementOf(row)]),
    column('paid', 'money', (row) => row.paid),
    column('refunded', 'money', (row) => row.refunded),
  ]
}
