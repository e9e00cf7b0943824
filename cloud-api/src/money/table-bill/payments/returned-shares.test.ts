import { randomUUID } from 'node:crypto'
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../../testing/payments/bill-scene.ts'
import { refundCallsOf } from '../../../../testing/payments/refunding.ts'
import { refusalOf } from '../../../../testing/test-api.ts'

const paying = useBillScene()
const { scene, phone, joining, placeTeas, pay, payCash, received, run, move, movements, read } = paying
const { refund, payments, shown: shownToDiner, handBacks, returned } = refundCallsOf(paying)

const all = { kind: 'all' } as const
const half = { kind: 'equal', people: 2 } as const
const take = (orderId: string) =>
  scene.counter(takeCash, { params: { orderId }, body: { received: 100 } }, { idempotencyKey: randomUUID() })
const refundInCash = (orderId: string, amount: number) => refund(orderId, { amount, way: 'cash' })
const settleRefundsAs = (state: 'declined' | 'succeeded') =>
  scene.gateway.settleAs(({ kind }) =>
    kind === 'refund' && state === 'declined' ? { state, reason: 'other' } : { state: 'succeeded', reference: 'done' },
  )

/** Creates an order of QAR 20: 10 by a card share, 10 in cash at the counter. */
const paidInBothWays = async () => {
  const one = phone()
  const orderId = await placeTeas(one, 4)
  await pay(one, { share: half, amount: 10 })
  await take(orderId)
  return orderId
}

test('the gateway returns the collected share of a cancelled order, and staff hand back its cash', async () => {
  const orderId = await paidInBothWays()
  await move(orderId, 'Cancelled')
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 20, refunded: 0, returnableShare: 10 } }])
  expect(await refusalOf(refundInCash(orderId, 20))).toMatchObject({ code: 'refund.above_paid' })
  await refundInCash(orderId, 10)
  expect(await handBacks()).toEqual([])
  await run()
  await run(60)
  expect(returned()).toEqual([1_000])
  expect(await movements()).toMatchObject([
    { kind: 'sale', amount: 1_000 },
    { kind: 'refund', amount: 1_000 },
  ])
  expect(await received()).toMatchObject([{ paid: 20, refunded: 20 }])
})

test('the gateway returns the share before staff hand back the cash, with the same result', async () => {
  const orderId = await paidInBothWays()
  await move(orderId, 'Cancelled')
  await run()
  const [listed] = await handBacks()
  expect(listed).toMatchObject({ orderId, payment: { paid: 20, refunded: 10 } })
  expect(listed?.payment.returnableShare).toBeUndefined()
  expect(await refusalOf(refundInCash(orderId, 20))).toMatchObject({ code: 'refund.above_paid' })
  await refundInCash(orderId, 10)
  expect(await refusalOf(refundInCash(orderId, 1))).toMatchObject({ code: 'refund.nothing_left' })
  expect([await handBacks(), returned()]).toEqual([[], [1_000]])
})

test('a cancelled order that a share has paid completely is not listed with cash to hand back', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  await pay(one, { share: all, amount: 10 })
  await move(orderId, 'Cancelled')
  expect(await handBacks()).toEqual([])
  expect(await refusalOf(refundInCash(orderId, 10))).toMatchObject({ code: 'refund.nothing_left' })
  await run()
  expect([await handBacks(), returned()]).toEqual([[], [1_000]])
})

test('an amount that the gateway declines to return is handed back in cash, once', async () => {
  const orderId = await paidInBothWays()
  await move(orderId, 'Cancelled')
  settleRefundsAs('declined')
  await run()
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 20, refunded: 0, declinedRefund: 10 } }])
  expect(await shownToDiner(orderId)).toEqual([])
  settleRefundsAs('succeeded')
  await refundInCash(orderId, 20)
  await run(600)
  expect([await handBacks(), returned()]).toEqual([[], [1_000]])
  expect((await read(orderId)).payment).toMatchObject({ paid: 20, refunded: 20 })
  expect((await read(orderId)).payment.declinedRefund).toBeUndefined()
})

test('cash that was handed back before the cancellation is not returned to the card too', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  await pay(one, { share: all, amount: 10 })
  await refundInCash(orderId, 4)
  expect(await refusalOf(refundInCash(orderId, 7))).toMatchObject({ code: 'refund.above_paid' })
  await move(orderId, 'Cancelled')
  expect(await handBacks()).toEqual([])
  await run()
  expect([returned(), await received()]).toMatchObject([[600], [{ paid: 10, refunded: 10 }]])
})

test('staff and the diner see a returned share among the refunds, and the share among the received payments', async () => {
  const orderId = await paidInBothWays()
  await move(orderId, 'Cancelled')
  scene.gateway.setDown(true)
  await run()
  expect(await payments(orderId)).toMatchObject({
    received: [
      { way: 'gateway', amount: 10, by: null },
      { way: 'cash', amount: 10, by: 'Noora Owner' },
    ],
    refunds: [{ amount: 10, way: 'gateway', state: 'requested', reason: 'cancelled', requestedBy: null }],
  })
  scene.gateway.setDown(false)
  await run(60)
  expect((await payments(orderId)).refunds).toMatchObject([{ amount: 10, state: 'succeeded' }])
  expect(await shownToDiner(orderId)).toMatchObject([{ amount: 10, way: 'gateway', state: 'succeeded' }])
})

/** Creates an order of 10 whose share of 10 is collected only after the counter has taken 10 in cash. */
const collectedTooLate = async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  scene.gateway.settleAs(({ kind }) =>
    kind === 'capture' ? { state: 'pending', reference: 'later' } : { state: 'succeeded', reference: 'done' },
  )
  await pay(one, { share: all, amount: 10 })
  await take(orderId)
  return orderId
}

test('a share that is collected after the counter took the cash is returned once, even when the order is cancelled later', async () => {
  const orderId = await collectedTooLate()
  settleRefundsAs('succeeded')
  await run(60)
  expect([returned(), await received()]).toMatchObject([[1_000], [{ paid: 10, refunded: 0 }]])
  await move(orderId, 'Cancelled')
  await run()
  await run(60)
  expect(returned()).toEqual([1_000])
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 10, refunded: 0 } }])
})

test('an excess that the gateway does not return is cash to hand back', async () => {
  const orderId = await collectedTooLate()
  settleRefundsAs('declined')
  await run(60)
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 20, declinedRefund: 10 } }])
  expect((await payments(orderId)).received).toMatchObject([
    { way: 'cash', amount: 10 },
    { way: 'gateway', amount: 10 },
  ])
  await refundInCash(orderId, 10)
  expect(await handBacks()).toEqual([])
})

test('an order with an excess that is cancelled later has all of its money handed back, whether the excess was handed back before or not', async () => {
  const [one, other] = [await collectedTooLate(), await collectedTooLate()]
  settleRefundsAs('declined')
  await run(60)
  await refundInCash(one, 10)
  await move(one, 'Cancelled')
  await move(other, 'Cancelled')
  const listed = new Map((await handBacks()).map(({ orderId, payment }) => [orderId, payment]))
  expect([listed.size, listed.get(one), listed.get(other)]).toMatchObject([2, { paid: 20, refunded: 10 }, { paid: 20, refunded: 0 }])
  expect(await refusalOf(refundInCash(one, 10.01))).toMatchObject({ code: 'refund.above_paid' })
  await refundInCash(one, 10)
  await refundInCash(other, 20)
  expect(await handBacks()).toEqual([])
})

test('the counter takes cash for the whole order while a phone pays a share, and the share is voided', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 4)
  const two = await joining(one)
  await payCash(one, half, 10)
  scene.gateway.decide(scene.gateway.challenge())
  await pay(two, { share: half, amount: 10 })
  expect((await take(orderId)).data).toMatchObject({ amount: 20, change: 80 })
  const request = scene.gateway.authorised.at(-1)
  if (request) await paying.webhook(scene.gateway.eventOf(request))
  await run(60)
  expect(scene.gateway.settled.map(({ kind }) => kind)).toEqual(['void'])
  expect(await received()).toMatchObject([{ paid: 20, refunded: 0 }])
})

test('the share of an order that is cancelled while the share is collected is returned completely', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  scene.gateway.settleAs(() => ({ state: 'pending', reference: 'later' }))
  await pay(one, { share: all, amount: 10 })
  await move(orderId, 'Cancelled')
  settleRefundsAs('succeeded')
  await run(60)
  await run(60)
  expect([returned(), await received(), await handBacks()]).toMatchObject([[1_000], [{ paid: 10, refunded: 10 }], []])
})

test('cash for an order that was never accepted is handed back when the order is cancelled', async () => {
  const orderId = await placeTeas(phone(), 2, { isAccepted: false })
  await take(orderId)
  await move(orderId, 'Cancelled')
  await run(60)
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 10, refunded: 0 } }])
})

test('cash for an order that the platform cancels as missed is handed back', async () => {
  const orderId = await placeTeas(phone(), 2, { isAccepted: false })
  await take(orderId)
  await run(200)
  await scene.api.runJob('run-escalations')
  expect(await handBacks()).toMatchObject([{ orderId, status: 'Cancelled', cancelReason: 'missed', payment: { paid: 10, refunded: 0 } }])
})

test('a share of a cancelled order is returned, even when the job did not run for weeks', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  await pay(one, { share: all, amount: 10 })
  await move(orderId, 'Cancelled')
  await run(14 * 24 * 3_600)
  expect(returned()).toEqual([1_000])
})

test('a charge of a debit card for a cancelled order is handed back in cash when its void and its refund both fail', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  scene.gateway.decide(scene.gateway.challenge())
  await pay(one, { share: all, amount: 10 })
  const [request] = scene.gateway.authorised
  if (!request) throw new Error('nothing was authorised')
  await move(orderId, 'Cancelled')
  scene.gateway.record(request, 'captured', { captured: request.amount })
  scene.gateway.settleAs(() => ({ state: 'declined', reason: 'other' }))
  await paying.webhook(scene.gateway.eventOf(request))
  await run()
  await run(60)
  expect(scene.gateway.settled.map(({ kind }) => kind)).toEqual(['void', 'refund'])
  expect(await handBacks()).toMatchObject([{ orderId, payment: { paid: 10, refunded: 0, declinedRefund: 10 } }])
  await refundInCash(orderId, 10)
  expect(await handBacks()).toEqual([])
})
