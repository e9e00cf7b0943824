// Payments of the demo restaurant: some past orders were paid by card or phone, yesterday has a closed shift and day, today an open shift.
import { businessDayOf, type RestaurantClock } from '@sufra/shared/dates/business-day'
import { dayFiguresOf } from '@sufra/shared/cash/day-close'
import { netOf } from '@sufra/shared/cash/cash-movement'
import { dirhams } from '@sufra/shared/money'
import { and, eq, max, min, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { readAmounts } from '../../money/cash/cash-movements.store.ts'
import { cashMovements, shifts } from '../../money/cash/cash.table.ts'
import { putEntriesIntoDayClose } from '../../money/cash/day-close.ts'
import { insertDayClose } from '../../money/cash/day-closes.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { orders, payments } from '../../ordering/orders/orders.table.ts'
import { gatewayCalls } from '../../money/payments/calls/gateway-calls.table.ts'

type Owner = { restaurantId: string; ownerId: string; clock: RestaurantClock }

const minute = 60_000
const openingFloat = dirhams(50_000)
/** Amount that is missing in yesterday's drawer. */
const missing = 500

/** Two of ten orders are paid by card and two by phone; the gateway keeps 2.2 %. */
const payByCard = async (tx: Db, restaurantId: string) => {
  const ofOrder = sql`(${orders.orderNumber} * 7 + extract(day from ${orders.businessDay})::int) % 10`
  await tx
    .update(orders)
    .set({
      paymentMethod: sql`case when ${ofOrder} < 2 then 'Card' else 'UPI' end`,
      paymentState: 'captured',
      paymentGateway: 'sandbox',
      gatewayReference: sql`'demo_' || ${orders.id}`,
    })
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.status, 'Delivered'), sql`${ofOrder} < 4 and ${orders.dayClose} = 0`))
  const isPaid = and(eq(orders.restaurantId, restaurantId), eq(orders.paymentState, 'captured'))
  await tx.execute(sql`update ${payments} set method = ${orders.paymentMethod}, cash_amount = null from ${orders}
    where ${payments.restaurantId} = ${orders.restaurantId} and ${payments.orderId} = ${orders.id} and ${isPaid}`)
  await tx.execute(sql`insert into ${gatewayCalls} (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, gateway_reference,
      requested_at, answered_at, fee, day_close)
    select restaurant_id, 'order', id, gen_random_uuid(), kind, payment_gateway, payment_method, total_price, 'succeeded', 'demo_' || kind || '_' || id, at, at + interval '1 second',
      case when kind = 'capture' then round(total_price * 0.022)::int end, 0
    from ${orders} cross join lateral (values ('authorise', placed_at), ('capture', accepted_at)) as step(kind, at) where ${isPaid}`)
}

const takeCash = async (tx: Db, { restaurantId, ownerId }: Owner, businessDay: string, shiftId: string) => {
  await tx.execute(sql`insert into ${cashMovements} (restaurant_id, id, kind, amount, received, order_id, taking_id, shift_id, user_id, at)
    select restaurant_id, gen_random_uuid(), 'sale', total_price, ceil(total_price / 1000.0)::int * 1000, id, gen_random_uuid(), ${shiftId}::uuid, ${ownerId}::uuid, closed_at
    from ${orders} where restaurant_id = ${restaurantId}::uuid and business_day = ${businessDay}::date and status = 'Delivered'
      and payment_method = 'Cash' and paid_amount > 0`)
}

const timesOf = async (tx: Db, restaurantId: string, businessDay: string) => {
  const [times] = await tx
    .select({ first: min(orders.placedAt), last: max(orders.closedAt) })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.businessDay, businessDay)))
  return times?.first && times.last ? { first: times.first, last: times.last } : undefined
}

/** Orders and gateway payments of a business day that are in no day close yet. */
const uncount = async (tx: Db, restaurantId: string, businessDay: string) => {
  const isOfDay = and(eq(orders.restaurantId, restaurantId), eq(orders.businessDay, businessDay))
  await tx.update(orders).set({ dayClose: null }).where(isOfDay)
  await tx.execute(sql`update ${gatewayCalls} set day_close = null from ${orders}
    where ${gatewayCalls.restaurantId} = ${orders.restaurantId} and ${gatewayCalls.payerId} = ${orders.id} and ${isOfDay}`)
}

const closeYesterday = async (tx: Db, owner: Owner, yesterday: string) => {
  const { restaurantId, ownerId } = owner
  const times = await timesOf(tx, restaurantId, yesterday)
  if (!times) return
  await uncount(tx, restaurantId, yesterday)
  const id = uuidv7({ msecs: times.first.getTime() })
  const [openedAt, closedAt] = [new Date(times.first.getTime() - 20 * minute), new Date(times.last.getTime() + 10 * minute)]
  await tx.insert(shifts).values({ restaurantId, id, openedAt, openedBy: ownerId, openingFloat })
  await takeCash(tx, owner, yesterday, id)
  const bought = { kind: 'pay_out', amount: dirhams(12_000), note: 'Ice and vegetables' } as const
  await tx.insert(cashMovements).values({ restaurantId, id: uuidv7(), shiftId: id, userId: ownerId, at: closedAt, ...bought })
  const expected = openingFloat + netOf(await readAmounts(tx, restaurantId, id))
  await tx
    .update(shifts)
    .set({
      closedAt,
      closedBy: ownerId,
      expectedCash: dirhams(expected),
      countedCash: dirhams(expected - missing),
      note: 'Change for table 7',
    })
    .where(and(eq(shifts.restaurantId, restaurantId), eq(shifts.id, id)))
  const figures = dayFiguresOf(await putEntriesIntoDayClose(tx, restaurantId, 1))
  await insertDayClose(tx, {
    restaurantId,
    number: 1,
    from: null,
    closedAt: new Date(closedAt.getTime() + 5 * minute),
    closedBy: ownerId,
    figures,
  })
}

/** Removes the cash of today that the plain demo has, since some of its orders are paid in another way here. */
const clearCash = async (tx: Db, restaurantId: string) => {
  await tx.delete(cashMovements).where(eq(cashMovements.restaurantId, restaurantId))
  await tx.delete(shifts).where(eq(shifts.restaurantId, restaurantId))
  await tx.update(orders).set({ dayClose: 0 }).where(eq(orders.restaurantId, restaurantId))
}

export const insertPaymentsAndCash = async (tx: Db, owner: Owner, now: Date): Promise<void> => {
  const { restaurantId, ownerId, clock } = owner
  const today = businessDayOf(now, clock)
  await clearCash(tx, restaurantId)
  await payByCard(tx, restaurantId)
  await closeYesterday(tx, owner, businessDayOf(new Date(now.getTime() - 24 * 60 * minute), clock))
  await uncount(tx, restaurantId, today)
  const id = uuidv7()
  const openedAt = (await timesOf(tx, restaurantId, today))?.first ?? new Date(now.getTime() - 60 * minute)
  await tx
    .insert(shifts)
    .values({ restaurantId, id, openedAt: new Date(openedAt.getTime() - 20 * minute), openedBy: ownerId, openingFloat })
  await takeCash(tx, owner, today, id)
}
