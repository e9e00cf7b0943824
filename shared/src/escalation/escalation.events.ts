import { timestamp } from '../contract/wire.ts'
import { orderLists } from '../orders/order.events.ts'
import { statementEvent } from '../realtime/feed-event.ts'

export const escalationEvents = {
  /** The order was silenced at one counter and no longer rings at any counter. */
  order_silenced: statementEvent({ silencedAt: timestamp }, { invalidates: orderLists }),
  /** No device acknowledged the order in time. */
  order_unreachable: statementEvent({ unreachableAt: timestamp }, { invalidates: orderLists }),
}

type EscalationEvents = typeof escalationEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends EscalationEvents {}
}
