// The tables of a report, from which its CSV, XLSX and PDF files are written.
import { orders as arabicOrders } from '@sufra/shared/i18n/ar/orders'
import { reports as arabic } from '@sufra/shared/i18n/ar/reports/reports'
import { orders as englishOrders } from '@sufra/shared/i18n/en/orders'
import { reports as english } from '@sufra/shared/i18n/en/reports/reports'
import { inLanguage, localeOf, type Language } from '@sufra/shared/localized-text'
import { toQar, type Dirhams } from '@sufra/shared/money'
import { averageMinutes, type ComparedSums, type Report, type ReportSummary, type SoldSums } from '@sufra/shared/reports/report'
import { averageOf } from '@sufra/shared/reports/revenue'
import { reportTables, type ReportPart, type ReportTableName } from '@sufra/shared/reports/report-file'
import type { CellType, CellValue } from '../../exports/export-file.ts'

export type ReportTable = { title: string; headings: string[]; types: CellType[]; rows: CellValue[][] }

type Texts = typeof english
type Context = { texts: Texts; orders: typeof englishOrders; language: Language }

const qar = ({ texts }: Context, name: string) => texts.file.qar.replace('{{name}}', name)
const minutes = ({ texts }: Context, name: string) => texts.file.minutes.replace('{{name}}', name)

const table = (title: string, columns: readonly [heading: string, type: CellType][], rows: CellValue[][]): ReportTable => ({
  title,
  headings: columns.map(([heading]) => heading),
  types: columns.map(([, type]) => type),
  rows,
})

/** A figure of the period beside that of the period before. */
type Figure = [name: string, valueOf: (summary: ReportSummary) => number | undefined]

const figuresTable = ({ texts }: Context, title: string, { summary, summaryBefore }: Report, figures: readonly Figure[]) =>
  table(
    title,
    [
      [texts.column.figure, 'text'],
      [texts.column.now, 'number'],
      [texts.column.before, 'number'],
    ],
    figures.map(([name, valueOf]) => [name, valueOf(summary) ?? null, valueOf(summaryBefore) ?? null]),
  )

const inQar = (amount: Dirhams | undefined) => (amount === undefined ? undefined : toQar(amount))
const roundedMinutes = (total: number, count: number) => {
  const average = averageMinutes(total, count)
  return average === undefined ? undefined : Math.round(average * 100) / 100
}

const summaryTable = (context: Context, report: Report) => {
  const { figure, file, column } = context.texts
  return figuresTable(context, file.summary, report, [
    [qar(context, figure.revenue), ({ revenue }) => inQar(revenue)],
    [qar(context, column.sales), ({ sales }) => inQar(sales)],
    [qar(context, file.refunds), ({ refunds }) => inQar(refunds)],
    [figure.orders, ({ orders }) => orders],
    [qar(context, figure.average), ({ revenue, orders }) => inQar(averageOf(revenue, orders))],
    [figure.cancelled, ({ cancelled }) => cancelled],
    [qar(context, file.cancelledValue), ({ cancelledValue }) => inQar(cancelledValue)],
  ])
}

const timesTable = (context: Context, report: Report) => {
  const { figure, section, promisedTime } = context.texts
  return figuresTable(context, section.times, report, [
    [minutes(context, figure.acceptTime), ({ times }) => roundedMinutes(times.acceptTime, times.accepted)],
    [minutes(context, figure.prepareTime), ({ times }) => roundedMinutes(times.prepareTime, times.prepared)],
    [minutes(context, promisedTime), ({ times }) => roundedMinutes(times.promisedTime, times.prepared)],
    [figure.late, ({ times }) => times.late],
  ])
}

const customersTable = (context: Context, report: Report) => {
  const { texts } = context
  return figuresTable(context, texts.section.customers, report, [
    [texts.allCustomers, ({ customers }) => customers.all],
    [texts.newCustomers, ({ customers }) => customers.all - customers.returning],
    [texts.figure.returning, ({ customers }) => customers.returning],
    [texts.ordersOfReturning, ({ customers }) => customers.ordersOfReturning],
    [qar(context, texts.revenueOfReturning), ({ customers }) => inQar(customers.revenueOfReturning)],
    [texts.ordersWithoutNumber, ({ customers }) => customers.ordersWithoutNumber],
  ])
}

const daysTable = (context: Context, { days, daysBefore }: Report) => {
  const { section, column } = context.texts
  return table(
    section.days,
    [
      [column.day, 'day'],
      [column.orders, 'number'],
      [qar(context, column.revenue), 'money'],
      [column.dayBefore, 'day'],
      [qar(context, column.revenueBefore), 'money'],
    ],
    // Of two months the longer one decides how many rows there are.
    Array.from({ length: Math.max(days.length, daysBefore.length) }, (_, index) => {
      const [now, before] = [days[index], daysBefore[index]]
      return [now?.day ?? null, now?.orders ?? null, now?.revenue ?? null, before?.day ?? null, before?.revenue ?? null]
    }),
  )
}

const hoursTable = (context: Context, { hours }: Report) => {
  const { section, column, file } = context.texts
  const weekdays = new Intl.DateTimeFormat(localeOf(context.language), { weekday: 'long', timeZone: 'UTC' })
  return table(
    section.hours,
    [
      [column.weekday, 'text'],
      [file.hour, 'number'],
      [column.orders, 'number'],
      [qar(context, column.revenue), 'money'],
    ],
    // The first of November 2026 is a Sunday.
    hours.map(({ weekday, hour, orders, revenue }) => [weekdays.format(new Date(Date.UTC(2026, 10, 1 + weekday))), hour, orders, revenue]),
  )
}

type Named<Sums> = Sums & { name: string; before: Sums }

const soldTable = (context: Context, title: string, heading: string, rows: readonly Named<SoldSums>[]) => {
  const { column, file } = context.texts
  return table(
    title,
    [
      [heading, 'text'],
      [column.quantity, 'number'],
      [qar(context, column.sales), 'money'],
      [file.quantityBefore, 'number'],
      [qar(context, file.salesBefore), 'money'],
    ],
    rows.map(({ name, quantity, sales, before }) => [name, quantity, sales, before.quantity, before.sales]),
  )
}

const groupsTable = (context: Context, title: string, heading: string, rows: readonly (ComparedSums & { name: string })[]) => {
  const { column, file } = context.texts
  return table(
    title,
    [
      [heading, 'text'],
      [column.orders, 'number'],
      [qar(context, column.revenue), 'money'],
      [file.ordersBefore, 'number'],
      [qar(context, column.revenueBefore), 'money'],
    ],
    rows.map(({ name, orders, revenue, before }) => [name, orders, revenue, before.orders, before.revenue]),
  )
}

const reasonsTable = (context: Context, { reasons }: Report) => {
  const { section, column, file, missed } = context.texts
  return table(
    section.reasons,
    [
      [column.reason, 'text'],
      [column.orders, 'number'],
      [qar(context, column.value), 'money'],
      [file.ordersBefore, 'number'],
      [qar(context, file.valueBefore), 'money'],
    ],
    reasons.map(({ reason, orders, value, before }) => [
      reason === 'missed' ? missed : context.orders.reason[reason],
      orders,
      value,
      before.orders,
      before.value,
    ]),
  )
}

const tables = {
  summary: summaryTable,
  days: daysTable,
  hours: hoursTable,
  items: (context, { items }) => {
    const { section, column } = context.texts
    const named = items.map((item) => ({ ...item, name: inLanguage(item.name, context.language) }))
    return soldTable(context, section.items, column.item, named)
  },
  cuisines: (context, { cuisines }) => {
    const { section, column, notOnMenu } = context.texts
    const named = cuisines.map((cuisine) => ({ ...cuisine, name: cuisine.name ? inLanguage(cuisine.name, context.language) : notOnMenu }))
    return soldTable(context, section.cuisines, column.cuisine, named)
  },
  methods: (context, { methods }) => {
    const { section, column, method: names } = context.texts
    const named = methods.map((group) => ({ ...group, name: names[group.method] }))
    return groupsTable(context, section.methods, column.method, named)
  },
  types: (context, { types }) => {
    const { section, column } = context.texts
    const named = types.map((group) => ({ ...group, name: context.orders.type[group.type] }))
    return groupsTable(context, section.types, column.type, named)
  },
  times: timesTable,
  customers: customersTable,
  reasons: reasonsTable,
} satisfies Record<ReportTableName, (context: Context, report: Report) => ReportTable>

/** The tables of a part of a report in a language. */
export const reportTablesOf = (report: Report, part: ReportPart, language: Language): ReportTable[] => {
  const [texts, orders] = language === 'ar' ? [arabic, arabicOrders] : [english, englishOrders]
  const context: Context = { texts, orders, language }
  return (part === 'all' ? reportTables : [part]).map((name) => tables[name](context, report))
}
