// Which SMS a restaurant sends, to whom, and when one to a guest is still useful.
import { isAnnounced, type OrderChange } from '../push/order-change.ts'
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

/** SMS about orders to one number from one restaurant in 24 hours. */
export const maxGuestSmsPerNumber = 10

/** The SMS to the guest about a change of an order; undefined for none. */
export const guestMessageOf = (change: OrderChange): GuestMessage | undefined =>
  isAnnounced(change) ? messageOf[change.status] : undefined
