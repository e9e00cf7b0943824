import { randomUUID } from 'node:crypto'
import { listSavedCards } from '@sufra/shared/payments/saved-card.routes'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../../testing/payments/bill-scene.ts'
import { refusalOf } from '../../../../testing/test-api.ts'

const { scene, phone, joining, placeTeas, bill, pay, resolveKey, received, run, move, webhook, takeAll, query, read } = useBillScene()
const all = { kind: 'all' } as const
const kinds = () => scene.gateway.settled.map(({ kind }) => kind)

/** Creates a phone at a table with one order of 10, whose payment waits for a challenge. */
const challenged = async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  await pay(one, { share: all, amount: 10 }, key)
  const request = scene.gateway.authorised.at(-1)
  if (!request) throw new Error('nothing was authorised')
  return { one, orderId, key, request }
}

test('a declined share is free again, and its key stays declined', async () => {
  const one = phone()
  await placeTeas(one, 2)
  scene.gateway.decide(scene.gateway.decline('insufficient_funds'))
  const key = randomUUID()
  const declined = { status: 402, code: 'payment.declined_insufficient_funds' }
  expect(await refusalOf(pay(one, { share: all, amount: 10 }, key))).toMatchObject(declined)
  expect(await refusalOf(pay(one, { share: all, amount: 10 }, key))).toMatchObject(declined)
  expect(await bill(one)).toMatchObject({ due: 10, reserved: 0 })
  await run(3_600)
  expect([kinds(), await received()]).toMatchObject([[], [{ paid: 0 }]])
})

test('a withdrawn payment pays nothing, whether it waits for a challenge or its key is unknown', async () => {
  const { one, key, request } = await challenged()
  expect(await resolveKey(one, key, true)).toEqual({ outcome: 'over' })
  await webhook(scene.gateway.eventOf(request))
  await run()
  expect(kinds()).toEqual(['void'])
  const unknown = randomUUID()
  expect(await resolveKey(one, unknown)).toEqual({ outcome: 'unknown' })
  expect(await resolveKey(one, unknown, true)).toEqual({ outcome: 'over' })
  expect(await refusalOf(pay(one, { share: all, amount: 10 }, unknown))).toMatchObject({ code: 'idempotency.other_body' })
  expect(await resolveKey(phone(), key)).toEqual({ outcome: 'unknown' })
})

test('a share is voided when the counter took cash for its order before it was authorised', async () => {
  const { one, orderId, key, request } = await challenged()
  await query(`update orders set paid_amount = 500 where restaurant_id = $restaurant and id = '${orderId}'`)
  await webhook(scene.gateway.eventOf(request))
  await run()
  expect([kinds(), await received()]).toMatchObject([['void'], [{ paid: 5 }]])
  expect(await resolveKey(one, key)).toEqual({ outcome: 'over' })
  expect(await bill(one)).toMatchObject({ due: 5 })
})

test('an amount that the order can no longer take at the capture is returned to the card', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  scene.gateway.settleAs(({ kind }) =>
    kind === 'capture' ? { state: 'pending', reference: 'later' } : { state: 'succeeded', reference: 'done' },
  )
  await pay(one, { share: all, amount: 10 })
  await query(`update orders set paid_amount = 400 where restaurant_id = $restaurant and id = '${orderId}'`)
  scene.gateway.settleAs(undefined)
  await run(60)
  expect(await received()).toMatchObject([{ paid: 10, refunded: 0 }])
  expect(scene.gateway.settled).toMatchObject([{ kind: 'capture' }, { kind: 'refund', amount: 400 }])
})

test('a share whose capture is declined is voided and free again', async () => {
  const one = phone()
  await placeTeas(one, 2)
  scene.gateway.settleAs(({ kind }) =>
    kind === 'capture' ? { state: 'declined', reason: 'other' } : { state: 'succeeded', reference: 'done' },
  )
  expect(await refusalOf(pay(one, { share: all, amount: 10 }))).toMatchObject({ code: 'payment.declined_other' })
  await run()
  expect(kinds()).toEqual(['capture', 'void'])
  expect(await bill(one)).toMatchObject({ due: 10 })
})

test('the part of an order that is cancelled after it was paid is returned once, and other parts are not', async () => {
  const one = phone()
  const [cancelled, delivered] = [await placeTeas(one, 2), await placeTeas(one, 1)]
  await pay(one, { share: all, amount: 15 })
  await move(cancelled ?? '', 'Cancelled')
  await Promise.all([run(), run()])
  await run(3_600)
  expect(scene.gateway.settled).toMatchObject([
    { kind: 'capture', amount: 1_500 },
    { kind: 'refund', amount: 1_000 },
  ])
  expect(await received()).toMatchObject([
    { id: cancelled, paid: 10, refunded: 10 },
    { id: delivered, paid: 5, refunded: 0 },
  ])
  expect((await read(cancelled ?? '')).payment).toMatchObject({ refunded: 10 })
})

test('a refund counts from its request, and stops counting when it is declined', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  await pay(one, { share: all, amount: 10 })
  await move(orderId, 'Cancelled')
  scene.gateway.setDown(true)
  await run()
  expect(await received()).toMatchObject([{ paid: 10, refunded: 10 }])
  scene.gateway.setDown(false)
  scene.gateway.settleAs(() => ({ state: 'declined', reason: 'other' }))
  await run(600)
  expect(await received()).toMatchObject([{ paid: 10, refunded: 0 }])
  await run(600)
  expect(scene.gateway.settled.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
})

test('an amount that was already returned in cash is not returned to the card too', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  await pay(one, { share: all, amount: 10 })
  await move(orderId, 'Cancelled')
  await query(`update orders set refunded_amount = 700 where restaurant_id = $restaurant and id = '${orderId}'`)
  await run()
  await run(60)
  expect(scene.gateway.settled.at(-1)).toMatchObject({ kind: 'refund', amount: 300 })
  expect(await received()).toMatchObject([{ paid: 10, refunded: 10 }])
})

test('a card is saved for the phone that paid with it', async () => {
  const member = phone()
  await placeTeas(member, 2)
  const one = await joining(member)
  scene.gateway.decide(scene.gateway.authoriseWith({ token: 'saved', brand: 'Visa', lastFour: '4242', expiry: '12/49' }))
  await pay(one, { share: all, amount: 10, source: { kind: 'card', token: 'token', saves: true } })
  const cards = (await scene.api.call(listSavedCards, { body: one.atTable })).data
  expect(cards).toMatchObject([{ lastFour: '4242' }])
  await placeTeas(one, 1)
  const source = { kind: 'saved_card' as const, id: cards[0]?.id ?? '' }
  expect(await refusalOf(pay(await joining(one), { share: all, amount: 5, source }))).toMatchObject({ code: 'payment.saved_card_unknown' })
  expect(await pay(one, { share: all, amount: 5, source })).toMatchObject({ outcome: 'paid' })
  expect(scene.gateway.authorised.at(-1)?.source).toEqual({ kind: 'saved_card', token: 'saved' })
})

test('a crash at any statement of a payment leaves it paid once or free', async () => {
  const one = phone()
  await placeTeas(one, 2)
  scene.gateway.settleAs(() => {
    throw new Error('the process ended')
  })
  const key = randomUUID()
  await pay(one, { share: all, amount: 10 }, key).catch(() => undefined)
  scene.gateway.settleAs(undefined)
  await run(60)
  expect(await resolveKey(one, key)).toMatchObject({ outcome: 'paid' })
  expect([kinds(), await received()]).toMatchObject([['capture'], [{ paid: 10 }]])
  expect(await refusalOf(takeAll(10))).toMatchObject({ code: 'bill.nothing_due' })
})
