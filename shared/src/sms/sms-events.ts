// The kinds of SMS that a restaurant sends, their recipients, and the time for which an SMS to a guest is useful.
import { isAnnounced, type OrderChange } from '../push/order-change.ts'
import type { OrderStatus } from '../orders/order-status.ts'

export const staffMessages = ['order_waiting', 'orders_waiting'] as const
export const guestMessages = ['order_accepted', 'order_ready', 'order_cancelled'] as const
export const smsMessages = [...staffMessages, 'receipt', ...guestMessages] as const
export type SmsMessage = (typeof smsMessages)[number]
export type GuestMessage = (typeof guestMessages)[number]

/** Creates a value for each message. */
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

/** Whether a message is sent. SMS about each order cost money, and are off until the restaurant switches them on. */
export const isSmsOn = (switches: SmsSwitches, message: SmsMessage): boolean => switches[message] ?? !isGuestMessage(message)

const messageOf: Partial<Record<OrderStatus, GuestMessage>> = {
  Preparing: 'order_accepted',
  'Out for Delivery': 'order_ready',
  Cancelled: 'order_cancelled',
}

/** Seconds after a change after which an SMS would mislead and is not sent. */
export const guestSmsExpiresAfter: Record<GuestMessage, number> = { order_accepted: 600, order_ready: 900, order_cancelled: 3_600 }

/** Seconds for which an SMS waits. If the order changes again in this time, only the last SMS is sent. */
export const guestSmsDelay = 5

/** Maximum number of SMS about orders from one restaurant to one number in 24 hours. */
export const maxGuestSmsPerNumber = 10

/** The SMS to the guest about a change of an order; undefined when there is none. */
export const guestMessageOf = (change: OrderChange): GuestMessage | undefined =>
  isAnnounced(change) ? messageOf[change.status] : undefined
