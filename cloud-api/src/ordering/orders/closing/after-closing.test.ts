import { randomUUID } from 'node:crypto'
import { closeDay, readDayReport } from '@sufra/shared/cash/day-close.routes'
import { readDrawer, takeCash } from '@sufra/shared/cash/cash.routes'
import { readDashboard } from '@sufra/shared/dashboard/dashboard.routes'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { cancelDelivered, moveOrder, reopenOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { readReport } from '@sufra/shared/reports/report.routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../../testing/payments/paying-api.ts'
import { refundingOf } from '../../../../testing/payments/refunding.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../../testing/test-restaurant.ts'
import { menuItems } from '../../../catalogue/menu/menu.table.ts'

const paying = usePayingApi()
const { scene, read, move, pay, settle, emitted } = paying
const { handBacks, refund, returned } = refundingOf(paying)
const keyed = () => ({ idempotencyKey: randomUUID() })

const place = async () => (await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) }, keyed())).orderId
const deliver = async (orderId: string) => {
  for (const status of ['Preparing', 'Out for Delivery', 'Delivered'] as const) await move(orderId, status)
  return orderId
}
const take = (orderId: string) => scene.counter(takeCash, { params: { orderId }, body: { received: 20 } }, keyed())
const cancel = async (orderId: string, reason: CancelReason = 'no_show', by = scene.counter) =>
  (await by(cancelDelivered, { params: { orderId }, body: { reason } }, keyed())).data
const reopen = async (orderId: string, minutes?: number, by = scene.counter) =>
  (await by(reopenOrder, { params: { orderId }, body: { minutes } }, keyed())).data
const unpaid = async () => (await scene.counter(readDrawer, {})).data.unpaid.map(({ orderId }) => orderId)
const day = async () => (await scene.counter(readDayReport, {})).data.figures
const close = async () => (await scene.counter(closeDay, { body: { carryOver: true } }, keyed())).data.figures
const summary = async () => (await scene.counter(readReport, { query: { period: 'today' } })).data.summary

test('an order that is ready and not collected is cancelled, and counts neither as unpaid nor as revenue', async () => {
  const orderId = await place()
  await move(orderId, 'Preparing')
  await move(orderId, 'Out for Delivery')
  const body = { status: 'Cancelled', reason: 'no_show' } as const
  const { data } = await scene.counter(moveOrder, { params: { orderId }, body }, keyed())
  expect(data).toMatchObject({ status: 'Cancelled', cancelReason: 'no_show' })
  expect(await unpaid()).toEqual([])
  expect(await summary()).toMatchObject({ orders: 0, revenue: 0, cancelled: 1, cancelledValue: 15.5 })
})

test('a cancelled delivered order leaves the unpaid orders, the reports, the day and the dashboard', async () => {
  const orderId = await deliver(await place())
  expect(await unpaid()).toEqual([orderId])
  expect(await summary()).toMatchObject({ orders: 1, revenue: 15.5 })
  expect(await cancel(orderId)).toMatchObject({ status: 'Cancelled', cancelReason: 'no_show', closedAutomatically: false })
  expect(await unpaid()).toEqual([])
  expect(await summary()).toMatchObject({ orders: 0, revenue: 0, cancelled: 1 })
  expect((await day()).orders).toMatchObject({ delivered: { count: 0 }, cancelled: { count: 1, amount: 15.5 }, unpaid: { count: 0 } })
  expect((await scene.counter(readDashboard, {})).data.now).toMatchObject({ orders: 0, revenue: 0 })
  expect(await refusalOf(cancel(orderId))).toMatchObject({ status: 409, code: 'order.cannot_move' })
})

test('a delivered order cannot be cancelled with a reason for orders that are not ready', async () => {
  const orderId = await deliver(await place())
  expect(await refusalOf(cancel(orderId, 'sold_out'))).toMatchObject({ status: 409, code: 'order.reason_unsuitable' })
  expect(await cancel(orderId, 'returned')).toMatchObject({ status: 'Cancelled' })
})

test('its payment is returned: cash is to be handed back, a card is refunded', async () => {
  const inCash = await place()
  await take(inCash)
  await cancel(await deliver(inCash), 'returned')
  expect(await handBacks()).toMatchObject([{ orderId: inCash, payment: { paid: 15.5, refunded: 0 } }])
  await refund(inCash, { kind: 'full', amount: 15.5, way: 'cash' })
  expect(await handBacks()).toEqual([])
  const { orderId: byCard } = await pay()
  await deliver(byCard)
  await settle()
  await cancel(byCard, 'returned')
  await settle(60)
  await settle(60)
  expect(returned()).toEqual([1_550])
})

test('a closed day stays unchanged, and the next one names the order and counts its refund', async () => {
  const orderId = await place()
  await take(orderId)
  await deliver(orderId)
  expect((await close()).orders).toMatchObject({ delivered: { count: 1, amount: 15.5 }, cancelledLater: { count: 0 } })
  await cancel(orderId, 'returned')
  await refund(orderId, { kind: 'full', amount: 15.5, way: 'cash' })
  expect(await close()).toMatchObject({
    orders: { delivered: { count: 0 }, cancelled: { count: 0 }, cancelledLater: { count: 1, amount: 15.5 } },
    refunds: [{ way: 'cash', count: 1, amount: 15.5 }, { way: 'gateway' }],
    drawer: { withoutShift: { count: 1, amount: -15.5 } },
  })
  expect(await refusalOf(reopen(orderId))).toMatchObject({ code: 'order.payment_returned' })
  expect(await refusalOf(reopen(await deliver(await place()).then(async (id) => (await close(), id))))).toMatchObject({
    code: 'order.day_closed',
  })
})

test('only members who may refund can cancel a delivered order, and an order of another restaurant is not found', async () => {
  const orderId = await deliver(await place())
  const staff = await addMember(scene.api.connection.db, scene.restaurant.restaurantId, 'staff')
  const waiter = (await scene.api.signedIn(staff.email)).call
  expect(await refusalOf(cancel(orderId, 'no_show', waiter))).toMatchObject({ status: 403, code: 'session.forbidden' })
  const theirs = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
  expect(await refusalOf(cancel(orderId, 'no_show', theirs))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await refusalOf(reopen(orderId, 10, theirs))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await reopen(orderId, undefined, waiter)).toMatchObject({ status: 'Out for Delivery', closedAt: null })
})

test('a reopened delivered order is ready again, and its cash stays taken', async () => {
  const orderId = await place()
  await take(orderId)
  const delivered = await read(await deliver(orderId))
  expect(await reopen(orderId)).toMatchObject({ status: 'Out for Delivery', closedAt: null, payment: { paid: 15.5 } })
  expect((await read(orderId)).version).toBe(delivered.version + 1)
  expect((await emitted()).at(-1)).toBe('order_status_updated')
  await move(orderId, 'Delivered')
  expect((await day()).orders.delivered).toMatchObject({ count: 1 })
})

test('a reopened cancelled order continues in its earlier status, with the stock that it had taken', async () => {
  const { tea } = scene.restaurant.items
  const { db } = scene.api.connection
  const left = async () => (await db.select().from(menuItems).where(eq(menuItems.id, tea)))[0]?.portionsLeft
  await db.update(menuItems).set({ portionsLeft: 5 }).where(eq(menuItems.id, tea))
  const line = { itemId: tea, restaurantId: scene.restaurant.restaurantId, basePrice: 5, pricePerItem: 5, quantity: 2, addOns: [] }
  const body = { ...goodPayment(scene.restaurant), items: [line], totalPrice: 10 }
  const { orderId } = await scene.api.call(processPayment, { body }, keyed())
  await move(orderId, 'Cancelled')
  expect(await left()).toBe(5)
  expect(await refusalOf(reopen(orderId))).toMatchObject({ code: 'order.minutes_required' })
  const reopened = await reopen(orderId, 15)
  expect(reopened).toMatchObject({ status: 'Preparing', cancelReason: null })
  expect(Date.parse(reopened.promisedAt ?? '') - Date.parse(reopened.acceptedAt ?? '')).toBe(15 * 60_000)
  expect(await left()).toBe(3)
  await move(orderId, 'Out for Delivery')
  await move(orderId, 'Cancelled')
  expect(await left()).toBe(3)
  expect(await reopen(orderId)).toMatchObject({ status: 'Out for Delivery' })
  expect(await left()).toBe(3)
})

test('an order that is open, cancelled by its diner or paid by card cannot be reopened', async () => {
  const open = await place()
  expect(await refusalOf(reopen(open, 10))).toMatchObject({ status: 409, code: 'order.cannot_reopen' })
  const { orderId: byCard } = await pay()
  await move(byCard, 'Cancelled')
  expect(await refusalOf(reopen(byCard, 10))).toMatchObject({ status: 409, code: 'order.payment_returned' })
})

test('a repeated request with the same key is answered like the first', async () => {
  const orderId = await deliver(await place())
  const options = keyed()
  const once = () => scene.counter(cancelDelivered, { params: { orderId }, body: { reason: 'no_show' } }, options)
  expect(await once()).toEqual(await once())
})
