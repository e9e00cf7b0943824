import { add, times } from '@sufra/shared/money'
import { refundProblem } from '@sufra/shared/refunds/check-refund'
import type { RefundRequest, StaffRefund } from '@sufra/shared/refunds/refund'
import { v7 as uuidv7 } from 'uuid'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { failpoint } from '../../platform/process/failpoints.ts'
import { completeOrders } from '../../ordering/orders/complete-orders.ts'
import { lockOrders } from '../../ordering/orders/order-payments.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { addCashRefund, addGatewayRefund } from './add-refund.ts'
import { asStaffRefunds, readRefunds } from './refunds.store.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  /** Calls the payment gateway for a stored refund, and waits for a while. */
  sendRefund: (callId: string) => Promise<void>
  notify: (restaurantId: string) => void
  now: () => Date
}
type Member = { userId: string; restaurantId: string }
/** Stores the answer to the request in its transaction. */
type StoreAnswer = (tx: Db, answer: { data: StaffRefund }) => Promise<void>

/**
 * Refunds an order of the member's restaurant: stored and reserved in one transaction, then sent to the payment gateway, or handed back as
 * cash. Refuses `order.not_found` and the result of `refundProblem` in shared; the details have the remaining amount, in dirhams.
 */
export const createRequestRefund = ({ connection, sendRefund, notify, now }: Deps) => {
  const readRefund = async (db: Db, { restaurantId, orderId }: { restaurantId: string; orderId: string }, refundId: string) => {
    const rows = await readRefunds(db, restaurantId, orderId)
    const [refund] = await asStaffRefunds(
      db,
      rows.filter(({ id }) => id === refundId),
    )
    if (!refund) throw new Error('a refund is not stored')
    return refund
  }

  return async ({ userId, restaurantId }: Member, orderId: string, request: RefundRequest, storeAnswer: StoreAnswer) => {
    const id = uuidv7()
    const { kind, amount, reason, note, way } = request
    await connection.transact(async (tx) => {
      const at = now()
      const [row] = await lockOrders(tx, restaurantId, [orderId])
      const [order] = row ? await completeOrders(tx, restaurantId, [row]) : []
      if (!row || !order) throw refused('order.not_found')
      const problem = refundProblem(order, await readRefunds(tx, restaurantId, orderId), request)
      if (problem) throw refused(problem, { left: add(row.paidAmount, times(row.refundedAmount, -1)) })
      const lines = request.kind === 'lines' ? request.lines : []
      const refund = { id, kind, amount, lines, reason, note, requestedBy: userId }
      if (way === 'cash') await addCashRefund(tx, row, refund, at)
      else await addGatewayRefund(tx, row, refund, at)
      const details = { refundId: id, orderId, orderNumber: row.orderNumber, amount, reason, note, way, lines }
      await recordMemberEntry(tx, { memberId: userId, restaurantId, action: 'order_refunded', at, details })
      await storeAnswer(tx, { data: await readRefund(tx, { restaurantId, orderId }, id) })
    })
    failpoint('after_refund_commit')
    notify(restaurantId)
    if (way === 'gateway') await sendRefund(id)
    return readRefund(connection.db, { restaurantId, orderId }, id)
  }
}

export type RequestRefund = ReturnType<typeof createRequestRefund>
