import type { MerchantStatus } from '../accounts/account.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { CounterOrderOnWire } from '../orders/order.ts'
import type { EveryCancelReason, OrderStatus } from '../orders/order-status.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** What a change of an order tells: the specification's two fields, and what a page needs to show it without asking. */
export type OrderChange = {
  orderId: string
  orderNumber: number
  version: number
  status: OrderStatus
  acceptedAt: string | null
  promisedAt: string | null
  closedAt: string | null
  cancelReason: EveryCancelReason | null
  /** Its business day was over: the platform closed it. Absent from changes that an older release stored. */
  closedAutomatically?: boolean
}

export type Notification =
  | { kind: 'order_placed'; orderId: string; orderNumber: number; isRead: boolean; createdAt: string }
  | { kind: 'application_decided' | 'papers_decided'; isRead: boolean; createdAt: string }

/** Rows of a restaurant's feed: each has a number, is stored before it is told, and is told again to who missed it. */
export type FeedEvents = {
  order_placed: CounterOrderOnWire
  order_status_updated: OrderChange
  order_acknowledged: { orderId: string; version: number; acknowledgedAt: string }
  /** What a counter keeps a copy of has changed: its menu. `runningOut`: what an order has just brought down to few, or to nothing. */
  menu_changed: { menuVersion: number; runningOut?: { name: LocalizedText; portionsLeft: number }[] }
  /** The restaurant's tables, their codes or the prints of these have changed: fetch the list again. */
  tables_changed: { reason: 'edited' }
  /** A person silenced it at one counter: it is quiet at all. */
  order_silenced: { orderId: string; version: number; silencedAt: string }
  /** No device heard it in time. */
  order_unreachable: { orderId: string; version: number; unreachableAt: string }
  /** Someone dismissed orders that the platform had closed: no counter shows them any more. */
  orders_dismissed: { dismissedAt: string }
  /** The restaurant's own status changed: an administrator decided, or it applied again. */
  account_changed: { status: MerchantStatus }
  newNotification: { chatLink: string; notification: Notification }
}
export type FeedEvent = keyof FeedEvents

/** About the connection itself: not stored, not numbered. */
export type ConnectionEvents = {
  /** The room is joined; what was missed follows up to `seq`. */
  joined: null
  /** The log no longer reaches back to `since`: fetch, then go on from `seq`. */
  resync: null
  /** The newest number of each joined room. */
  heartbeat: { rooms: Record<string, number> }
  /** A message was rejected; `room` is the one that it was to join, where the message names one. */
  refused: { error: RefusalCode; event: string; room: string }
}

type EnvelopeOf<E> = { [K in keyof E]: { event: K; data: E[K]; room: string; seq: number; at: string } }[keyof E]
export type FeedEnvelope = EnvelopeOf<FeedEvents>
export type ConnectionEnvelope = EnvelopeOf<ConnectionEvents>
export type Envelope = FeedEnvelope | ConnectionEnvelope

/** Whether a word of the feed concerns the restaurant's own account: its status, or its papers. */
export const isAboutAccount = (envelope: FeedEnvelope): boolean =>
  envelope.event === 'account_changed' || (envelope.event === 'newNotification' && envelope.data.notification.kind !== 'order_placed')

/** Whether an event changes which orders the platform has closed and nobody has dismissed. */
export const changesClosedByPlatform = (envelope: FeedEnvelope): boolean => {
  if (envelope.event === 'orders_dismissed') return true
  if (envelope.event !== 'order_status_updated') return false
  return envelope.data.closedAutomatically === true || envelope.data.cancelReason === 'missed'
}
