// Messages sent by clients over /ws. Events from the server are in events.ts.
import { z } from 'zod'
import { id, orderId } from '../contract/wire.ts'

const since = z.int().min(0).optional()

export const clientMessage = z.discriminatedUnion('event', [
  /** `since`: the order's version that the client has. */
  z.object({ event: z.literal('join_order_room'), data: z.object({ orderId, since }) }),
  /** `since`: the version of the menu that the page shows. */
  z.object({ event: z.literal('join_menu_room'), data: z.object({ restaurantId: id, since }) }),
  /** `since`: the version of the bill that the page shows. */
  z.object({ event: z.literal('join_table_room'), data: z.object({ restaurantId: id, tableId: id, since }) }),
  /** `since`: the newest `seq` that the client has of its restaurant's feed. */
  z.object({ event: z.literal('join_merchant_room'), data: z.object({ since }).default({}) }),
  /** Heartbeat of a counter device, sent every 20 s. */
  z.object({ event: z.literal('device_alive'), data: z.object({ deviceId: id }) }),
  /** A counter device shows the order and rings. */
  z.object({ event: z.literal('order_acknowledged'), data: z.object({ orderId }) }),
])
export type ClientMessage = z.input<typeof clientMessage>
