import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import type { OrdersStore } from './orders.store.ts'

type Deps = { store: OrdersStore; now: () => Date }
type ResolveRequest = { restaurantId: string; key: string; withdraw: boolean }

/**
 * The outcome of an order whose response was lost. After `withdraw` the key has either placed an order or never will, even when a request
 * with it is still in flight: both write the same row, and the later one finds it.
 */
export const createResolvePayment =
  ({ store, now }: Deps) =>
  async ({ restaurantId, key, withdraw }: ResolveRequest): Promise<PaymentOutcome> => {
    if (withdraw) await store.withdrawKey(restaurantId, key, now())
    const stored = await store.readStoredResponse(restaurantId, key)
    if (!stored) return { outcome: 'unknown' }
    const { orderId, orderNumber } = stored
    return orderId === null || orderNumber === null ? { outcome: 'withdrawn' } : { outcome: 'placed', orderId, orderNumber }
  }

export type ResolvePayment = ReturnType<typeof createResolvePayment>
