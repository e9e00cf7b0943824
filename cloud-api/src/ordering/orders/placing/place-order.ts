import type { PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { fingerprintOf } from '../../../platform/http/idempotency/idempotency-key.ts'
import { isDuplicateKey } from '../../../platform/http/idempotency/idempotency.store.ts'
import { Refusal, refused } from '../../../platform/refusals/refused.ts'
import type { Visits } from '../../visits/visits.ts'
import type { OrdersStore } from '../orders.store.ts'
import { checkPayload, detailsOf } from './check-order.ts'
import { createPlaceFromMenu, type OrderRequest, type Placed, type PlaceFromMenuDeps } from './place-from-menu.ts'

type Deps = PlaceFromMenuDeps & { visits: Pick<Visits, 'read'>; store: OrdersStore }

/** Maximum number of attempts when the menu changes while an order is placed. */
const maxAttempts = 8

const storedResponse = async (store: OrdersStore, restaurantId: string, key: string, fingerprint: string): Promise<Placed | undefined> => {
  failpoint('before_stored_response')
  const stored = await store.readStoredResponse(restaurantId, key)
  if (!stored) return undefined
  if (stored.orderId === null || stored.orderNumber === null) throw refused('order.withdrawn')
  const placed = { orderId: stored.orderId, orderNumber: stored.orderNumber }
  if (stored.fingerprint !== fingerprint) throw refused('idempotency.other_body', placed)
  return { ...placed, isRepeated: true }
}

export const createPlaceOrder = ({ store, visits, ...deps }: Deps) => {
  const { menus } = deps
  const placeFromMenu = createPlaceFromMenu(deps)

  const placeNow = async (payload: PaymentPayload, request: OrderRequest): Promise<Placed> => {
    checkPayload(payload)
    await request.authorisation?.check()
    const details = detailsOf(payload)
    let menu = await menus.get(payload.restaurantId)
    if (!menu) throw refused('restaurant.not_found')
    const visit = visits.read(payload.restaurantId, payload.visit)
    if (payload.tableId && visit.table?.id !== payload.tableId) throw refused('visit.expired')
    const ordering = { ...request, payload, details, visit }
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const result = await placeFromMenu(ordering, menu)
      if ('placed' in result) return result.placed
      // The cached menu may be some seconds old, so a refusal requires the current menu.
      const renewed = await menus.renew(payload.restaurantId)
      if (renewed === menu) throw result.refusal
      if (!renewed) throw refused('restaurant.not_found')
      menu = renewed
    }
    throw refused('server.busy')
  }

  /**
   * Places an order and records its payment; an order that a payment gateway authorises is placed hidden, with its call. The database's
   * prices decide; a key that was used before returns its first response. Refuses `cart.*`, `customer.*`, `table.*`, `payment.*`,
   * `restaurant.*`, `visit.expired`, the limits on orders, `order.withdrawn`, `idempotency.other_body` and `idempotency.key_required`; the
   * 409s of the cart carry a quote at current prices, `other_body` the key's order.
   */
  return async (
    payload: PaymentPayload,
    { key, networkAddress, authorisation }: Omit<OrderRequest, 'key' | 'fingerprint'> & { key: string | undefined },
  ): Promise<Placed> => {
    if (!key) throw refused('idempotency.key_required')
    const fingerprint = fingerprintOf({ ...payload, visit: undefined }) // a renewed visit is still the same order
    try {
      return await placeNow(payload, { key, fingerprint, networkAddress, authorisation })
    } catch (error) {
      if (!(error instanceof Refusal || isDuplicateKey(error))) throw error
      const stored = await storedResponse(store, payload.restaurantId, key, fingerprint)
      if (!stored) throw error
      return stored
    }
  }
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>
