import { declineRefusal } from '@sufra/shared/payments/decline-reason'
import { isVisibleToCounter } from '@sufra/shared/payments/payment-state'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import { failpoint } from '../../platform/process/failpoints.ts'
import type { OrdersStore } from '../../ordering/orders/orders.store.ts'
import type { SettleCall } from './calls/settle-call.ts'
import type { OrderPaymentsStore } from './orders/order-payments.store.ts'

type ReadDeps = { store: Pick<OrderPaymentsStore, 'readAuthorisation'>; orders: Pick<OrdersStore, 'readStoredResponse'> }
type Deps = {
  readOutcome: ReadOutcome
  orders: Pick<OrdersStore, 'withdrawKey'>
  settle: Pick<SettleCall, 'giveUp'>
  now: () => Date
}
type KeyOf = { restaurantId: string; key: string }

/** Returns the outcome of the order with an idempotency key. */
export const createReadOutcome =
  ({ store, orders }: ReadDeps) =>
  async ({ restaurantId, key }: KeyOf): Promise<PaymentOutcome> => {
    const stored = await orders.readStoredResponse(restaurantId, key)
    if (!stored) return { outcome: 'unknown' }
    const { orderId, orderNumber } = stored
    if (orderId === null || orderNumber === null) return { outcome: 'withdrawn' }
    const payment = await store.readAuthorisation(orderId)
    if (!payment || isVisibleToCounter(payment.method, payment.state)) return { outcome: 'placed', orderId, orderNumber }
    if (payment.state === 'failed') return { outcome: 'declined', error: declineRefusal(payment.error ?? 'other') }
    return { outcome: 'awaiting', orderId, orderNumber, challengeUrl: payment.challengeUrl ?? undefined }
  }

/**
 * Returns the outcome of an order whose response was lost or whose payment is not decided yet. After `withdraw` the key has either placed
 * an order or never will, even when a request with it is still in flight: both write the same row, and the later request finds it.
 */
export const createResolvePayment =
  ({ readOutcome, orders, settle, now }: Deps) =>
  async ({ restaurantId, key, withdraw }: KeyOf & { withdraw: boolean }): Promise<PaymentOutcome> => {
    if (withdraw) {
      await orders.withdrawKey(restaurantId, key, now())
      failpoint('after_withdrawn_key_commit')
    }
    const outcome = await readOutcome({ restaurantId, key })
    if (!withdraw || outcome.outcome !== 'awaiting') return outcome
    await settle.giveUp({ restaurantId, payerId: outcome.orderId }, 'other', key)
    return readOutcome({ restaurantId, key })
  }

export type ReadOutcome = ReturnType<typeof createReadOutcome>
export type ResolvePayment = ReturnType<typeof createResolvePayment>
