// Which orders the filters of the order history let pass, as SQL.
import type { HistoryFilters } from '@sufra/shared/order-history/order-history.routes'
import { readSearch } from '@sufra/shared/order-history/read-search'
import type { Settlement } from '@sufra/shared/order-history/settlement'
import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import { customerWordsSql, hasNameSql, wordsQueryOf } from '../customer-words.sql.ts'
import { orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

/** As `settlementOf`. */
const settlementSql: Record<Settlement, string> = {
  unpaid: 'refunded_amount = 0 and paid_amount < total_price',
  paid: 'refunded_amount = 0 and paid_amount >= total_price',
  partly_refunded: 'refunded_amount > 0 and refunded_amount < paid_amount',
  refunded: 'refunded_amount > 0 and refunded_amount >= paid_amount',
}

const nothing = sql`false`

/** Whether a phone number ends with these digits: a range of the index on the reversed numbers. `:` follows 9. */
const endsWith = (digits: string): SQL => {
  const reversed = digits.split('').toReversed().join('')
  return sql`mobile_number <> '' and reverse(mobile_number) ~>=~ ${reversed}::text and reverse(mobile_number) ~<~ ${`${reversed}:`}::text`
}

/** Whether an order matches what was typed. */
export const matchesSearch = (restaurantId: string, typed: string | undefined): SQL | undefined => {
  const search = readSearch(typed ?? '')
  if (!search) return undefined
  const { orderNumber, phoneEnd, words } = search
  if (words) {
    if (words.length === 0) return nothing
    return sql`${sql.raw(hasNameSql)} and ${sql.raw(customerWordsSql)} @@ ${wordsQueryOf(restaurantId, words)}::tsquery`
  }
  return (
    or(orderNumber === undefined ? undefined : eq(orders.orderNumber, orderNumber), phoneEnd ? endsWith(phoneEnd) : undefined) ?? nothing
  )
}

// The history's index is by the time that orders were placed, and business days follow it closely: two days are more than any time zone and end of day.
const isFrom = (day: string) => sql`business_day >= ${day}::date and placed_at >= ${day}::date - interval '2 days'`
const isUntil = (day: string) => sql`business_day <= ${day}::date and placed_at < ${day}::date + interval '3 days'`

/** The filters as conditions on the rows of a restaurant's orders that counters see. */
export const passesFilters = (restaurantId: string, filters: HistoryFilters): SQL | undefined => {
  const { search, from, to, status, method, settlement, type, table, minAmount, maxAmount } = filters
  return and(
    eq(orders.restaurantId, restaurantId),
    sql.raw(isVisibleSql('orders')),
    matchesSearch(restaurantId, search),
    from ? isFrom(from) : undefined,
    to ? isUntil(to) : undefined,
    status && eq(orders.status, status),
    method && eq(orders.paymentMethod, method),
    settlement && sql.raw(`(${settlementSql[settlement]})`),
    type && eq(orders.orderType, type),
    table === undefined ? undefined : eq(orders.tableNumber, table),
    minAmount === undefined ? undefined : gte(orders.totalPrice, minAmount),
    maxAmount === undefined ? undefined : lte(orders.totalPrice, maxAmount),
  )
}
