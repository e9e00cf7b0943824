import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refundingOf } from '../../../testing/payments/refunding.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const paying = usePayingApi()
const { scene, read, settle, move } = paying
const { captured, paidInCash, refund, payments, shown, handBacks, returned, drawer } = refundingOf(paying)

const decline = () =>
  scene.gateway.settleAs(({ kind }) =>
    kind === 'refund' ? { state: 'declined', reason: 'other' } : { state: 'succeeded', reference: kind },
  )

test('the platform refunds the rest of a cancelled order once', async () => {
  const orderId = await captured()
  await refund(orderId, { amount: 5.5 })
  scene.now = new Date(scene.now.getTime() + 60_000)
  await move(orderId, 'Cancelled')
  await Promise.all([settle(), settle()])
  await settle(600)
  expect(returned()).toEqual([550, 2_000])
  expect((await read(orderId)).payment).toMatchObject({ state: 'refunded', refunded: 25.5 })
  expect((await payments(orderId)).refunds).toMatchObject([
    { reason: 'quality', requestedBy: 'Noora Owner' },
    { reason: 'cancelled', requestedBy: null, kind: 'full' },
  ])
  expect(await handBacks()).toEqual([])
})

test('a refund that is in progress while the order is cancelled is not returned twice', async () => {
  const orderId = await captured()
  scene.gateway.setDown(true)
  expect(await refund(orderId, { amount: 10 })).toMatchObject({ state: 'requested' })
  await move(orderId, 'Cancelled')
  await settle()
  scene.gateway.setDown(false)
  await settle(60)
  expect(new Set(returned())).toEqual(new Set([1_000, 1_550]))
  expect(returned()).toHaveLength(2)
  expect((await read(orderId)).payment.state).toBe('refunded')
})

test('a concurrent refund and cancellation return exactly the paid amount', async () => {
  const orderId = await captured()
  await Promise.allSettled([move(orderId, 'Cancelled').then(() => settle()), refund(orderId, { amount: 10 }), settle()])
  await settle(60)
  expect(returned().reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(2_550)
  expect((await read(orderId)).payment).toMatchObject({ state: 'refunded', refunded: 25.5 })
})

test('several copies refund a cancelled order once', async () => {
  const orderIds = [await captured(), await captured(), await captured()]
  for (const orderId of orderIds) await move(orderId, 'Cancelled')
  const other = await startTestApi({ connection: scene.api.connection, now: () => scene.now, paymentGateway: scene.gateway.gateway })
  await Promise.all([settle(), other.runJob('settle-payments'), settle(), other.runJob('settle-payments')])
  await other.close()
  await settle(60)
  expect(returned()).toEqual([2_550, 2_550, 2_550])
})

test('a declined refund returns nothing: counters are notified to hand it back, the diner does not see it, and cash ends it', async () => {
  const orderId = await captured()
  decline()
  expect(await refund(orderId, { amount: 10 })).toMatchObject({ state: 'declined' })
  expect((await read(orderId)).payment).toMatchObject({ state: 'captured', refunded: 0, declinedRefund: 10 })
  expect(await shown(orderId)).toEqual([])
  expect((await handBacks()).map((order) => order.orderId)).toEqual([orderId])
  await settle(600)
  expect(returned()).toEqual([1_000])
  await refund(orderId, { amount: 4, way: 'cash' })
  expect((await read(orderId)).payment).toMatchObject({ state: 'partly_refunded', refunded: 4, declinedRefund: 6 })
  await refund(orderId, { amount: 6, way: 'cash' })
  expect((await read(orderId)).payment.declinedRefund).toBeUndefined()
  expect(await handBacks()).toEqual([])
})

test('units of a declined refund can be refunded again', async () => {
  const orderId = await captured()
  const tea = { kind: 'lines' as const, lines: [{ line: 1, quantity: 2 }], amount: 10 }
  decline()
  await refund(orderId, tea)
  expect(await refund(orderId, { ...tea, way: 'cash' })).toMatchObject({ state: 'succeeded' })
})

test('when the gateway declines the refund of a cancelled order, it is not called again, and all of it is handed back in cash', async () => {
  const orderId = await captured()
  decline()
  await move(orderId, 'Cancelled')
  await settle()
  await settle(600)
  expect(returned()).toEqual([2_550])
  expect(await handBacks()).toMatchObject([{ orderId, payment: { refunded: 0, declinedRefund: 25.5 } }])
  await refund(orderId, { kind: 'full', amount: 25.5, way: 'cash' })
  expect(await handBacks()).toEqual([])
  expect((await read(orderId)).payment.state).toBe('refunded')
})

test('a cancelled order that was paid in cash stays listed until the cash is handed back', async () => {
  const orderId = await paidInCash()
  expect(await handBacks()).toEqual([])
  await move(orderId, 'Cancelled')
  await settle(60)
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 25.5, refunded: 0 } }])
  await refund(orderId, { amount: 25, way: 'cash' })
  expect(await handBacks()).toHaveLength(1)
  await refund(orderId, { kind: 'full', amount: 0.5, way: 'cash' })
  expect(await handBacks()).toEqual([])
  expect(await drawer()).toMatchObject([{ amount: 2_500 }, { amount: 50 }])
})

test('a cancelled order without a payment has nothing to hand back', async () => {
  const orderId = await paidInCash(1)
  await refund(orderId, { amount: 0.01, way: 'cash' })
  await move(orderId, 'Cancelled')
  expect(await handBacks()).toEqual([])
})
