// Behaviour that all kinds of payers share. The differences are tested beside each kind.
import { randomUUID } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import { describe, expect, test } from 'vitest'
import { usePayers } from '../../../../testing/payments/payers.ts'
import { lost } from '../../../../testing/payments/scripted-gateway.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { payerKinds } from './gateway-calls.table.ts'

const { scene, webhook, payers } = usePayers()
const kinds = () => scene.gateway.settled.map(({ kind }) => kind)
const request = () => {
  const last = scene.gateway.authorised.at(-1)
  if (!last) throw new Error('nothing was authorised')
  return last
}
const authorised = () => scene.gateway.eventOf(request())

describe.each(payerKinds)('a payment of the kind %s', (kind) => {
  const { job, begin, state, error, accept, run } = payers[kind]
  const beginChallenged = async () => {
    scene.gateway.decide(scene.gateway.challenge())
    await begin()
    expect(await state()).toBe('awaiting')
  }

  test('is collected once, however often its webhook comes', async () => {
    await beginChallenged()
    const event = authorised()
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => webhook(event))))).toEqual(new Set([204]))
    await run()
    expect(await webhook(event)).toBe(204)
    await run(600)
    expect([await state(), kinds()]).toEqual(['paid', ['capture']])
  })

  test('is unchanged by a decline that comes after the authorisation', async () => {
    await beginChallenged()
    await webhook(authorised())
    expect(await webhook(scene.gateway.eventOf(request(), { state: 'declined' }))).toBe(204)
    await run()
    expect([await state(), kinds()]).toEqual(['paid', ['capture']])
  })

  test.each([
    ['another amount', { amount: dirhams(999) }],
    ['another currency', { currency: 'USD' }],
    ['another payer', { orderId: randomUUID() }],
    ['another kind', { kind: 'capture' as const }],
  ])('is unchanged by a signed webhook with %s, which is refused', async (_name, change) => {
    await beginChallenged()
    expect(await webhook({ ...authorised(), ...change })).toBe(409)
    await run()
    expect([await state(), kinds()]).toEqual(['awaiting', []])
  })

  test('is collected once when its webhook comes before the answer', async () => {
    scene.gateway.decide(async (asked) => {
      const { reference } = scene.gateway.record(asked, 'authorised')
      expect(await webhook(scene.gateway.eventOf(asked))).toBe(204)
      return { state: 'authorised', reference }
    })
    await begin()
    await run()
    expect([await state(), kinds()]).toEqual(['paid', ['capture']])
  })

  test('is found by a look-up when the answer and the webhook are lost', async () => {
    scene.gateway.loseAnswers(1)
    await begin()
    expect(await state()).toBe('awaiting')
    await run(10)
    expect([await state(), kinds()]).toEqual(['paid', ['capture']])
  })

  test('is declined by its look-up when it never reached the gateway, not before 30 seconds', async () => {
    scene.gateway.decide(() => Promise.reject(lost()))
    await begin()
    await run(29)
    expect(await state()).toBe('awaiting')
    await run(15)
    expect([await state(), await error(), kinds()]).toEqual(['failed', 'payment.declined_other', []])
  })

  test('is given up after 15 minutes while the gateway is down', async () => {
    scene.gateway.setDown(true)
    await begin()
    await run(60)
    expect(await state()).toBe('awaiting')
    await run(840)
    expect([await state(), await error()]).toEqual(['failed', kind === 'order' ? 'payment.declined_other' : null])
  })

  test('is never accepted when the gateway authorised another amount', async () => {
    scene.gateway.decide(async (asked) => {
      scene.gateway.record(asked, 'authorised', { authorised: dirhams(asked.amount - 1) })
      throw lost()
    })
    await begin()
    await run(60)
    expect([await state(), kinds()]).toEqual(['awaiting', []])
  })

  test('is voided when it is authorised after it was declined', async () => {
    scene.gateway.decide(scene.gateway.decline('insufficient_funds'))
    await begin()
    expect([await state(), await error()]).toEqual(['failed', 'payment.declined_insufficient_funds'])
    expect(await webhook(authorised())).toBe(204)
    await run()
    expect([await state(), kinds()]).toEqual(['failed', ['void']])
  })

  test('is given up after 15 minutes without a confirmation, and voided when it is confirmed later', async () => {
    await beginChallenged()
    await run(899)
    expect(await state()).toBe('awaiting')
    await run(1)
    expect(await state()).toBe('failed')
    expect(await webhook(authorised())).toBe(204)
    await run()
    expect([await state(), kinds()]).toEqual(['failed', ['void']])
  })

  test('is refunded when it was charged immediately and its void is declined', async () => {
    await beginChallenged()
    await run(900)
    scene.gateway.record(request(), 'captured', { captured: request().amount })
    scene.gateway.settleAs(({ kind: called, attemptId }) =>
      called === 'void' ? { state: 'declined', reason: 'other' } : { state: 'succeeded', reference: attemptId },
    )
    await webhook(authorised())
    await run()
    await run(600)
    expect([await state(), kinds()]).toEqual(['failed', ['void', 'refund']])
    expect(scene.gateway.settled.at(-1)).toMatchObject({ reference: authorised().reference, amount: request().amount })
  })

  test('is captured with the same id until an answer comes', async () => {
    await beginChallenged()
    await webhook(authorised())
    scene.gateway.loseAnswers(3)
    for (const seconds of [0, 5, 10]) await run(seconds)
    expect(await state()).not.toBe('paid')
    await run(20)
    expect([await state(), kinds()]).toEqual(['paid', ['capture']])
  })

  test('is paid by the webhook of a capture whose answer was lost', async () => {
    await beginChallenged()
    await webhook(authorised())
    scene.gateway.loseAnswers(1)
    await run()
    const [capture] = scene.gateway.settled
    const event = scene.gateway.eventOf(request(), { kind: 'capture', attemptId: capture?.attemptId ?? '', reference: 'capture_1' })
    expect(await webhook({ ...event, amount: dirhams(1) })).toBe(409)
    expect(await webhook(event)).toBe(204)
    expect(await state()).toBe('paid')
    await run(600)
    expect(kinds()).toEqual(['capture'])
  })

  test('is captured once by several copies of the API', async () => {
    await beginChallenged()
    await webhook(authorised())
    const other = await startTestApi({ connection: scene.api.connection, now: () => scene.now, paymentGateway: scene.gateway.gateway })
    await accept()
    await Promise.all([scene.api.runJob(job), other.runJob(job), scene.api.runJob(job), other.runJob(job)])
    await other.close()
    await run(60)
    expect([await state(), kinds()]).toEqual(['paid', ['capture']])
  })
})
