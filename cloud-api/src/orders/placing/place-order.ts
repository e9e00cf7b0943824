import { priceCart, type PricedCart } from '@sufra/shared/cart/price-cart'
import { customerDetails, type CustomerDetails } from '@sufra/shared/orders/customer-details'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { quote, type PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { maxOrderTotal } from '@sufra/shared/orders/order-limits'
import { violatedConstraint } from '../../db/connect.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import { fingerprintOf } from '../../http/idempotency.ts'
import { isDuplicateKey } from '../../idempotency/idempotency.store.ts'
import { Refusal, refused } from '../../refusals/refused.ts'
import type { BuiltMenu, MenuCache } from '../../menu/menu-cache.ts'
import { forOrder } from '../../menu/diner-item.ts'
import type { Visit } from '../../visits/visit-token.ts'
import type { Visits } from '../../visits/visits.ts'
import type { OrderLimits } from './order-limits.ts'
import { orderRows } from '../order-rows.ts'
import type { NewOrder, OrdersStore } from '../orders.store.ts'

type Deps = {
  visits: Pick<Visits, 'read'>
  limits: OrderLimits
  store: OrdersStore
  menus: MenuCache
  notify: (restaurantId: string) => void
  /** Called when a restaurant's menu has changed, to invalidate its cache. */
  menuChanged: (restaurantId: string) => void
  now: () => Date
}
type PlaceResult = { placed: Placed } | { refusal: Refusal }
type Placed = { orderId: string; orderNumber: number }

/** Maximum number of attempts when the menu changes while an order is placed. */
const maxAttempts = 8

const detailsOf = ({ customerDetails: given, orderType }: PaymentPayload): CustomerDetails => {
  const details = given ?? customerDetails.parse({})
  const [problem] = Object.values(customerDetailsProblems(details, orderType))
  if (problem) throw refused(problem)
  return orderType === 'Drive-thru' ? details : { ...details, vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
}

/** Maximum number of retries when a concurrent request takes the same slot. */
const maxSlotConflicts = 20

const hasSlotConflict = (error: unknown) => String(violatedConstraint(error)).startsWith('orders_waiting_')

/** Whether an order took more than is left. */
const tookTooMuch = (error: unknown) => String(violatedConstraint(error)).endsWith('_portions_left')

/** The cart at current prices, for the diner to confirm. */
const quoteOf = ({ lines, total }: PricedCart) => quote.encode({ totalPrice: total, items: lines })

const price = (payload: PaymentPayload, { menu, items }: BuiltMenu): PricedCart | Refusal => {
  if (!menu.restaurant.takingOrders) return refused('restaurant.not_taking_orders')
  const inCart = new Set(payload.items.map(({ itemId }) => itemId))
  const wanted = items.filter(({ _id }) => inCart.has(_id))
  const priced = priceCart(payload.items, wanted.map(forOrder))
  if ('problem' in priced) return refused(priced.problem)
  const { lines, total } = priced.priced
  if (total > maxOrderTotal) return refused('order.total_max')
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

const storedResponse = async (store: OrdersStore, restaurantId: string, key: string, fingerprint: string): Promise<Placed | undefined> => {
  failpoint('before_stored_response')
  const stored = await store.readStoredResponse(restaurantId, key)
  if (!stored) return undefined
  if (stored.orderId === null || stored.orderNumber === null) throw refused('order.withdrawn')
  const placed = { orderId: stored.orderId, orderNumber: stored.orderNumber }
  if (stored.fingerprint !== fingerprint) throw refused('idempotency.other_body', placed)
  return placed
}

type Request = { key: string; fingerprint: string; networkAddress: string }
/** The part of a request that does not change between attempts. */
type Ordering = Request & { payload: PaymentPayload; details: CustomerDetails; visit: Visit }

export const createPlaceOrder = ({ store, visits, limits, menus, notify, menuChanged, now }: Deps) => {
  /** Returns undefined when the reason is not a limit but a changed menu or the table. */
  const readLimitProblem = async (restaurantId: string, order: NewOrder): Promise<Refusal | undefined> => {
    if (await store.isUnreachable(restaurantId)) return refused('restaurant.unreachable')
    const problem = await store.limitProblem(restaurantId, order)
    return problem && refused(problem)
  }

  /** The refusal of an order that matches the menu but was not placed. */
  const tableRefusal = async ({ restaurantId, tableId }: PaymentPayload, { table }: Visit): Promise<Refusal> =>
    refused(tableId ? await store.tableProblem(restaurantId, tableId, table?.epoch) : 'server.busy')

  const tryMenu = async (
    { payload, key, fingerprint, details, visit, networkAddress }: Ordering,
    menu: BuiltMenu,
  ): Promise<PlaceResult> => {
    const priced = price(payload, menu)
    if (priced instanceof Refusal) return { refusal: priced }
    const rows = orderRows(payload, priced, menu, details, now())
    const limited = limits({ visit, networkAddress, businessDay: rows.business_day, isAtTable: rows.table_id !== null })
    const order = { ...rows, ...limited, key, fingerprint }
    failpoint('before_order_statement')
    const placed = await store.place(payload.restaurantId, order)
    if (!placed) {
      const limitProblem = await readLimitProblem(payload.restaurantId, order)
      if (limitProblem) throw limitProblem
      return { refusal: await tableRefusal(payload, visit) }
    }
    failpoint('after_order_commit')
    if (rows.taken) menuChanged(payload.restaurantId)
    else notify(payload.restaurantId)
    failpoint('after_order_notify')
    return { placed: { orderId: rows.id, orderNumber: placed.orderNumber } }
  }

  /** Retries when a concurrent order takes the same slot: with the next free one, until none is left. */
  const tryMenuOnce = async (ordering: Ordering, menu: BuiltMenu): Promise<PlaceResult> => {
    for (let conflicts = 0; conflicts < maxSlotConflicts; conflicts += 1) {
      try {
        return await tryMenu(ordering, menu)
      } catch (error) {
        if (tookTooMuch(error)) {
          menus.forget(ordering.payload.restaurantId) // the stock has changed without a new menu version
          return { refusal: refused('cart.item_unavailable') }
        }
        if (!hasSlotConflict(error)) throw error
      }
    }
    throw refused('server.busy')
  }

  const placeNow = async (payload: PaymentPayload, { key, fingerprint, networkAddress }: Request): Promise<Placed> => {
    checkPayload(payload)
    const details = detailsOf(payload)
    let menu = await menus.get(payload.restaurantId)
    if (!menu) throw refused('restaurant.not_found')
    const visit = visits.read(payload.restaurantId, payload.visit)
    if (payload.tableId && visit.table?.id !== payload.tableId) throw refused('visit.expired')
    const ordering = { payload, key, fingerprint, details, visit, networkAddress }
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const result = await tryMenuOnce(ordering, menu)
      if ('placed' in result) return result.placed
      // The cached menu may be some seconds old: refuse only by the current one.
      const renewed = await menus.renew(payload.restaurantId)
      if (renewed === menu) throw result.refusal
      if (!renewed) throw refused('restaurant.not_found')
      menu = renewed
    }
    throw refused('server.busy')
  }

  /**
   * Places an order and records how it is paid. The database's prices decide; a key that was used before returns its first response.
   * Refuses `cart.*`, `customer.*`, `table.*`, `payment.*`, `restaurant.*`, `visit.expired`, the limits on orders, `order.withdrawn`, `idempotency.other_body`
   * and `idempotency.key_required`; the 409s of the cart carry a quote at current prices, `other_body` the key's order.
   */
  return async (payload: PaymentPayload, key: string | undefined, networkAddress: string): Promise<Placed> => {
    if (!key) throw refused('idempotency.key_required')
    const fingerprint = fingerprintOf({ ...payload, visit: undefined }) // a renewed visit does not make it another order
    try {
      return await placeNow(payload, { key, fingerprint, networkAddress })
    } catch (error) {
      if (!(error instanceof Refusal || isDuplicateKey(error))) throw error
      const stored = await storedResponse(store, payload.restaurantId, key, fingerprint)
      if (!stored) throw error
      return stored
    }
  }
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>
