// Limits against fake orders. An order is *waiting* while its status is Received: neither accepted nor cancelled.
import { dirhams } from '../money.ts'

export const orderLimits = {
  /**
   * Maximum number of waiting orders of one table by phones that have just scanned its code. A person with a photo of the code counts among
   * them.
   */
  perTable: 3,
  /**
   * Seconds after which a phone's visit counts as a guest who sits at the table. Seated guests have a separate limit of waiting orders: the
   * number of seats, and at least `perTable`.
   */
  seatedAfter: 20,
  /** Maximum number of waiting orders of one phone at one restaurant. A phone is new there until one of its orders has been accepted. */
  perPhone: 3,
  /**
   * Maximum number of waiting orders of new phones from one network address at one restaurant. It counts phones that have just scanned the
   * code of a table with an order that was reported as fake within `blockedHours`. Other orders at tables do not count, since guests of one
   * restaurant share its address.
   */
  perNetwork: 7,
  /** Maximum number of these orders without a table. */
  perNetworkWithoutTable: 5,
  /** Maximum number of orders per minute of one new phone at one restaurant. */
  perMinute: 10,
} as const

/** Maximum total of an order. Diners with larger orders are asked to call the restaurant. */
export const maxOrderTotal = dirhams(1_000_000)

/**
 * Hours for which a phone is blocked after one of its orders was reported as fake. New phones at its table count for their network address
 * for the same time.
 */
export const blockedHours = 24

/** The refusal codes of exceeded limits. */
export type LimitProblem = 'order.table_waits' | 'order.phone_waits' | 'order.network_waits' | 'order.too_fast' | 'order.phone_blocked'
