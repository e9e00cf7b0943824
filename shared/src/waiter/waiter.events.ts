import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'
import { orderEvent } from '../realtime/feed-event.ts'

export const waiterEvents = {
  /** The diner of an order called a waiter to its table. */
  waiter_called: orderEvent(
    {
      waiterCalledAt: timestamp,
      /** Null until a counter acknowledges this call. Absent from the events of an older release. */
      waiterAcknowledgedAt: z.null().optional(),
    },
    { sound: 'call', calledBy: ({ orderId }) => orderId },
  ),
  /** A counter shows the call and has rung for it. */
  waiter_call_acknowledged: orderEvent({ waiterAcknowledgedAt: timestamp }),
  /** A counter has answered the call. */
  waiter_coming: orderEvent({ waiterComingAt: timestamp }),
}

type WaiterEvents = typeof waiterEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends WaiterEvents {}
}
