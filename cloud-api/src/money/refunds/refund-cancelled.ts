import { amountLeft, refundWaysOf } from '@sufra/shared/refunds/check-refund'
import type { Connection } from '../../platform/db/connect.ts'
import { failpoint } from '../../platform/process/failpoints.ts'
import { lockOrders } from '../../ordering/orders/order-payments.store.ts'
import { addGatewayRefund } from './add-refund.ts'
import { listRefundsDue, type RefundDue } from './refunds.store.ts'

type Deps = { connection: Pick<Connection, 'query' | 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/**
 * Refunds the rest of cancelled orders that this gateway has captured, once each. The caller sends the calls. Returns the errors
 * of orders that could not be refunded: they do not stop the others.
 */
export const createRefundCancelled = ({ connection, notify, now }: Deps) => {
  const refundOne = async ({ restaurantId, orderId, refundId }: RefundDue): Promise<void> => {
    const isAdded = await connection.transact(async (tx) => {
      const [order] = await lockOrders(tx, restaurantId, [orderId])
      if (!order) return false
      const { paymentMethod: method, paymentState: state, paidAmount: paid, refundedAmount: refunded } = order
      const amount = amountLeft({ paid, refunded })
      if (amount === 0 || !refundWaysOf({ method, state }).includes('gateway')) return false
      const refund = { id: refundId, kind: 'full', amount, reason: 'cancelled', note: '', requestedBy: null } as const
      return addGatewayRefund(tx, order, { ...refund, lines: [] }, now())
    })
    failpoint('after_cancelled_refund_commit')
    if (isAdded) notify(restaurantId)
  }

  return async (gateway: string): Promise<unknown[]> => {
    const problems: unknown[] = []
    for (const due of await listRefundsDue(connection.query, gateway)) await refundOne(due).catch((error: unknown) => problems.push(error))
    return problems
  }
}
