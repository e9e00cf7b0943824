import { amountLeft, refundWaysOf } from '@sufra/shared/refunds/check-refund'
import type { Connection } from '../db/connect.ts'
import { lockOrders } from '../orders/order-payments.store.ts'
import { addGatewayRefund } from './add-refund.ts'
import { listRefundsDue } from './refunds.store.ts'

type Deps = { connection: Pick<Connection, 'query' | 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/** Refunds what is left of cancelled orders that this gateway has captured, once each. The payment attempts are sent by whoever calls this. */
export const createRefundCancelled =
  ({ connection, notify, now }: Deps) =>
  async (gateway: string): Promise<void> => {
    for (const { restaurantId, orderId, refundId } of await listRefundsDue(connection.query, gateway)) {
      const isAdded = await connection.transact(async (tx) => {
        const [order] = await lockOrders(tx, restaurantId, [orderId])
        if (!order) return false
        const { paymentMethod: method, paymentState: state, paidAmount: paid, refundedAmount: refunded } = order
        const amount = amountLeft({ paid, refunded })
        if (amount === 0 || !refundWaysOf({ method, state }).includes('gateway')) return false
        const refund = { id: refundId, kind: 'full', amount, lines: [], reason: 'cancelled', note: '', requestedBy: null } as const
        return addGatewayRefund(tx, order, { ...refund, lines: [] }, now())
      })
      if (isAdded) notify(restaurantId)
    }
  }

export type RefundCancelled = ReturnType<typeof createRefundCancelled>
