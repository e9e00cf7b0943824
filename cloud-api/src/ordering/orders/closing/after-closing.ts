import { mayCancelAfterwards, reopenedStatus, reopenProblem } from '@sufra/shared/orders/closing/after-closing'
import { isReasonFor, type CancelReason } from '@sufra/shared/orders/cancel-reason'
import type { Dirhams } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { recordMemberEntry } from '../../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { appendToFeed } from '../../../platform/feed/append-to-feed.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { completeOrders, type OrderRow } from '../complete-orders.ts'
import { lockOrders } from '../order-payments.store.ts'
import { storeCancelled, storeReopened, takeStockAgain } from './after-closing.store.ts'

type Member = { restaurantId: string; userId: string }
type StoreAnswer = (tx: Db, order: CounterOrder) => Promise<void>
type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/** Records an order of a closed day that was cancelled since, for the next day close. Call it after the order is locked. */
export type RecordCancelledLater = (tx: Db, cancelled: Member & { orderId: string; amount: Dirhams; at: Date }) => Promise<unknown>

const completeOne = async (tx: Db, row: OrderRow): Promise<CounterOrder> => {
  const [order] = await completeOrders(tx, row.restaurantId, [row])
  if (!order) throw new Error('a locked order has gone')
  return order
}

const lockOne = async (tx: Db, restaurantId: string, orderId: string) => {
  const [row] = await lockOrders(tx, restaurantId, [orderId])
  if (!row) throw refused('order.not_found')
  return { row, order: await completeOne(tx, row) }
}

const publish = async (tx: Db, row: OrderRow, at: Date, changesMenu: boolean): Promise<CounterOrder> => {
  const order = await completeOne(tx, row)
  const { orderId, orderNumber, version, status, acceptedAt, promisedAt, closedAt, cancelReason, closedAutomatically } = order
  const data = { orderId, orderNumber, version, status, acceptedAt, promisedAt, closedAt, cancelReason, closedAutomatically }
  const events = [{ event: 'order_status_updated', data } as const, ...(changesMenu ? [{ event: 'menu_changed' } as const] : [])]
  await appendToFeed(tx, row.restaurantId, events, at)
  return order
}

/**
 * Cancels an order that was recorded as delivered. It no longer counts as a sale; its payment is returned as for every cancelled order, and
 * counts on the day of the return. A closed day stays unchanged: the order is an entry of the next one. Its diner gets no message. Refuses
 * `order.not_found`, `order.cannot_move` and `order.reason_unsuitable`.
 */
export const createCancelDelivered =
  ({ connection, recordCancelledLater, notify, now }: Deps & { recordCancelledLater: RecordCancelledLater }) =>
  async ({ restaurantId, userId }: Member, orderId: string, reason: CancelReason, storeAnswer: StoreAnswer): Promise<CounterOrder> => {
    const cancelled = await connection.transact(async (tx) => {
      const { row } = await lockOne(tx, restaurantId, orderId)
      if (!mayCancelAfterwards(row.status)) throw refused('order.cannot_move', { status: row.status })
      if (!isReasonFor(row.status, reason)) throw refused('order.reason_unsuitable', { status: row.status })
      const at = now()
      const order = await publish(tx, await storeCancelled(tx, row, reason, { at, userId }), at, false)
      if (row.dayClose !== null && row.totalPrice > 0)
        await recordCancelledLater(tx, { restaurantId, userId, amount: row.totalPrice, orderId, at })
      const details = { orderId, orderNumber: row.orderNumber, amount: row.totalPrice, reason }
      await recordMemberEntry(tx, { memberId: userId, restaurantId, action: 'order_cancelled_afterwards', at, details })
      await storeAnswer(tx, order)
      return order
    })
    notify(restaurantId)
    return cancelled
  }

/**
 * Reopens an order that was delivered or cancelled by mistake; its diner gets no message. Refuses `order.not_found`, `order.day_closed`,
 * the result of `reopenProblem` in shared, and `order.minutes_required` for an order that was never accepted.
 */
export const createReopenOrder =
  ({ connection, notify, now }: Deps) =>
  async (
    { restaurantId, userId }: Member,
    orderId: string,
    minutes: number | undefined,
    storeAnswer: StoreAnswer,
  ): Promise<CounterOrder> => {
    const reopened = await connection.transact(async (tx) => {
      const { row, order } = await lockOne(tx, restaurantId, orderId)
      const problem = reopenProblem(order)
      if (problem) throw refused(problem)
      if (row.dayClose !== null) throw refused('order.day_closed')
      if (row.isWrittenOff) throw refused('order.cannot_reopen')
      const isNew = row.acceptedAt === null
      if (isNew && minutes === undefined) throw refused('order.minutes_required')
      const at = now()
      const accepted = isNew ? { at, userId, promisedAt: new Date(at.getTime() + (minutes ?? 0) * 60_000) } : undefined
      const takes = row.status === 'Cancelled' && row.taken !== null
      const changed = await storeReopened(tx, row, reopenedStatus(row.status, row.readyAt), accepted)
      if (takes && row.taken) await takeStockAgain(tx, restaurantId, row.taken)
      const shown = await publish(tx, changed, at, takes)
      await storeAnswer(tx, shown)
      return shown
    })
    notify(restaurantId)
    return reopened
  }

export type CancelDelivered = ReturnType<typeof createCancelDelivered>
export type ReopenOrder = ReturnType<typeof createReopenOrder>
