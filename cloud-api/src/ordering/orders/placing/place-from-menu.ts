import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import type { PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { violatedConstraint } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import type { BuiltMenu, MenuCache } from '../../../catalogue/menu/menu-cache.ts'
import { Refusal, refused } from '../../../platform/refusals/refused.ts'
import type { Visit } from '../../visits/visit-token.ts'
import { orderRows } from '../order-rows.ts'
import { priceOrder } from './check-order.ts'
import type { OrderLimits } from './order-limits.ts'
import type { AuthorisationColumns } from './place-order.sql.ts'
import type { NewOrder, PlacingStore } from './placing.store.ts'

export type PlaceFromMenuDeps = {
  limits: OrderLimits
  placing: PlacingStore
  menus: MenuCache
  notify: (restaurantId: string) => void
  /** Called when a restaurant's menu has changed, to invalidate its cache. */
  menuChanged: (restaurantId: string) => void
  now: () => Date
}
/** The call for an order that a payment gateway authorises. */
type Authorisation = AuthorisationColumns & {
  /** Throws when the payment cannot be attempted. */
  check: () => Promise<void>
}
export type OrderRequest = { key: string; fingerprint: string; networkAddress: string; authorisation: Authorisation | undefined }
/** The part of a request that does not change between attempts. */
type Ordering = OrderRequest & { payload: PaymentPayload; details: CustomerDetails; visit: Visit }
export type Placed = {
  orderId: string
  orderNumber: number
  /** Whether an earlier request with the key placed the order. */
  isRepeated: boolean
}
type PlaceResult = { placed: Placed } | { refusal: Refusal }

/** Maximum number of retries when a concurrent request takes the same slot. */
const maxSlotConflicts = 20

const hasSlotConflict = (error: unknown) => String(violatedConstraint(error)).startsWith('orders_waiting_')

/** Whether an order took more than the remaining portions. */
const tookTooMuch = (error: unknown) => String(violatedConstraint(error)).endsWith('_portions_left')

/**
 * Places an order at the prices of a menu. Returns a refusal that another version of the menu may change, and throws any other refusal.
 * When a concurrent order takes the same slot, it retries with the next free slot, at most `maxSlotConflicts` times.
 */
export const createPlaceFromMenu = ({ limits, placing, menus, notify, menuChanged, now }: PlaceFromMenuDeps) => {
  /** Returns undefined when the reason is not a limit but a changed menu or the table. */
  const readLimitProblem = async (restaurantId: string, order: NewOrder): Promise<Refusal | undefined> => {
    if (await placing.isUnreachable(restaurantId)) return refused('restaurant.unreachable')
    const problem = await placing.limitProblem(restaurantId, order)
    return problem && refused(problem)
  }

  /** Returns the refusal of an order that matches the menu but was not placed. */
  const tableRefusal = async ({ restaurantId, tableId }: PaymentPayload, { table }: Visit): Promise<Refusal> =>
    refused(tableId ? await placing.tableProblem(restaurantId, tableId, table?.epoch) : 'server.busy')

  const tryMenu = async (
    { payload, key, fingerprint, details, visit, networkAddress, authorisation }: Ordering,
    menu: BuiltMenu,
  ): Promise<PlaceResult> => {
    const at = now()
    const priced = priceOrder(payload, menu, at)
    if (priced instanceof Refusal) return { refusal: priced }
    const rows = orderRows(payload, priced, menu, details, at)
    const limited = limits({ visit, networkAddress, businessDay: rows.business_day, isAtTable: rows.table_id !== null, at })
    const call = authorisation && { call_id: authorisation.call_id, payment_gateway: authorisation.payment_gateway }
    const order = { ...rows, ...limited, ...call, key, fingerprint }
    failpoint('before_order_statement')
    const placed = await placing.place(payload.restaurantId, order)
    if (!placed) {
      const limitProblem = await readLimitProblem(payload.restaurantId, order)
      if (limitProblem) throw limitProblem
      return { refusal: await tableRefusal(payload, visit) }
    }
    failpoint('after_order_commit')
    if (rows.taken) menuChanged(payload.restaurantId)
    else if (!authorisation) notify(payload.restaurantId)
    failpoint('after_order_notify')
    return { placed: { orderId: rows.id, orderNumber: placed.orderNumber, isRepeated: false } }
  }

  return async (ordering: Ordering, menu: BuiltMenu): Promise<PlaceResult> => {
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
}
