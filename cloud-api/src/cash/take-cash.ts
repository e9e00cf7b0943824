import { changeFor, dueOf, takeCashProblem } from '@sufra/shared/cash/take-cash'
import type { Dirhams } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import type { Connection, Db } from '../db/connect.ts'
import { failpoint } from '../failpoints/failpoints.ts'
import { completeOrders } from '../orders/complete-orders.ts'
import { changePayment, lockOrders } from '../orders/order-payments.store.ts'
import { refused } from '../refusals/refused.ts'
import { addCashMovement } from './cash-movements.store.ts'

export type Member = { restaurantId: string; userId: string }
type Taken = { order: CounterOrder; amount: Dirhams; change: Dirhams; hasOpenShift: boolean }
type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }
type StoreAnswer = (tx: Db, taken: Taken) => Promise<void>

/**
 * Takes cash for what is due of an order: the order is paid, the cash is in the drawer. Refuses `order.not_found`, `cash.not_cash_order`,
 * `cash.order_cancelled`, `cash.already_paid` and `cash.below_due`.
 */
export const createTakeCash = ({ connection, notify, now }: Deps) => {
  const take = async (tx: Db, { restaurantId, userId }: Member, orderId: string, received: Dirhams): Promise<Taken> => {
    const [row] = await lockOrders(tx, restaurantId, [orderId])
    if (!row) throw refused('order.not_found')
    const payable = { status: row.status, totalPrice: row.totalPrice, payment: { method: row.paymentMethod, paid: row.paidAmount } }
    const problem = takeCashProblem(payable, received)
    if (problem) throw refused(problem)
    const amount = dueOf(payable)
    const at = now()
    await changePayment(tx, row, { paid: amount }, at)
    const shiftId = await addCashMovement(tx, { restaurantId, kind: 'sale', amount, received, orderId, userId, at })
    const [order] = await completeOrders(tx, restaurantId, await lockOrders(tx, restaurantId, [orderId]))
    if (!order) throw new Error('a paid order has gone')
    return { order, amount, change: changeFor(amount, received), hasOpenShift: shiftId !== undefined }
  }

  return async (member: Member, orderId: string, received: Dirhams, storeAnswer: StoreAnswer): Promise<Taken> => {
    const taken = await connection.transact(async (tx) => {
      const answer = await take(tx, member, orderId, received)
      await storeAnswer(tx, answer)
      return answer
    })
    failpoint('after_cash_commit')
    notify(member.restaurantId)
    return taken
  }
}

export type TakeCash = ReturnType<typeof createTakeCash>
