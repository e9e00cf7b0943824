import { changeFor, dueOf, takeCashProblem } from '@sufra/shared/cash/take-cash'
import { add, times, zero, type Dirhams } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { failpoint } from '../../platform/process/failpoints.ts'
import { completeOrders } from '../../ordering/orders/complete-orders.ts'
import { changePayment, lockOrders } from '../../ordering/orders/order-payments.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { closePaidSittings, reopenPaidSittings } from '../../ordering/orders/sittings/sittings.store.ts'
import { undoShare } from '../table-bill/payments/undo-share.ts'
import { addCashMovement, readTaking, type MovementRow } from './cash-movements.store.ts'
import { lockOpenShift } from './shifts.store.ts'

export type Member = { restaurantId: string; userId: string }
type Taken = { order: CounterOrder; amount: Dirhams; change: Dirhams; hasOpenShift: boolean; takingId: string }
type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }
type StoreAnswer = (tx: Db, taken: Taken) => Promise<void>

/**
 * Takes cash for the amount due of an order: the order is paid, the cash is in the drawer. Refuses `order.not_found`,
 * `cash.not_cash_order`, `cash.order_cancelled`, `cash.already_paid` and `cash.below_due`.
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
    await closePaidSittings(tx, restaurantId, [orderId], at)
    const takingId = uuidv7()
    const shiftId = await addCashMovement(tx, { restaurantId, kind: 'sale', amount, received, orderId, takingId, userId, at })
    const [order] = await completeOrders(tx, restaurantId, await lockOrders(tx, restaurantId, [orderId]))
    if (!order) throw new Error('a paid order has gone')
    return { order, amount, change: changeFor(amount, received), hasOpenShift: shiftId !== undefined, takingId }
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

/** Returns the sales of a taking. Refuses sales that can no longer be undone. */
const undoableSales = (taking: MovementRow[], openShiftId: string | null): MovementRow[] => {
  if (taking.length === 0) throw refused('cash.taking_not_found')
  if (taking.some(({ kind }) => kind === 'undone')) throw refused('cash.taking_undone')
  if (taking.some(({ dayClose, shiftId }) => dayClose !== null || shiftId !== openShiftId)) throw refused('cash.taking_closed')
  return taking
}

/**
 * Undoes one taking of cash: each order is unpaid again, as is the share of a table's bill that it paid, and the drawer has a
 * counter-entry. Refuses `cash.taking_not_found`, `cash.taking_undone`, `cash.taking_closed` once the shift or the day of the taking is
 * closed, and `cash.taking_returned` when some of it was handed back.
 */
export const createUndoCash = ({ connection, notify, now }: Deps) => {
  const undo = async (tx: Db, { restaurantId, userId }: Member, takingId: string): Promise<{ amount: Dirhams }> => {
    await lockCounters(tx, restaurantId)
    const shift = await lockOpenShift(tx, restaurantId)
    const sales = undoableSales(await readTaking(tx, restaurantId, takingId), shift?.id ?? null)
    const orderIds = sales.flatMap(({ orderId }) => orderId ?? [])
    const orders = new Map((await lockOrders(tx, restaurantId, orderIds)).map((order) => [order.id, order]))
    const at = now()
    for (const { orderId, amount } of sales) {
      const order = orders.get(orderId ?? '')
      if (!order || order.refundedAmount > 0) throw refused('cash.taking_returned')
      await changePayment(tx, order, { paid: times(amount, -1) }, at)
      await addCashMovement(tx, { restaurantId, kind: 'undone', amount, orderId, takingId, userId, at })
    }
    await reopenPaidSittings(tx, restaurantId, orderIds)
    await undoShare(tx, restaurantId, takingId, at)
    return { amount: add(zero, ...sales.map(({ amount }) => amount)) }
  }

  return async (member: Member, takingId: string, storeAnswer: (tx: Db, undone: { amount: Dirhams }) => Promise<void>) => {
    const undone = await connection.transact(async (tx) => {
      const answer = await undo(tx, member, takingId)
      await storeAnswer(tx, answer)
      return answer
    })
    notify(member.restaurantId)
    return undone
  }
}

export type UndoCash = ReturnType<typeof createUndoCash>
