// All events of a restaurant's feed, collected from the features: numbered, stored before they are published, and replayed to clients that missed them.
import type { z } from 'zod'
import { accountEvents } from '../accounts/account.events.ts'
import { cashEvents } from '../cash/cash.events.ts'
import { escalationEvents } from '../escalation/escalation.events.ts'
import { menuEvents } from '../menu/menu.events.ts'
import { accountNotificationKinds, notificationEvents } from '../notifications/notification.events.ts'
import { orderEvents } from '../orders/order.events.ts'
import { subscriptionEvents } from '../subscriptions/subscription.events.ts'
import { supportEvents } from '../support/support.events.ts'
import { tableBillEvents } from '../table-bill/table-bill.events.ts'
import { isUnattended } from '../orders/cancel-reason.ts'
import { tableEvents } from '../tables/table.events.ts'
import { waiterEvents } from '../waiter/waiter.events.ts'
import type { ConnectionEvents } from './connection.events.ts'
import type { FeedEventDefinition } from './feed-event.ts'

export const feedEvents = {
  ...orderEvents,
  ...escalationEvents,
  ...menuEvents,
  ...tableEvents,
  ...cashEvents,
  ...tableBillEvents,
  ...waiterEvents,
  ...accountEvents,
  ...notificationEvents,
  ...subscriptionEvents,
  ...supportEvents,
} satisfies Record<string, FeedEventDefinition>

export type FeedEvent = keyof typeof feedEvents
/** The data of each event on the wire. */
export type FeedEvents = { [Event in FeedEvent]: z.input<(typeof feedEvents)[Event]['data']> }

type EnvelopeOf<E> = { [K in keyof E]: { event: K; data: E[K]; room: string; seq: number; at: string } }[keyof E]
export type FeedEnvelope = EnvelopeOf<FeedEvents>
export type ConnectionEnvelope = EnvelopeOf<ConnectionEvents>
export type Envelope = FeedEnvelope | ConnectionEnvelope

const accountKinds: ReadonlySet<string> = new Set(accountNotificationKinds)

/** Whether an event concerns the restaurant's account: its status or its documents. */
export const isAboutAccount = (envelope: FeedEnvelope): boolean =>
  envelope.event === 'account_changed' || (envelope.event === 'newNotification' && accountKinds.has(envelope.data.notification.kind))

/** Whether an event changes the list of orders that were closed without the counter and are not dismissed. */
export const changesClosedByPlatform = (envelope: FeedEnvelope): boolean => {
  if (envelope.event === 'orders_dismissed') return true
  if (envelope.event !== 'order_status_updated') return false
  return envelope.data.closedAutomatically === true || isUnattended(envelope.data.cancelReason)
}

/** Whether an event plays the sound for a table that needs the counter: it calls a waiter, asks for its bill, or has cancelled an order. */
export const callsStaff = (envelope: FeedEnvelope): boolean => {
  if (envelope.event === 'waiter_called') return true
  if (envelope.event === 'table_bill_changed') return envelope.data.reason === 'asked'
  return envelope.event === 'order_status_updated' && envelope.data.cancelReason === 'by_diner'
}
