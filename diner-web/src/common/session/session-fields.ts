// The fields of the diner's session (spec §3), and their readers for stored values. Money in dirhams, times in milliseconds.
import type { CartAddOn, CartItem, CartOption } from '@sufra/shared/cart/cart'
import { maxQuantity } from '@sufra/shared/cart/limits'
import type { Dirhams } from '@sufra/shared/money'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import { orderStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import { orderTypes, type OrderType } from '@sufra/shared/orders/order-type'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { flag, listOf, nullable, oneOf, readFields, record, recordOr, text, integer, type Reader } from './read-stored.ts'

export type StatusNotification = { title: string; message: string; at: number }

/** The restaurant and table of a diner. Each tab has its own, also after a reload: scanning a table in one tab does not change another tab. */
export type Place = { restaurantId: string; tableId: string; tableNumber: number | null }

export const placeOf = ({ restaurantId, tableId, tableNumber }: Place): Place => ({ restaurantId, tableId, tableNumber })

/** A restaurant or table that this phone has opened: the scanned code, and the visit for its orders. */
export type OpenedPlace = Place & { tableToken: string; visit: string }

/** An open order that was placed on this phone. */
export type OpenOrder = Place & { orderId: string; orderNumber: number; status: OrderStatus }

/**
 * The order that the diner confirmed, exactly as displayed then. `key` is the idempotency key: the snapshot becomes one order, however
 * often it is sent.
 */
export type OrderSnapshot = Place & {
  key: string
  confirmedAt: number
  cart: CartItem[]
  orderType: OrderType
  customerDetails: CustomerDetails
  orderInstructions: string
  paymentMethod: PaymentMethod
  /** 0 unless paid in cash. */
  cashAmount: Dirhams
}

/**
 * The checkout of one snapshot:
 * - `waiting`: not sent yet; `sendsWhenOnline` once the diner has agreed to that.
 * - `sending`: the tab `owner` sends it; its lease ends at `until`. `sends` counts the requests, including this one.
 * - `unconfirmed`: it was sent, and there was no response.
 * - `withdrawing`: the diner cancelled it, or the server rejected a repeated request; the server has to ensure that it is not placed.
 * - `rejected`: the server refused it with `error`.
 */
export type Checkout =
  | { state: 'idle' }
  | { state: 'waiting'; snapshot: OrderSnapshot; sendsWhenOnline: boolean }
  | { state: 'sending'; snapshot: OrderSnapshot; sends: number; owner: string; until: number }
  | { state: 'unconfirmed'; snapshot: OrderSnapshot; sends: number }
  | { state: 'withdrawing'; snapshot: OrderSnapshot; error: RefusalCode | null }
  | { state: 'rejected'; snapshot: OrderSnapshot; error: RefusalCode }

export const noDetails: CustomerDetails = { customerName: '', mobileNumber: '', vehicleModel: '', vehicleNumber: '', vehicleColor: '' }

export const emptySession = {
  cart: [] as CartItem[],
  /** The open order that the tracking page shows, and its status. */
  orderId: '',
  status: 'Received' as OrderStatus,
  /** The order that was delivered while the tracking page showed it. */
  deliveredOrderId: '',
  /** Every open order of this phone, oldest first. */
  orders: [] as OpenOrder[],
  checkout: { state: 'idle' } as Checkout,
  /** Newest first. */
  opened: [] as OpenedPlace[],
  /** The latest visit token, which identifies the phone to the server. */
  lastVisit: '',
  /** The UPI ids that the diner has saved, newest first. */
  upiIds: [] as string[],
  /** The name of the last way to pay (`methodKey`). Never a token. */
  lastMethod: '',
  notifications: [] as StatusNotification[],
  tableNumber: null as number | null,
  tableId: '',
  restaurantId: '',
  cuisineId: '',
  categoryId: '',
  pageTitle: '',
  orderCount: 0,
  selectedPlan: '',
  planDetails: '',
  orderInstructions: '',
  orderSettings: { orderType: 'Dine-in' as OrderType, requireVehicleDetails: false },
  customerDetails: noDetails,
  allowNotification: false,
  serviceWorkerRegistered: false,
  buzzerActive: false,
  timeLeft: 0,
  /** The idempotency key of the cart, shared by all tabs, so that a cart confirmed in two tabs becomes one order. */
  currentUniqueId: '',
}

export type Session = typeof emptySession
/** The stored part of the session: everything except the notifications (spec §3). */
export type StoredSession = Omit<Session, 'notifications'>

const amount = integer(0) as Reader<Dirhams> // the constants below are whole numbers of dirhams
const namedOption = record<Omit<CartOption, 'optionId'>>({ optionName: text, pricing: amount, quantity: integer(0, maxQuantity) })
/** An older release stored options without ids. */
const option: Reader<CartOption> = (value) => {
  const named = namedOption(value)
  return named && { ...named, ...readFields<Pick<CartOption, 'optionId'>>({ optionId: text }, value) }
}
const addOn = record<Pick<CartAddOn, 'addOnTitle' | 'options'>>({ addOnTitle: text, options: listOf(option) })
const lineWithoutNote = record<Omit<CartItem, 'note'>>({
  itemId: text,
  restaurantId: text,
  basePrice: amount,
  pricePerItem: amount,
  quantity: integer(1, maxQuantity),
  addOns: listOf<CartAddOn>(addOn),
})
const cart = listOf<CartItem>((value) => {
  const line = lineWithoutNote(value)
  return line && { ...line, ...readFields<Pick<CartItem, 'note'>>({ note: text }, value) }
})
const customerDetails = record<CustomerDetails>({
  customerName: text,
  mobileNumber: text,
  vehicleModel: text,
  vehicleNumber: text,
  vehicleColor: text,
})
const method = oneOf<PaymentMethod>(['Cash', 'Card', 'UPI'])
export const place = { restaurantId: text, tableId: text, tableNumber: nullable(integer(1)) }
const status = oneOf(orderStatuses)
const snapshot = record<OrderSnapshot>({
  ...place,
  key: text,
  confirmedAt: integer(0),
  cart,
  orderType: oneOf(orderTypes),
  customerDetails,
  orderInstructions: text,
  // An older release accepted only cash, and stored no method.
  paymentMethod: (value) => method(value ?? 'Cash'),
  cashAmount: amount,
})
const refusal = text as Reader<RefusalCode> // an unknown code is shown as an unexpected error
const sends = integer(0)

const checkouts: Reader<Checkout>[] = [
  record<Extract<Checkout, { state: 'waiting' }>>({ state: oneOf(['waiting']), snapshot, sendsWhenOnline: flag }),
  record<Extract<Checkout, { state: 'sending' }>>({ state: oneOf(['sending']), snapshot, sends, owner: text, until: integer(0) }),
  record<Extract<Checkout, { state: 'unconfirmed' }>>({ state: oneOf(['unconfirmed']), snapshot, sends }),
  record<Extract<Checkout, { state: 'withdrawing' }>>({ state: oneOf(['withdrawing']), snapshot, error: nullable(refusal) }),
  record<Extract<Checkout, { state: 'rejected' }>>({ state: oneOf(['rejected']), snapshot, error: refusal }),
]
const checkout: Reader<Checkout> = (value) => checkouts.map((read) => read(value)).find((read) => read !== undefined)

const { notifications: _notifications, ...defaultSession } = emptySession

/** Reads a stored session. Fields with another shape get their default. */
export const readSession = recordOr<StoredSession>(defaultSession, {
  cart,
  orderId: text,
  deliveredOrderId: text,
  status,
  orders: listOf(record<OpenOrder>({ ...place, orderId: text, orderNumber: integer(1), status })),
  checkout,
  opened: listOf(
    record<OpenedPlace>({
      ...place,
      // An older release did not store it.
      tableNumber: (value) => place.tableNumber(value ?? null),
      tableToken: text,
      visit: text,
    }),
  ),
  lastVisit: text,
  upiIds: listOf(text),
  lastMethod: text,
  ...place,
  cuisineId: text,
  categoryId: text,
  pageTitle: text,
  orderCount: integer(0),
  selectedPlan: text,
  planDetails: text,
  orderInstructions: text,
  orderSettings: record<Session['orderSettings']>({ orderType: oneOf(orderTypes), requireVehicleDetails: flag }),
  customerDetails,
  allowNotification: flag,
  serviceWorkerRegistered: flag,
  buzzerActive: flag,
  timeLeft: integer(0),
  currentUniqueId: text,
})
