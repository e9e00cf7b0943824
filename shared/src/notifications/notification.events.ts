import { z } from 'zod'
import { orderId, timestamp } from '../contract/wire.ts'
import { counterEvent } from '../realtime/feed-event.ts'

export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order_placed'), orderId, orderNumber: z.int(), isRead: z.boolean(), createdAt: timestamp }),
  z.object({ kind: z.enum(['application_decided', 'papers_decided']), isRead: z.boolean(), createdAt: timestamp }),
])
export type Notification = z.input<typeof notification>

export const notificationEvents = {
  newNotification: counterEvent({ chatLink: z.string(), notification }),
}
