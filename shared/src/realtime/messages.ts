// Messages sent by clients over /ws. Events from the server are in feed-event.ts and connection.events.ts.
import { z } from 'zod'
import { id, orderId, timestamp, wholeNumber } from '../contract/wire.ts'
import { visitToken } from '../visits/visit.routes.ts'

const since = wholeNumber.optional()

export const clientMessage = z.discriminatedUnion('event', [
  /** `since`: the order's version that the client has. */
  z.object({ event: z.literal('join_order_room'), data: z.object({ orderId, since }) }),
  /**
   * `since`: the version of the menu that the page shows. `visit`: the visit of the phone, if it has one. A guest who scanned a table's
   * code may always join.
   */
  z.object({ event: z.literal('join_menu_room'), data: z.object({ restaurantId: id, visit: visitToken.optional(), since }) }),
  /** `since`: the version of the bill that the page shows. */
  z.object({ event: z.literal('join_table_room'), data: z.object({ restaurantId: id, tableId: id, since }) }),
  /** `since`: the newest `seq` that the client has of its restaurant's feed. */
  z.object({ event: z.literal('join_merchant_room'), data: z.object({ since }).default({}) }),
  /** Heartbeat of a counter device, sent every 20 s. */
  z.object({ event: z.literal('device_alive'), data: z.object({ deviceId: id }) }),
  /** A counter device shows the order and rings. */
  z.object({ event: z.literal('order_acknowledged'), data: z.object({ orderId }) }),
  /**
   * A counter device shows a table's call (for a waiter or for the bill) and has rung for it. `calledAt`: the time of the call that it
   * received.
   */
  z.object({
    event: z.literal('call_acknowledged'),
    data: z.union([z.object({ orderId, calledAt: timestamp }), z.object({ tableId: id, calledAt: timestamp })]),
  }),
])
export type ClientMessage = z.input<typeof clientMessage>
