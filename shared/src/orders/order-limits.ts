// Limits against fake orders. An order is *waiting* while its status is Received: neither accepted nor cancelled.
import { dirhams } from '../money.ts'

export const orderLimits = {
  /** Maximum number of waiting orders of one table. */
  perTable: 3,
  /** Maximum number of waiting orders of one phone at one restaurant. A phone is new there until one of its orders has been accepted. */
  perPhone: 3,
  /**
   * Maximum number of waiting orders of new phones from one network address at one restaurant. The first waiting order of each table does not
   * count, since guests of one restaurant share its address.
   */
  perNetwork: 7,
  /** Maximum number of these that have no table. */
  perNetworkWithoutTable: 5,
  /** Maximum number of orders per minute of one new phone at one restaurant. */
  perMinute: 10,
} as const

/** Maximum total of an order. Diners with larger orders are asked to call the restaurant. */
export const maxOrderTotal = dirhams(1_000_000)

/** Hours for which a phone is blocked after one of its orders was reported as fake. */
export const blockedHours = 24

/** The refusal codes of exceeded limits. */
export type LimitProblem = 'order.table_waits' | 'order.phone_waits' | 'order.network_waits' | 'order.too_fast' | 'order.phone_blocked'
