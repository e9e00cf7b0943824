import type { Dirhams } from '@sufra/shared/money'
import { bill as billSchema, type Bill } from '@sufra/shared/table-bill/bill'
import { partsOf, shareOf } from '@sufra/shared/table-bill/shares'
import { v7 as uuidv7 } from 'uuid'
import { addCashMovement } from '../cash/cash-movements.store.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { changePayment, lockOrders } from '../../ordering/orders/order-payments.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { recordBillChange } from './bill-changes.store.ts'
import { readStoredBill, type BillOf, type BillTable, type StoredBill } from './bills.store.ts'
import {
  linkToTaking,
  movePayment,
  readParts,
  readPayment,
  readPaymentsOf,
  replaceParts,
  type BillPayment,
  type BillPaymentPart,
} from './payments/bill-payments.store.ts'
import { closePaidSittings } from '../../ordering/orders/sittings/sittings.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }
type Cashier = { restaurantId: string; userId: string }
/** Called with the bill afterwards, in the transaction, to store the answer of the request. */
type Done = (tx: Db, of: BillOf, takingId: string) => Promise<void>
type Taken = { of: BillOf; takingId: string }
type Part = { orderId: string; amount: Dirhams }

/**
 * Adds a movement of the drawer for each order; the movements are undone together. An amount that an order can no longer take is refused,
 * since the cashier has not taken it yet.
 */
const takeParts = async (tx: Db, { restaurantId, userId }: Cashier, parts: Part[], at: Date): Promise<string> => {
  const takingId = uuidv7()
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
    await addCashMovement(tx, { restaurantId, userId, kind: 'sale', amount, orderId, takingId, at })
  }
  await closePaidSittings(
    tx,
    restaurantId,
    parts.map(({ orderId }) => orderId),
    at,
  )
  return takingId
}

/** Whether the chosen portions are still unpaid. */
const areUnitsFree = ({ orders }: Bill, billOrderId: string | undefined, lines: BillPaymentPart['lines']) =>
  lines.every(({ line, units }) => {
    const free = orders.find(({ _id }) => _id === billOrderId)?.items.find((item) => item.line === line)?.freeUnits ?? []
    return units.every((unit) => free.includes(unit))
  })

/** Whether a share is an amount, which is divided among the current orders, instead of chosen orders or portions. */
const isOfAmount = ({ kind }: BillPayment) => kind === 'all' || kind === 'equal'

/** Returns a phone's cash share as parts of the current orders, or undefined when others have paid it since. */
const partsNow = ({ bill, orderIds }: StoredBill, payment: BillPayment, chosen: BillPaymentPart[]): Part[] | undefined => {
  if (isOfAmount(payment))
    return partsOf(bill, payment.amount)?.map(({ order, amount }) => ({ orderId: orderIds.get(order) ?? '', amount }))
  const billIds = new Map([...orderIds].map(([billId, orderId]) => [orderId, billId]))
  return chosen.every(({ orderId, lines }) => areUnitsFree(bill, billIds.get(orderId), lines)) ? chosen : undefined
}

export const createTakeCash = ({ connection, notify, now }: Deps) => ({
  /**
   * Takes the amount due of a whole table, including cash shares of phones. Refuses `bill.nothing_due`, and `bill.changed` with the bill
   * when the amount due is not `amount`.
   */
  forTable: async (cashier: Cashier, table: BillTable, amount: Dirhams, done: Done): Promise<Taken> => {
    const { restaurantId } = cashier
    const of: BillOf = { restaurantId, table, deviceId: undefined }
    const takingId = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      for (const { id } of await readPaymentsOf(tx, { restaurantId, tableId: table.id, states: ['reserved'] }))
        await movePayment(tx, { restaurantId, paymentId: id }, ['reserved'], { state: 'failed', at })
      const { bill, orderIds } = await readStoredBill(tx, of, at)
      const all = shareOf(bill, { kind: 'all' })
      if ('problem' in all) throw refused(all.problem, billSchema.encode(bill))
      if (all.share.amount !== amount) throw refused('bill.changed', billSchema.encode(bill))
      const parts = all.share.parts.map((part) => ({ orderId: orderIds.get(part.order) ?? '', amount: part.amount }))
      const taken = await takeParts(tx, cashier, parts, at)
      await recordBillChange(tx, { restaurantId, table, reason: bill.requestedAt === null ? 'payment' : 'dismissed', at })
      await done(tx, of, taken)
      return taken
    })
    notify(restaurantId)
    return { of, takingId }
  },

  /**
   * Takes the cash share of a phone. Refuses `bill.payment_not_found`, `bill.payment_over` when the share has ended, and `bill.changed`
   * with the bill when others have paid part of it since.
   */
  forShare: async (cashier: Cashier, paymentId: string, done: Done): Promise<Taken> => {
    const { restaurantId } = cashier
    const id = { restaurantId, paymentId }
    const taken = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      const payment = await readPayment(tx, id)
      if (!payment || payment.method !== 'Cash') throw refused('bill.payment_not_found')
      const table = { id: payment.tableId, number: payment.tableNumber }
      const of: BillOf = { restaurantId, table, deviceId: undefined }
      const stored = await readStoredBill(tx, of, at) // before the share is paid, because then it takes its own portions
      if (!(await movePayment(tx, id, ['reserved'], { state: 'paid', at }))) throw refused('bill.payment_over')
      const parts = partsNow(stored, payment, await readParts(tx, id))
      if (!parts) throw refused('bill.changed', billSchema.encode(stored.bill))
      const takingId = await takeParts(tx, cashier, parts, at)
      await linkToTaking(tx, id, takingId)
      if (isOfAmount(payment)) await replaceParts(tx, id, parts)
      const { bill } = await readStoredBill(tx, of, at)
      const isSettled = bill.requestedAt !== null && bill.due === 0 && bill.waiting === 0
      await recordBillChange(tx, { restaurantId, table, reason: isSettled ? 'dismissed' : 'payment', at })
      await done(tx, of, takingId)
      return { of, takingId }
    })
    notify(restaurantId)
    return taken
  },
})

export type TakeCash = ReturnType<typeof createTakeCash>
