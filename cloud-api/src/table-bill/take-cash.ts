import type { Dirhams } from '@sufra/shared/money'
import { bill as billSchema } from '@sufra/shared/table-bill/bill'
import { shareOf } from '@sufra/shared/table-bill/shares'
import { addCashMovement } from '../cash/cash-movements.store.ts'
import type { Connection, Db } from '../db/connect.ts'
import { lockCounters } from '../feed/counters.store.ts'
import { changePayment, lockOrders } from '../orders/order-payments.store.ts'
import { refused } from '../refusals/refused.ts'
import { recordBillChange } from './bill-changes.store.ts'
import { readStoredBill, type BillOf, type BillTable } from './bills.store.ts'
import { movePayment, readParts, readPayment, readPaymentsOf } from './payments/bill-payments.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }
type Cashier = { restaurantId: string; userId: string }
/** Called with the bill afterwards, in the transaction: stores the answer of the request. */
type Done = (tx: Db, of: BillOf) => Promise<void>
type Part = { orderId: string; amount: Dirhams }

/** A movement of the drawer for each order. What the order cannot take any more is refused: the cashier has not taken it yet. */
const takeParts = async (tx: Db, { restaurantId, userId }: Cashier, parts: Part[], at: Date): Promise<void> => {
  const orders = await lockOrders(
    tx,
    restaurantId,
    parts.map(({ orderId }) => orderId),
  )
  for (const { orderId, amount } of parts) {
    const order = orders.find(({ id }) => id === orderId)
    const isPayable = order && order.status !== 'Cancelled' && order.totalPrice - order.paidAmount >= amount
    if (!isPayable) throw refused('bill.changed')
    await changePayment(tx, order, { paid: amount }, at)
    await addCashMovement(tx, { restaurantId, userId, kind: 'sale', amount, orderId, at })
  }
}

export const createTakeCash = ({ connection, notify, now }: Deps) => ({
  /**
   * Takes what is due of a whole table, including shares that phones have reserved in cash. Refuses `bill.nothing_due`, and `bill.changed` with the bill
   * when that is not `amount`.
   */
  forTable: async (cashier: Cashier, table: BillTable, amount: Dirhams, done: Done): Promise<BillOf> => {
    const { restaurantId } = cashier
    const of: BillOf = { restaurantId, table, deviceId: undefined }
    await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      for (const { id } of await readPaymentsOf(tx, { restaurantId, tableId: table.id, states: ['reserved'] }))
        await movePayment(tx, { restaurantId, paymentId: id }, ['reserved'], { state: 'failed', at })
      const { bill, orderIds } = await readStoredBill(tx, of, at)
      const all = shareOf(bill, { kind: 'all' })
      if ('problem' in all) throw refused(all.problem, billSchema.encode(bill))
      if (all.share.amount !== amount) throw refused('bill.changed', billSchema.encode(bill))
      const parts = all.share.parts.map((part) => ({ orderId: orderIds.get(part.order) ?? '', amount: part.amount }))
      await takeParts(tx, cashier, parts, at)
      await recordBillChange(tx, { restaurantId, table, reason: bill.requestedAt === null ? 'payment' : 'dismissed', at })
      await done(tx, of)
    })
    notify(restaurantId)
    return of
  },

  /** Takes the share that a phone has reserved in cash. Refuses `bill.payment_not_found`, and `bill.payment_over` when it is not reserved any more. */
  forShare: async (cashier: Cashier, paymentId: string, done: Done): Promise<BillOf> => {
    const { restaurantId } = cashier
    const id = { restaurantId, paymentId }
    const taken = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      const payment = await readPayment(tx, id)
      if (!payment || payment.method !== 'Cash') throw refused('bill.payment_not_found')
      if (!(await movePayment(tx, id, ['reserved'], { state: 'paid', at }))) throw refused('bill.payment_over')
      await takeParts(tx, cashier, await readParts(tx, id), at)
      const table = { id: payment.tableId, number: payment.tableNumber }
      const of: BillOf = { restaurantId, table, deviceId: undefined }
      const { bill } = await readStoredBill(tx, of, at)
      const isSettled = bill.requestedAt !== null && bill.due === 0 && bill.waiting === 0
      await recordBillChange(tx, { restaurantId, table, reason: isSettled ? 'dismissed' : 'payment', at })
      await done(tx, of)
      return of
    })
    notify(restaurantId)
    return taken
  },
})

export type TakeCash = ReturnType<typeof createTakeCash>
