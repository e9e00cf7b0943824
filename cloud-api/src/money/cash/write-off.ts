import { dueOf } from '@sufra/shared/cash/take-cash'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { changePayment, lockOrders } from '../../ordering/orders/order-payments.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { closePaidSittings } from '../../ordering/orders/sittings/sittings.store.ts'
import { addCashMovement } from './cash-movements.store.ts'
import type { Member } from './take-cash.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/**
 * Writes off the amount due of a delivered order: it leaves the list of unpaid orders, and the day close names it. Refuses
 * `order.not_found`, `cash.not_delivered` and `cash.already_paid`.
 */
export const createWriteOff =
  ({ connection, notify, now }: Deps) =>
  async ({ restaurantId, userId }: Member, orderId: string, reason: string, storeAnswer: (tx: Db) => Promise<void>): Promise<void> => {
    await connection.transact(async (tx) => {
      const [row] = await lockOrders(tx, restaurantId, [orderId])
      if (!row) throw refused('order.not_found')
      if (row.status !== 'Delivered') throw refused('cash.not_delivered')
      const due = dueOf({ status: row.status, totalPrice: row.totalPrice, payment: { method: row.paymentMethod, paid: row.paidAmount } })
      if (due <= 0 || row.isWrittenOff) throw refused('cash.already_paid')
      const at = now()
      await addCashMovement(tx, { restaurantId, userId, kind: 'write_off', amount: due, orderId, note: reason, at })
      await changePayment(tx, row, { isWrittenOff: true }, at)
      await closePaidSittings(tx, restaurantId, [orderId], at)
      await storeAnswer(tx)
    })
    notify(restaurantId)
  }

export type WriteOff = ReturnType<typeof createWriteOff>
