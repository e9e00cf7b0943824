import { dirhams, times } from '@sufra/shared/money'
import type { Connection } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { changePayment } from '../../../ordering/orders/order-payments.store.ts'
import { insertRefund } from '../../refunds/refunds.store.ts'
import { beginCall, callIdOf, readCalls } from '../../payments/calls/calls.store.ts'
import type { PaymentId } from './bill-payments.store.ts'
import { lockPayment } from './lock-payment.ts'

const byPlatform = { kind: 'amount', reason: 'cancelled', note: '', way: 'gateway', state: 'requested', requestedBy: null } as const

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/**
 * Returns the parts of a share whose orders were cancelled after it was paid, unless the counter has returned them. They count as returned
 * from now on; the job sends the refunds.
 */
export const createRefundCancelled =
  ({ connection, notify, now }: Deps) =>
  async (payment: PaymentId): Promise<void> => {
    await connection.transact(async (tx) => {
      const at = now()
      const { id, payment: share, parts, orders } = await lockPayment(tx, payment)
      const { restaurantId, paymentId: payerId } = id
      const calls = await readCalls(tx, 'share', restaurantId, [payerId])
      const refunded = new Set(calls.map((call) => call.orderId))
      for (const { orderId, paid } of parts) {
        const order = orders.get(orderId)
        if (order?.status !== 'Cancelled' || refunded.has(orderId) || paid === 0) continue
        const returned = dirhams(Math.min(paid, order.paidAmount - order.refundedAmount))
        const returning = { restaurantId, orderId, id: callIdOf(payerId, `refund:${orderId}`), amount: returned }
        const through = { gateway: share.paymentGateway ?? '', method: share.method }
        await beginCall(tx, { ...returning, ...through, payerKind: 'share', payerId, kind: 'refund' }, at)
        if (returned > 0) await insertRefund(tx, { ...byPlatform, ...returning, requestedAt: at, lines: [] })
        await changePayment(tx, order, { refunded: returned, returnableShare: times(paid, -1) }, at)
      }
    })
    failpoint('after_share_return_commit')
    notify(payment.restaurantId)
  }

export type RefundCancelled = ReturnType<typeof createRefundCancelled>
