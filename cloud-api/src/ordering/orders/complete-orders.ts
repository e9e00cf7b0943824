// Converts orders to the API's format: the row with its lines and its payment.
import type { CounterOrder } from '@sufra/shared/orders/order'
import { add, times, type Dirhams } from '@sufra/shared/money'
import type { Db } from '../../platform/db/connect.ts'
import { readLines, readPayments, type LineRow, type PaymentRow } from './order-parts.store.ts'
import type { orders } from './orders.table.ts'

export type OrderRow = typeof orders.$inferSelect

const iso = (date: Date | null) => date?.toISOString() ?? null

const asOrder = (row: OrderRow, lines: LineRow[], payment: PaymentRow | undefined): CounterOrder => ({
  orderId: row.id,
  orderNumber: row.orderNumber,
  restaurantId: row.restaurantId,
  version: row.version,
  status: row.status,
  orderType: row.orderType,
  tableId: row.tableId,
  tableNumber: row.tableNumber,
  items: lines.map(({ itemId, name, quantity, pricePerItem, addOns, total, note }) => ({
    itemId,
    name,
    quantity,
    pricePerItem,
    addOns,
    total,
    ...(note && { note }),
  })),
  totalPrice: row.totalPrice,
  currency: 'QAR',
  orderInstructions: row.orderInstructions,
  payment: {
    method: payment?.method ?? 'Cash',
    state: row.paymentMethod === 'Cash' ? undefined : row.paymentState,
    cashAmount: payment?.cashAmount ?? null,
    change: changeOf(row.totalPrice, payment?.cashAmount),
    paid: row.paidAmount,
    refunded: row.refundedAmount,
    declinedRefund: row.declinedRefund === 0 ? undefined : row.declinedRefund,
    returnableShare: row.returnableShare === 0 ? undefined : row.returnableShare,
  },
  placedAt: row.placedAt.toISOString(),
  acknowledgedAt: iso(row.acknowledgedAt),
  silencedAt: iso(row.silencedAt),
  unreachableAt: iso(row.unreachableAt),
  heldAt: iso(row.heldAt),
  acceptedAt: iso(row.acceptedAt),
  promisedAt: iso(row.promisedAt),
  closedAt: iso(row.closedAt),
  cancelReason: row.cancelReason,
  waiterCalledAt: row.waiterCalledAt?.toISOString(),
  waiterAcknowledgedAt: row.waiterCalledAt ? iso(row.waiterAcknowledgedAt) : undefined,
  waiterComingAt: row.waiterComingAt?.toISOString(),
  printedAt: row.printedAt?.toISOString(),
  closedAutomatically: row.closedAutomatically,
  isRepeatCustomer: row.isRepeatCustomer,
  customerDetails: {
    customerName: row.customerName,
    mobileNumber: row.mobileNumber,
    vehicleModel: row.vehicleModel,
    vehicleNumber: row.vehicleNumber,
    vehicleColor: row.vehicleColor,
  },
})

/** Returns the change for the cash that a diner brings (spec §5). */
export const changeOf = (total: Dirhams, cashAmount: Dirhams | null | undefined): Dirhams | null =>
  cashAmount === null || cashAmount === undefined ? null : add(cashAmount, times(total, -1))

/** Joins lines and payments to orders of one restaurant. */
export const completeOrders = async (db: Db, restaurantId: string, rows: OrderRow[]): Promise<CounterOrder[]> => {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const lines = await readLines(db, restaurantId, ids)
  const paid = await readPayments(db, restaurantId, ids)
  const linesOf = Map.groupBy(lines, (line) => line.orderId)
  const paymentOf = new Map(paid.map((payment) => [payment.orderId, payment]))
  return rows.map((row) => asOrder(row, linesOf.get(row.id) ?? [], paymentOf.get(row.id)))
}
