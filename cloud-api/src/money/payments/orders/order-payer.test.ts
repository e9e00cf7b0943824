import { randomUUID } from 'node:crypto'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { cancelOrder } from '@sufra/shared/orders/order.routes'
import { awaitingMessage, processedMessage, processPayment } from '@sufra/shared/payments/payment.routes'
import { listHandBacks } from '@sufra/shared/refunds/refund.routes'
import { expect, test } from 'vitest'
import { cardPayment, usePayingApi } from '../../../../testing/payments/paying-api.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { lost } from '../../../../testing/payments/scripted-gateway.ts'
import { goodPayment } from '../../../../testing/test-restaurant.ts'

const { scene, pay, resolve, listed, read, emitted, calls, query, settle, move } = usePayingApi()
const kinds = () => scene.gateway.settled.map(({ kind }) => kind)
const stateOf = async (orderId: string) => (await read(orderId)).payment.state

test('accepting an order captures its payment once, and nothing more happens when the order moves on', async () => {
  const { orderId } = await pay()
  await settle()
  expect(kinds()).toEqual([])
  await move(orderId, 'Preparing')
  await Promise.all([settle(), settle(), settle()])
  await move(orderId, 'Out for Delivery')
  await move(orderId, 'Delivered')
  await settle(3_600)
  expect(scene.gateway.settled).toMatchObject([
    { kind: 'capture', reference: scene.gateway.payments.values().next().value?.reference, amount: 1_550 },
  ])
  expect(await stateOf(orderId)).toBe('captured')
})

test('cancelling an order voids its payment once', async () => {
  const { orderId } = await pay()
  await move(orderId, 'Cancelled')
  await Promise.all([settle(), settle()])
  await settle(3_600)
  expect(kinds()).toEqual(['void'])
  expect(await stateOf(orderId)).toBe('voided')
})

/** Makes the gateway charge payments immediately and return nothing. */
const chargeWithoutReturns = () => {
  scene.gateway.decide(async (request) => {
    const { reference } = scene.gateway.record(request, 'captured', { captured: request.amount })
    return { state: 'authorised', reference }
  })
  scene.gateway.settleAs(({ kind, attemptId }) =>
    kind === 'capture' ? { state: 'succeeded', reference: attemptId } : { state: 'declined', reason: 'other' },
  )
}
const handBacks = async () => (await scene.counter(listHandBacks, {})).data

test('a charge that its void does not return is refunded, and handed back in cash when the refund is declined too', async () => {
  chargeWithoutReturns()
  const { orderId } = await pay()
  await move(orderId, 'Cancelled')
  await settle()
  expect(await stateOf(orderId)).toBe('captured')
  await settle()
  await settle(60)
  expect(scene.gateway.settled.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['void', scene.gateway.settled[0]?.reference],
    ['refund', scene.gateway.settled[0]?.reference],
  ])
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 15.5, refunded: 0, declinedRefund: 15.5 } }])
})

test('a payment whose void was declined is looked up again while the gateway is down, and an authorisation is not handed back', async () => {
  chargeWithoutReturns()
  const { orderId } = await pay()
  await move(orderId, 'Cancelled')
  const lookUp = scene.gateway.gateway.lookUp
  scene.gateway.gateway.lookUp = async () => {
    throw lost()
  }
  await settle()
  expect(await stateOf(orderId)).toBe('authorised')
  scene.gateway.gateway.lookUp = lookUp
  await settle(60)
  expect(await stateOf(orderId)).toBe('captured')
  scene.gateway.decide(undefined)
  const { orderId: authorised } = await pay()
  await move(authorised, 'Cancelled')
  await settle(60)
  await settle(60)
  expect(await stateOf(authorised)).toBe('authorised')
  expect((await handBacks()).map((order) => order.orderId)).toEqual([orderId])
})

test('a diner who cancels an order before it is accepted gets the authorised payment back, once', async () => {
  const { orderId } = await pay()
  await scene.api.call(cancelOrder, { params: { orderId }, body: {} })
  await Promise.all([settle(), settle()])
  await settle(3_600)
  expect(kinds()).toEqual(['void'])
  expect(await read(orderId)).toMatchObject({ cancelReason: 'by_diner', payment: { state: 'voided' } })
})

test('a missed order is voided once, however late it was authorised', async () => {
  await scene.counter(saveEscalation, { body: defaultEscalation })
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  const { orderId } = await pay({}, key)
  const [request] = scene.gateway.authorised
  scene.now = new Date(scene.now.getTime() + 600_000)
  if (request) scene.gateway.record(request, 'authorised')
  await settle()
  await scene.api.runJob('run-escalations')
  expect(await resolve(key)).toMatchObject({ outcome: 'placed' })
  expect(await listed()).toMatchObject([{ status: 'Received', unreachableAt: null }])
  scene.now = new Date(scene.now.getTime() + 180_000)
  await scene.api.runJob('run-escalations')
  await settle()
  await settle(60)
  expect(await read(orderId)).toMatchObject({ status: 'Cancelled', cancelReason: 'missed', payment: { state: 'voided' } })
  expect(kinds()).toEqual(['void'])
})

test('an order that is cancelled after it was accepted is captured and refunded, each once', async () => {
  const { orderId } = await pay()
  await move(orderId, 'Preparing')
  await move(orderId, 'Cancelled')
  await settle()
  await settle()
  await settle(3_600)
  expect(kinds()).toEqual(['capture', 'refund'])
  expect(scene.gateway.settled[1]?.reference).toBe(`capture_${scene.gateway.settled[0]?.attemptId}`)
  expect(await stateOf(orderId)).toBe('refunded')
})

test('a cash order makes no call to the gateway', async () => {
  const { orderId } = await pay({ ...goodPayment(scene.restaurant), source: undefined })
  await move(orderId, 'Preparing')
  await settle(3_600)
  expect(await calls()).toEqual([])
  expect([...scene.gateway.authorised, ...scene.gateway.settled]).toEqual([])
  expect((await read(orderId)).payment.state).toBeUndefined()
})

test('a declined capture is not sent again', async () => {
  const { orderId } = await pay()
  await move(orderId, 'Preparing')
  scene.gateway.settleAs(() => ({ state: 'declined', reason: 'other' }))
  await settle()
  scene.gateway.settleAs(undefined)
  await settle(3_600)
  expect(await calls()).toMatchObject([{ kind: 'authorise' }, { kind: 'capture', state: 'declined', error: 'other' }])
  expect(await stateOf(orderId)).toBe('authorised')
})

test('an abandoned challenge fails after 15 minutes, returns its stock, and is voided if it is authorised after that', async () => {
  await query(`update menu_items set portions_left = 5 where id = '${scene.restaurant.items.shawarma}'`)
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  await pay({}, key)
  await settle(899)
  expect(await resolve(key)).toMatchObject({ outcome: 'awaiting' })
  await settle(1)
  expect(await resolve(key)).toEqual({ outcome: 'declined', error: 'payment.declined_challenge_failed' })
  expect(await query(`select portions_left as left from menu_items where id = '${scene.restaurant.items.shawarma}'`)).toEqual([{ left: 5 }])
  const [request] = scene.gateway.authorised
  if (request) scene.gateway.record(request, 'authorised')
  await settle(600)
  await settle()
  expect(kinds()).toEqual(['void'])
  expect(await query('select payment_state as state, status from orders where restaurant_id = $restaurant')).toEqual([
    { state: 'failed', status: 'Cancelled' },
  ])
  expect((await emitted()).filter((event) => event !== 'menu_changed')).toEqual([])
})

test('an answer that comes after the diner has stopped waiting counts', async () => {
  const gateway = scene.gateway
  let answer = () => {}
  const answered = new Promise<void>((resolved) => (answer = resolved))
  const slow = await startTestApi({
    connection: scene.api.connection,
    now: () => scene.now,
    paymentGateway: gateway.gateway,
    maxPaymentWait: 1,
  })
  gateway.decide(async (request) => {
    await answered
    return { state: 'authorised', reference: gateway.record(request, 'authorised').reference }
  })
  expect(await slow.call(processPayment, { body: cardPayment(scene.restaurant) })).toMatchObject({ message: awaitingMessage })
  expect(await listed()).toEqual([])
  answer()
  await slow.close() // waits for the calls in flight
  expect(await listed()).toHaveLength(1)
})

test('orders that several copies settle concurrently are captured once each', async () => {
  for (let order = 0; order < 6; order += 1) {
    const { orderId, message } = await pay()
    expect(message).toBe(processedMessage)
    await move(orderId, 'Preparing')
  }
  const other = await startTestApi({ connection: scene.api.connection, now: () => scene.now, paymentGateway: scene.gateway.gateway })
  await Promise.all([settle(), other.runJob('settle-payments'), settle(), other.runJob('settle-payments')])
  await other.close()
  expect(kinds()).toEqual(Array.from({ length: 6 }, () => 'capture'))
  expect((await listed()).map(({ payment }) => payment.state)).toEqual(Array.from({ length: 6 }, () => 'captured'))
})
