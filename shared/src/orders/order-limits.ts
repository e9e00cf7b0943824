// What keeps invented orders from a restaurant's board. An order *waits* while it is Received: nobody has accepted or cancelled it yet.
import { dirhams } from '../money.ts'

export const orderLimits = {
  /** Waiting orders of one table. */
  perTable: 3,
  /** Waiting orders of one phone at one restaurant. A phone is new there until one of its orders has been accepted. */
  perPhone: 3,
  /**
   * Waiting orders of new phones behind one network address at one restaurant. The first waiting order of a table does not count: guests of one house share
   * its address.
   */
  perNetwork: 7,
  /** … of which without a table. */
  perNetworkWithoutTable: 5,
  /** Orders a minute of one new phone at one restaurant. */
  perMinute: 10,
} as const

/** Above this a restaurant is called rather than sent an order. */
export const maxOrderTotal = dirhams(1_000_000)

/** A phone stays blocked for so many hours after an order of it was reported as fake. */
export const blockedHours = 24

/** Why an order is not taken now: the codes of its refusals. */
export type LimitProblem = 'order.table_waits' | 'order.phone_waits' | 'order.network_waits' | 'order.too_fast' | 'order.phone_blocked'
