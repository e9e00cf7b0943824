import { timestamp } from '../contract/wire.ts'
import { orderEvent } from '../realtime/feed-event.ts'

export const waiterEvents = {
  /** The diner of an order called a waiter to its table. */
  waiter_called: orderEvent({ waiterCalledAt: timestamp }),
  /** A counter has answered the call. */
  waiter_coming: orderEvent({ waiterComingAt: timestamp }),
}
