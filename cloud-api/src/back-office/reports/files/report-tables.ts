// The tables of a report, from which its CSV, XLSX and PDF files are written.
import { weekdayName } from '@sufra/shared/dates/date-text'
import { orders as arabicOrders } from '@sufra/shared/orders/texts.ar'
import { reports as arabic } from '@sufra/shared/reports/texts.ar'
import { orders as englishOrders } from '@sufra/shared/orders/texts.en'
import { reports as english } from '@sufra/shared/reports/texts.en'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import type { ComparedSums, Report, SoldSums } from '@sufra/shared/reports/report'
import { reportTables, type ReportPart, type ReportTableName } from '@sufra/shared/reports/report-file'
import { customersTable, summaryTable, timesTable } from './figure-tables.ts'
import { qar, table, type Context, type ReportTable } from './report-table.ts'

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
    // The longer of two months decides the number of rows.
    Array.from({ length: Math.max(days.length, daysBefore.length) }, (_, index) => {
      const [now, before] = [days[index], daysBefore[index]]
      return [now?.day ?? null, now?.orders ?? null, now?.revenue ?? null, before?.day ?? null, before?.revenue ?? null]
    }),
  )
}

const hoursTable = (context: Context, { hours }: Report) => {
  const { section, column, file } = context.texts
  return table(
    section.hours,
    [
      [column.weekday, 'text'],
      [file.hour, 'number'],
      [column.orders, 'number'],
      [qar(context, column.revenue), 'money'],
    ],
    hours.map(({ weekday, hour, orders, revenue }) => [weekdayName(weekday, context.language), hour, orders, revenue]),
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

/** Returns the tables of a part of a report in a language. */
export const reportTablesOf = (report: Report, part: ReportPart, language: Language): ReportTable[] => {
  const [texts, orders] = language === 'ar' ? [arabic, arabicOrders] : [english, englishOrders]
  const context: Context = { texts, orders, language }
  return (part === 'all' ? reportTables : [part]).map((name) => tables[name](context, report))
}
