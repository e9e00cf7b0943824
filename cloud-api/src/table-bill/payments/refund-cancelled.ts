import { dirhams } from '@sufra/shared/money'
import type { Connection } from '../../db/connect.ts'
import { changePayment } from '../../orders/order-payments.store.ts'
import { attemptIdOf, insertAttempt, readRefundedOrders } from './bill-attempts.store.ts'
import type { PaymentId } from './bill-payments.store.ts'
import { lockPayment } from './lock-payment.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/**
 * Returns the parts of a share whose orders were cancelled after it was paid, unless that was returned at the counter. They count as returned from now
 * on; the job sends them.
 */
export const createRefundCancelled =
  ({ connection, notify, now }: Deps) =>
  async (payment: PaymentId): Promise<void> => {
    await connection.transact(async (tx) => {
      const at = now()
      const { id, parts, orders } = await lockPayment(tx, payment)
      const refunded = await readRefundedOrders(tx, id)
      for (const { orderId, amount } of parts) {
        const order = orders.get(orderId)
        if (order?.status !== 'Cancelled' || refunded.has(orderId)) continue
        const returned = dirhams(Math.min(amount, order.paidAmount - order.refundedAmount))
        const attemptId = attemptIdOf(id.paymentId, `refund:${orderId}`)
        await insertAttempt(tx, { ...id, id: attemptId, kind: 'refund', orderId, amount: returned, at })
        if (returned > 0) await changePayment(tx, order, { refunded: returned }, at)
      }
    })
    notify(payment.restaurantId)
  }

export type RefundCancelled = ReturnType<typeof createRefundCancelled>
