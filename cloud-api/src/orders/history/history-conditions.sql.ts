// Which orders the filters of the order history let pass, as SQL.
import type { HistoryFilters } from '@sufra/shared/order-history/order-history.routes'
import { readSearch, type HistorySearch } from '@sufra/shared/order-history/read-search'
import type { Settlement } from '@sufra/shared/order-history/settlement'
import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import { customerWordsSql, hasNameSql, wordsQueryOf } from '../customer-words.sql.ts'
import { orders } from '../orders.table.ts'
import { refundSql } from '../sale.sql.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

/** As `settlementOf`. */
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

/** Whether an order matches what was typed. */
const matchesSearch = (restaurantId: string, typed: string | undefined): SQL | undefined => {
  const search = readSearch(typed ?? '')
  if (!search) return undefined
  const number = search.orderNumber === undefined ? undefined : eq(orders.orderNumber, search.orderNumber)
  return or(number, matchesCustomer(restaurantId, search))
}

/** Whether an order's guest matches what was typed. */
export const matchesGuest = (restaurantId: string, typed: string | undefined): SQL | undefined => {
  const search = readSearch(typed ?? '')
  return search && matchesCustomer(restaurantId, search)
}

const matchesCustomer = (restaurantId: string, { phoneEnd, words }: HistorySearch): SQL => {
  if (words) {
    if (words.length === 0) return nothing
    return sql`${sql.raw(hasNameSql)} and ${sql.raw(customerWordsSql)} @@ ${wordsQueryOf(restaurantId, words)}::tsquery`
  }
  return phoneEnd ? endsWith(phoneEnd) : nothing
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
