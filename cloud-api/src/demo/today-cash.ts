// The cash of the demo restaurant's first day. Its orders of today are in no day close yet, so that the first day close matches the history
// and the reports.
import { add, dirhams, zero } from '@sufra/shared/money'
import { v7 as uuidv7 } from 'uuid'
import type { cashMovements, shifts } from '../money/cash/cash.table.ts'
import type { orders, payments } from '../ordering/orders/orders.table.ts'

type Order = Pick<typeof orders.$inferInsert, 'id' | 'businessDay' | 'totalPrice' | 'paidAmount' | 'placedAt' | 'closedAt'>
type Payment = Pick<typeof payments.$inferInsert, 'orderId' | 'cashAmount'>
type Past = { orders: readonly Order[]; payments: readonly Payment[] }
type Context = { restaurantId: string; ownerId: string; today: string }
type Rows = { movements: (typeof cashMovements.$inferInsert)[]; shifts: (typeof shifts.$inferInsert)[] }

const openingFloat = dirhams(20_000)

/** Returns today's paid orders as sales of one shift, which the owner has counted without a difference. Returns no rows without orders. */
export const todayCash = ({ orders: past, payments: paid }: Past, { restaurantId, ownerId, today }: Context): Rows => {
  const ofToday = past.filter(({ businessDay }) => businessDay === today)
  const [first] = ofToday
  if (!first) return { movements: [], shifts: [] }
  const shiftId = uuidv7()
  const received = new Map(paid.map(({ orderId, cashAmount }) => [orderId, cashAmount]))
  const movements = ofToday.flatMap(({ id, totalPrice, paidAmount = zero, placedAt, closedAt }) =>
    paidAmount === zero
      ? []
      : [
          {
            restaurantId,
            id: uuidv7(),
            kind: 'sale' as const,
            amount: totalPrice,
            received: received.get(id) ?? totalPrice,
            orderId: id,
            shiftId,
            userId: ownerId,
            at: closedAt ?? placedAt,
          },
        ],
  )
  const cash = add(openingFloat, ...movements.map(({ amount }) => amount))
  const closedAt = new Date(Math.max(...ofToday.map((order) => (order.closedAt ?? order.placedAt).getTime())))
  const shift = { openedBy: ownerId, closedBy: ownerId, openedAt: first.placedAt, closedAt }
  return { movements, shifts: [{ restaurantId, id: shiftId, openingFloat, ...shift, expectedCash: cash, countedCash: cash }] }
}
