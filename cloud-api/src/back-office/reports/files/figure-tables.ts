// The tables of a report file that have a figure in each row.
import { toQar, type Dirhams } from '@sufra/shared/money'
import { averageMinutes, type Report, type ReportSummary } from '@sufra/shared/reports/report'
import { averageOf } from '@sufra/shared/reports/revenue'
import { minutes, qar, table, type Context } from './report-table.ts'

/** A figure of the period beside the figure of the period before. */
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

export const summaryTable = (context: Context, report: Report) => {
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

export const timesTable = (context: Context, report: Report) => {
  const { figure, section, promisedTime } = context.texts
  return figuresTable(context, section.times, report, [
    [minutes(context, figure.acceptTime), ({ times }) => roundedMinutes(times.acceptTime, times.accepted)],
    [minutes(context, figure.prepareTime), ({ times }) => roundedMinutes(times.prepareTime, times.prepared)],
    [minutes(context, promisedTime), ({ times }) => roundedMinutes(times.promisedTime, times.prepared)],
    [figure.late, ({ times }) => times.late],
  ])
}

export const customersTable = (context: Context, report: Report) => {
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
