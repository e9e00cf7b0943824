// Sales and their revenue as SQL: the rules of `shared/src/reports/revenue.ts`. `o` is the order's alias.
import { saleStatuses } from '@sufra/shared/reports/revenue'

export const isSaleSql = `o.status in (${saleStatuses.map((status) => `'${status}'`).join(', ')})`

/** The SQL of `refundOf`. */
export const refundSql = (order: string) => `greatest(0, ${order}.refunded_amount - ${order}.excess_amount)`
/** The SQL of `revenueOf`. */
export const revenueSql = `(o.total_price - ${refundSql('o')})`

const milliseconds = (from: string, to: string) => `(extract(epoch from o.${to} - o.${from}) * 1000)::bigint`

/**
 * Sums of times of a group of orders, in the order of the columns of `daily_totals` from `accepted` on. An order counts as prepared when
 * staff marked it as ready.
 */
export const timeSums = {
  accepted: 'count(o.accepted_at)',
  acceptTime: `coalesce(sum(${milliseconds('placed_at', 'accepted_at')}), 0)`,
  prepared: 'count(o.ready_at)',
  prepareTime: `coalesce(sum(${milliseconds('accepted_at', 'ready_at')}), 0)`,
  promisedTime: `coalesce(sum(${milliseconds('accepted_at', 'promised_at')}) filter (where o.ready_at is not null), 0)`,
  late: '(count(*) filter (where o.ready_at > o.promised_at))',
}
