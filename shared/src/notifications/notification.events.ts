import { z } from 'zod'
import { id, orderId, timestamp } from '../contract/wire.ts'
import { counterEvent } from '../realtime/feed-event.ts'

export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order_placed'), orderId, orderNumber: z.int(), isRead: z.boolean(), createdAt: timestamp }),
  /** `memberId`: who asked for help. */
  z.object({
    kind: z.literal('support_replied'),
    requestId: id,
    requestNumber: z.int(),
    memberId: id,
    isRead: z.boolean(),
    createdAt: timestamp,
  }),
  z.object({ kind: z.enum(['application_decided', 'papers_decided']), isRead: z.boolean(), createdAt: timestamp }),
])
export type Notification = z.input<typeof notification>

export const notificationEvents = {
  newNotification: counterEvent({ chatLink: z.string(), notification }),
}
