// Which SMS a restaurant sends, to whom, and when one to a guest is still useful.
import type { AnyCancelReason } from '../orders/cancel-reason.ts'
import type { OrderStatus } from '../orders/order-status.ts'

export const staffMessages = ['order_waiting', 'orders_waiting'] as const
export const guestMessages = ['order_accepted', 'order_ready', 'order_cancelled'] as const
export const smsMessages = [...staffMessages, 'receipt', ...guestMessages] as const
export type SmsMessage = (typeof smsMessages)[number]
export type GuestMessage = (typeof guestMessages)[number]

/** A value for each message. */
export const forEachMessage = <Value>(of: (message: SmsMessage) => Value): Record<SmsMessage, Value> => ({
  order_waiting: of('order_waiting'),
  orders_waiting: of('orders_waiting'),
  receipt: of('receipt'),
  order_accepted: of('order_accepted'),
  order_ready: of('order_ready'),
  order_cancelled: of('order_cancelled'),
})

/** The switches that a restaurant has set. */
export type SmsSwitches = { readonly [Message in SmsMessage]?: boolean | undefined }

const isGuestMessage = (message: SmsMessage): boolean => guestMessages.some((each) => each === message)

/** Whether a message is sent. Those about each order cost money, and are off until they are switched on. */
export const isSmsOn = (switches: SmsSwitches, message: SmsMessage): boolean => switches[message] ?? !isGuestMessage(message)

const messageOf: Partial<Record<OrderStatus, GuestMessage>> = {
  Preparing: 'order_accepted',
  'Out for Delivery': 'order_ready',
  Cancelled: 'order_cancelled',
}

/** Seconds after a change, from which an SMS about it would mislead, and is not sent. */
export const guestSmsExpiresAfter: Record<GuestMessage, number> = { order_accepted: 600, order_ready: 900, order_cancelled: 3_600 }

/** Seconds for which an SMS waits: when the order moves on meanwhile, only the last one is sent. */
export const guestSmsDelay = 5

/** Seconds that a change may have waited for a connection, and still be announced. */
export const maxQueuedSeconds = 120

/** SMS about orders to one number from one restaurant in 24 hours. */
export const maxGuestSmsPerNumber = 10

type Change = { status: OrderStatus; reason?: AnyCancelReason | undefined; queuedSeconds?: number | undefined }

/**
 * The SMS to the guest about a change of an order; undefined for none. A number of a fake order gets none, since its owner did not order, nor does a guest
 * who has cancelled. A change that
 * waited long for a connection is not announced, unless it is a cancellation, which is true however late it is.
 */
export const guestMessageOf = ({ status, reason, queuedSeconds = 0 }: Change): GuestMessage | undefined => {
  const message = messageOf[status]
  if (message === 'order_cancelled') return reason === 'suspected_fake' || reason === 'by_diner' ? undefined : message
  return queuedSeconds > maxQueuedSeconds ? undefined : message
}
