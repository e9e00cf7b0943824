// Filters of the order history as SQL.
import type { HistoryFilters } from '@sufra/shared/order-history/order-history.routes'
import { readSearch, type HistorySearch } from '@sufra/shared/order-history/read-search'
import type { Settlement } from '@sufra/shared/order-history/settlement'
import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import { customerWordsSql, hasNameSql, startOfWeek, weeksQueryOf, wordsOfWeekSql, wordsQueryOf } from '../customer-words.sql.ts'
import { orders } from '../orders.table.ts'
import { refundSql } from '../sale.sql.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'
import type { Part } from './newest-weeks.ts'

/** The SQL of the amount that `settlementOf` uses. */
const returned = refundSql('orders')
const settlementSql: Record<Settlement, string> = {
  unpaid: `${returned} = 0 and paid_amount < total_price`,
  paid: `${returned} = 0 and paid_amount >= total_price`,
  partly_refunded: `${returned} > 0 and ${returned} < paid_amount - excess_amount`,
  refunded: `${returned} > 0 and ${returned} >= paid_amount - excess_amount`,
}

const nothing = sql`false`

/** Whether a phone number ends with these digits: a range of the index on the reversed numbers. `:` follows 9. */
const endsWith = (digits: string): SQL => {
  const reversed = digits.split('').toReversed().join('')
  return sql`mobile_number <> '' and reverse(mobile_number) ~>=~ ${reversed}::text and reverse(mobile_number) ~<~ ${`${reversed}:`}::text`
}

/** The time at which an order was placed, as an expression that no index has. */
const unindexedTime = sql`(${orders.placedAt} + interval '0')`

/**
 * Returns the sort order of a list with a search. The database cannot estimate that few orders match a name or the end of a phone number.
 * An expression without an index keeps it from reading all orders in the order of the list.
 */
export const orderTimeOf = (typed: string | undefined): SQL => {
  const search = readSearch(typed ?? '')
  return search?.words || search?.phoneEnd ? unindexedTime : sql`${orders.placedAt}`
}

/** Whether an order matches the typed search. */
const matchesSearch = (restaurantId: string, typed: string | undefined, part: Part | undefined): SQL | undefined => {
  const search = readSearch(typed ?? '')
  if (!search) return undefined
  const number = search.orderNumber === undefined ? undefined : eq(orders.orderNumber, search.orderNumber)
  return or(number, matchesCustomer(restaurantId, search, part))
}

/** Whether an order's guest matches the typed search. `part`: only orders of these weeks, when the search is by words. */
export const matchesGuest = (restaurantId: string, typed: string | undefined, part?: Part): SQL | undefined => {
  const search = readSearch(typed ?? '')
  return search && matchesCustomer(restaurantId, search, part)
}

const matchesWords = (restaurantId: string, words: readonly string[], part: Part | undefined): SQL => {
  if (part && 'weeks' in part) return sql`${sql.raw(wordsOfWeekSql)} @@ ${weeksQueryOf(restaurantId, words, part.weeks)}::tsquery`
  return sql`${sql.raw(customerWordsSql)} @@ ${wordsQueryOf(restaurantId, words)}::tsquery`
}

const matchesCustomer = (restaurantId: string, { phoneEnd, words }: HistorySearch, part: Part | undefined): SQL | undefined => {
  if (words) {
    if (words.length === 0) return nothing
    const isBefore = part && 'before' in part ? sql`${unindexedTime} < ${startOfWeek(part.before).toISOString()}::timestamptz` : undefined
    return and(sql.raw(hasNameSql), matchesWords(restaurantId, words, part), isBefore)
  }
  return phoneEnd ? endsWith(phoneEnd) : nothing
}

// The history's index is sorted by the time of orders, and business days follow it closely: two days exceed any time zone and end of day.
const isFrom = (day: string) => sql`business_day >= ${day}::date and placed_at >= ${day}::date - interval '2 days'`
const isUntil = (day: string) => sql`business_day <= ${day}::date and placed_at < ${day}::date + interval '3 days'`

/** The filters as conditions on the rows of a restaurant's orders that counters see. */
export const passesFilters = (restaurantId: string, filters: HistoryFilters, part?: Part): SQL | undefined => {
  const { search, from, to, status, method, settlement, type, table, minAmount, maxAmount } = filters
  return and(
    eq(orders.restaurantId, restaurantId),
    sql.raw(isVisibleSql('orders')),
    matchesSearch(restaurantId, search, part),
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
