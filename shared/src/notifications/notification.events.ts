import { z } from 'zod'
import { datedKinds } from '../documents/document.ts'
import { id, orderId, timestamp } from '../contract/wire.ts'
import { counterEvent } from '../realtime/feed-event.ts'
import { invoiceNotices } from '../subscriptions/invoice.ts'

/** Notifications about the restaurant's account: its status or its documents. */
export const accountNotificationKinds = ['application_decided', 'documents_decided', 'account_deactivated', 'account_restored'] as const
export type AccountNotificationKind = (typeof accountNotificationKinds)[number]
const accountKinds: ReadonlySet<string> = new Set(accountNotificationKinds)

export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order_placed'), orderId, orderNumber: z.int(), isRead: z.boolean(), createdAt: timestamp }),
  /** `memberId`: the member who asked for help. */
  z.object({
    kind: z.literal('support_replied'),
    requestId: id,
    requestNumber: z.int(),
    memberId: id,
    isRead: z.boolean(),
    createdAt: timestamp,
  }),
  /** `documents`: all documents of one message, starting with the earliest to expire, on `day`. */
  z.object({
    kind: z.enum(['documents_expiring', 'orders_restricted']),
    documents: z.array(z.enum(datedKinds)).min(1),
    day: z.iso.date(),
    isRead: z.boolean(),
    createdAt: timestamp,
  }),
  /** Notifications about the invoices of the restaurant's subscription. */
  z.object({ kind: z.enum(invoiceNotices), invoiceNumber: z.int(), isRead: z.boolean(), createdAt: timestamp }),
  z.object({ kind: z.enum(accountNotificationKinds), isRead: z.boolean(), createdAt: timestamp }),
])
export type Notification = z.input<typeof notification>

export const notificationEvents = {
  newNotification: counterEvent(
    { chatLink: z.string(), notification },
    {
      invalidates: { account: ({ notification: { kind } }) => accountKinds.has(kind) },
      // An order has its own alarm.
      sound: ({ notification: { kind } }) => (kind === 'order_placed' ? undefined : 'order'),
    },
  ),
}

type NotificationEvents = typeof notificationEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends NotificationEvents {}
}
