import { priceCart, type PricedCart } from '@sufra/shared/cart/price-cart'
import { customerDetails, type CustomerDetails } from '@sufra/shared/orders/customer-details'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { quote, type PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { brokenConstraint } from '../db/connect.ts'
import { failpoint } from '../failpoints/failpoints.ts'
import { fingerprintOf, usesKeyAgain } from '../http/idempotency.ts'
import { Refusal, refused } from '../http/refused.ts'
import type { BuiltMenu, MenuCache } from '../menu/menu-cache.ts'
import { forOrder } from '../menu/diner-item.ts'
import { orderRows } from './order-rows.ts'
import type { OrdersStore } from './orders.store.ts'

type Parts = {
  store: OrdersStore
  menus: MenuCache
  wake: (restaurantId: string) => void
  /** The menu of a restaurant has changed: what is kept of it is old. */
  menuChanged: (restaurantId: string) => void
  now: () => Date
}
type Tried = { placed: Placed } | { refusal: Refusal }
type Placed = { orderId: string; orderNumber: number }

/** How often prices are read again when the menu keeps changing while an order is placed. */
const tries = 8

const detailsOf = ({ customerDetails: given, orderType }: PaymentPayload): CustomerDetails => {
  const details = given ?? customerDetails.parse({})
  const [problem] = Object.values(customerDetailsProblems(details, orderType))
  if (problem) throw refused(problem)
  return orderType === 'Drive-thru' ? details : { ...details, vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
}

/** Whether an order took more than is left. */
const tookTooMuch = (error: unknown) => String(brokenConstraint(error)).endsWith('_portions_left')

/** The cart at the prices of now, for a diner to confirm again. */
const quoteOf = ({ lines, total }: PricedCart) => quote.encode({ totalPrice: total, items: lines })

const price = (payload: PaymentPayload, { menu, items }: BuiltMenu): PricedCart | Refusal => {
  if (!menu.restaurant.takingOrders) return refused('restaurant.not_taking_orders')
  const inCart = new Set(payload.items.map(({ itemId }) => itemId))
  const wanted = items.filter(({ _id }) => inCart.has(_id))
  const priced = priceCart(payload.items, wanted.map(forOrder))
  if ('problem' in priced) return refused(priced.problem)
  const { lines, total } = priced.priced
  if (lines.some((line) => !line.isAvailable)) return refused('cart.item_unavailable', quoteOf(priced.priced))
  if (total !== payload.totalPrice) return refused('cart.price_changed', quoteOf(priced.priced))
  if (payload.cashAmount === undefined) return refused('payment.cash_required')
  if (payload.cashAmount < total) return refused('payment.cash_below_total')
  return priced.priced
}

const checkPayload = (payload: PaymentPayload) => {
  if (payload.paymentMethod !== 'Cash') throw refused('payment.method_unavailable')
  if (payload.items.some((item) => item.restaurantId !== payload.restaurantId)) throw refused('cart.other_restaurant')
  if (payload.orderType === 'Dine-in' && !payload.tableId) throw refused('table.required')
}

const asKept = async (store: OrdersStore, restaurantId: string, key: string, fingerprint: string): Promise<Placed | undefined> => {
  failpoint('before_stored_response')
  const kept = await store.readKeptAnswer(restaurantId, key)
  if (!kept) return undefined
  if (kept.orderId === null || kept.orderNumber === null) throw refused('order.withdrawn')
  const placed = { orderId: kept.orderId, orderNumber: kept.orderNumber }
  if (kept.fingerprint !== fingerprint) throw refused('idempotency.other_body', placed)
  return placed
}

export const createPlaceOrder = ({ store, menus, wake, menuChanged, now }: Parts) => {
  /** The refusal of an order that fits the menu and yet was not placed. */
  const whyNotPlaced = async ({ restaurantId, tableId }: PaymentPayload): Promise<Refusal> => {
    if (await store.isUnreachable(restaurantId)) return refused('restaurant.unreachable')
    return refused(tableId ? await store.tableProblem(restaurantId, tableId) : 'table.other_restaurant')
  }

  const tryMenu = async (
    payload: PaymentPayload,
    key: string | undefined,
    fingerprint: string,
    details: CustomerDetails,
    menu: BuiltMenu,
  ): Promise<Tried> => {
    const priced = price(payload, menu)
    if (priced instanceof Refusal) return { refusal: priced }
    const rows = orderRows(payload, priced, menu, details, now())
    let placed: { orderNumber: number } | undefined
    try {
      const order = { ...rows, key: key ?? null, fingerprint }
      failpoint('before_order_statement')
      placed = await store.place(payload.restaurantId, order)
    } catch (error) {
      if (!tookTooMuch(error)) throw error
      menus.forget(payload.restaurantId) // how many are left is newer than the menu's version
      return { refusal: refused('cart.item_unavailable') }
    }
    if (!placed) return { refusal: await whyNotPlaced(payload) }
    failpoint('after_order_commit')
    if (rows.taken) menuChanged(payload.restaurantId)
    else wake(payload.restaurantId)
    failpoint('after_order_notify')
    return { placed: { orderId: rows.id, orderNumber: placed.orderNumber } }
  }

  const placeNow = async (payload: PaymentPayload, key: string | undefined, fingerprint: string): Promise<Placed> => {
    checkPayload(payload)
    const details = detailsOf(payload)
    let menu = await menus.get(payload.restaurantId)
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (!menu) throw refused('restaurant.not_found')
      const tried = await tryMenu(payload, key, fingerprint, details, menu)
      if ('placed' in tried) return tried.placed
      // The menu may be one of some seconds ago: only the menu of now may refuse.
      const renewed = await menus.renew(payload.restaurantId)
      if (renewed === menu) throw tried.refusal
      menu = renewed
    }
    throw refused('server.busy')
  }

  /**
   * Places an order and records how it is paid. The database's prices decide; a key that was used before gives its first answer again.
   * Refuses `cart.*`, `customer.*`, `table.*`, `payment.*`, `restaurant.*`, `order.withdrawn` and `idempotency.other_body`; the 409s of the cart carry a quote
   * at the prices of now, the last the order that the key stands for.
   */
  return async (payload: PaymentPayload, key: string | undefined): Promise<Placed> => {
    const fingerprint = fingerprintOf(payload)
    try {
      return await placeNow(payload, key, fingerprint)
    } catch (error) {
      if (!key || !(error instanceof Refusal || usesKeyAgain(error))) throw error
      const kept = await asKept(store, payload.restaurantId, key, fingerprint)
      if (!kept) throw error
      return kept
    }
  }
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>
