import type { MerchantStatus } from '../accounts/account.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { CounterOrderOnWire } from '../orders/order.ts'
import type { AnyCancelReason, OrderStatus } from '../orders/order-status.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** A change of an order: the two fields of the specification, and what a page needs to show it without another request. */
export type OrderChange = {
  orderId: string
  orderNumber: number
  version: number
  status: OrderStatus
  acceptedAt: string | null
  promisedAt: string | null
  closedAt: string | null
  cancelReason: AnyCancelReason | null
  /** The platform closed it after the end of its business day. Absent from changes stored by an older release. */
  closedAutomatically?: boolean
}

export type Notification =
  | { kind: 'order_placed'; orderId: string; orderNumber: number; isRead: boolean; createdAt: string }
  | { kind: 'application_decided' | 'papers_decided'; isRead: boolean; createdAt: string }

/** Events of a restaurant's feed: numbered, stored before they are published, and replayed to clients that missed them. */
export type FeedEvents = {
  order_placed: CounterOrderOnWire
  order_status_updated: OrderChange
  order_acknowledged: { orderId: string; version: number; acknowledgedAt: string }
  /** The menu has changed. `runningOut`: items of which the last order has left few portions or none. */
  menu_changed: { menuVersion: number; runningOut?: { name: LocalizedText; portionsLeft: number }[] }
  /** The restaurant's tables, their codes or prints have changed: fetch the list again. */
  tables_changed: { reason: 'edited' }
  /** The order was silenced at one counter and no longer rings at any counter. */
  order_silenced: { orderId: string; version: number; silencedAt: string }
  /** No device acknowledged the order in time. */
  order_unreachable: { orderId: string; version: number; unreachableAt: string }
  /** Orders closed by the platform were dismissed: counters no longer show them. */
  orders_dismissed: { dismissedAt: string }
  /** The restaurant's status changed: an administrator decided, or it applied again. */
  account_changed: { status: MerchantStatus }
  newNotification: { chatLink: string; notification: Notification }
}
export type FeedEvent = keyof FeedEvents

/** Events about the connection itself: not stored, not numbered. */
export type ConnectionEvents = {
  /** The room is joined; missed events up to `seq` follow. */
  joined: null
  /** The log no longer reaches back to `since`: fetch the whole state, then continue from `seq`. */
  resync: null
  /** The newest number of each joined room. */
  heartbeat: { rooms: Record<string, number> }
  /** A client message was rejected; `room` is the room it tried to join, if it names one. */
  refused: { error: RefusalCode; event: string; room: string }
}

type EnvelopeOf<E> = { [K in keyof E]: { event: K; data: E[K]; room: string; seq: number; at: string } }[keyof E]
export type FeedEnvelope = EnvelopeOf<FeedEvents>
export type ConnectionEnvelope = EnvelopeOf<ConnectionEvents>
export type Envelope = FeedEnvelope | ConnectionEnvelope

/** Whether an event concerns the restaurant's account: its status or its documents. */
export const isAboutAccount = (envelope: FeedEnvelope): boolean =>
  envelope.event === 'account_changed' || (envelope.event === 'newNotification' && envelope.data.notification.kind !== 'order_placed')

/** Whether an event changes the list of orders closed by the platform and not dismissed. */
export const changesClosedByPlatform = (envelope: FeedEnvelope): boolean => {
  if (envelope.event === 'orders_dismissed') return true
  if (envelope.event !== 'order_status_updated') return false
  return envelope.data.closedAutomatically === true || envelope.data.cancelReason === 'missed'
}
