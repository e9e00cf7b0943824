// Requirements on every payment gateway, tested through its adapter over HTTP: sandbox.test.ts and tap.test.ts run them.
import { randomUUID } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import type { GatewayDeclineReason } from '@sufra/shared/payments/decline-reason'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  amount,
  createGatewayScene,
  returnUrl,
  type GatewayScene,
  type GatewayUnderTest,
} from '../../../../testing/payments/gateway-scene.ts'
import { GatewayUnavailable, type PaymentSource } from './payment-gateway.ts'

type Given = { name: string; start: () => Promise<GatewayUnderTest>; declines: readonly GatewayDeclineReason[]; fee: number | undefined }

/** `fee`: fee of a capture of `amount`, undefined where the gateway does not report it. `its()`: the scene, once the tests run. */
export const testGatewayContract = ({ name, start, declines, fee }: Given) =>
  describe(`the payment gateway ${name}`, () => {
    let scene: GatewayScene
    beforeAll(async () => {
      scene = await createGatewayScene(start)
    })
    afterAll(() => scene.close())
    const its = () => scene
    testAuthorisations(its, declines)
    testChallenges(its)
    testSettlements(its, fee)
    testWebhooks(its)
  })

const testAuthorisations = (its: () => GatewayScene, declines: readonly GatewayDeclineReason[]) => {
  test('a good card is authorised, found by both ids, and a webhook reports the same', async () => {
    const { attemptId, orderId, reference } = await its().authorised()
    const known = { reference, attemptId, orderId, state: 'authorised', authorised: amount, captured: 0, refunded: 0, currency: 'QAR' }
    expect(await its().gateway.lookUp({ reference })).toMatchObject(known)
    expect(await its().gateway.lookUp({ attemptId })).toMatchObject(known)
    const event = { kind: 'authorise', state: 'succeeded', attemptId, orderId, reference, amount, currency: 'QAR' }
    expect(await its().eventOf(attemptId)).toMatchObject(event)
  })

  test('a look-up of a payment that the gateway does not have returns undefined', async () => {
    expect(await its().gateway.lookUp({ attemptId: randomUUID() })).toBeUndefined()
    expect(await its().gateway.lookUp({ reference: 'auth_none' })).toBeUndefined()
  })

  test('a second call with the same attempt charges nothing and returns the same payment', async () => {
    const request = its().requestOf(await its().source('approve'))
    const first = await its().gateway.authorise(request)
    expect(await its().gateway.authorise(request)).toEqual(first)
  })

  test('a token can be used for one attempt', async () => {
    const { source } = await its().authorised()
    expect(await its().gateway.authorise(its().requestOf(source))).toMatchObject({ state: 'declined' })
  })

  test.each(declines)('a payment declined for %s has the reason in its answer, look-up and webhook', async (reason) => {
    const request = its().requestOf(await its().source(reason))
    const { attemptId } = request
    expect(await its().gateway.authorise(request)).toMatchObject({ state: 'declined', reason })
    expect(await its().gateway.lookUp({ attemptId })).toMatchObject({ state: 'declined', reason, authorised: 0, captured: 0 })
    expect(await its().eventOf(attemptId)).toMatchObject({ kind: 'authorise', state: 'declined', reason })
  })
}

const testChallenges = (its: () => GatewayScene) => {
  test.each([
    ['approve', 'authorised', 'succeeded'],
    ['fail', 'declined', 'declined'],
  ] as const)('a challenge that ends with %s leads back and is %s', async (outcome, state, event) => {
    const request = its().requestOf(await its().source('challenge'))
    const { attemptId } = request
    const answer = await its().gateway.authorise(request)
    if (answer.state !== 'challenge') throw new Error(`no challenge: ${answer.state}`)
    expect(await its().gateway.lookUp({ attemptId })).toMatchObject({ state: 'challenge', authorised: 0 })
    expect(await its().answerChallenge(answer.url, outcome)).toContain(returnUrl)
    expect(await its().gateway.lookUp({ reference: answer.reference })).toMatchObject({ state })
    expect(await its().eventOf(attemptId)).toMatchObject({ state: event, ...(state === 'declined' && { reason: 'challenge_failed' }) })
  })

  test('a lost answer is unknown, and the look-up returns the outcome', async () => {
    const request = its().requestOf(await its().source('no_answer'))
    const { attemptId } = request
    await expect(its().impatient.authorise(request)).rejects.toThrow(GatewayUnavailable)
    const known = { state: 'authorised', authorised: amount }
    await vi.waitFor(async () => expect(await its().gateway.lookUp({ attemptId })).toMatchObject(known), 60_000)
  })

  test('every call to a gateway that is down is unavailable', async () => {
    const { unreachable } = its()
    const settled = { attemptId: randomUUID(), orderId: randomUUID(), reference: 'auth_1', amount, webhookUrl: its().webhooks.url }
    const calls = [
      unreachable.authorise(its().requestOf({ kind: 'card', token: 'tok_1' })),
      unreachable.capture(settled),
      unreachable.void(settled),
      unreachable.refund({ ...settled, reason: 'Sold out' }),
      unreachable.lookUp({ reference: 'auth_1' }),
    ]
    for (const result of await Promise.allSettled(calls))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(GatewayUnavailable) as unknown })
  })

  test('the condition of a gateway is ready, not available, or refusing our key', async () => {
    expect(await its().gateway.readCondition()).toBe('ready')
    expect(await its().unreachable.readCondition()).toBe('unavailable')
    expect(await its().withWrongKey.readCondition()).toBe('refused')
  })

  test('a saved card can be charged repeatedly', async () => {
    const { card } = await its().authorised({ savesCard: true })
    expect(card).toMatchObject({ token: expect.any(String) as unknown, lastFour: expect.stringMatching(/^\d{4}$/) as unknown })
    const source: PaymentSource = { kind: 'saved_card', token: card?.token ?? '' }
    expect(await its().gateway.authorise(its().requestOf(source))).toMatchObject({ state: 'authorised' })
    expect(await its().gateway.authorise(its().requestOf(source))).toMatchObject({ state: 'authorised' })
    expect((await its().authorised()).card).toBeUndefined()
  })
}

const testSettlements = (its: () => GatewayScene, fee: number | undefined) => {
  test('a capture takes at most the authorised amount, once for its attempt', async () => {
    const { orderId, reference } = await its().authorised()
    const request = { attemptId: randomUUID(), orderId, reference, amount, webhookUrl: its().webhooks.url }
    const tooMuch = { ...request, attemptId: randomUUID(), amount: dirhams(amount + 1) }
    expect(await its().gateway.capture(tooMuch)).toMatchObject({ state: 'declined' })
    const answer = await its().gateway.capture(request)
    expect(answer).toMatchObject({ state: 'succeeded' })
    expect('fee' in answer ? answer.fee : undefined).toBe(fee)
    expect(await its().gateway.capture(request)).toEqual(answer)
    expect(await its().gateway.capture({ ...request, attemptId: randomUUID() })).toMatchObject({ state: 'declined' })
    expect(await its().gateway.lookUp({ reference })).toMatchObject({ state: 'captured', authorised: amount, captured: amount })
    const event = await its().eventOf(request.attemptId)
    expect(event).toMatchObject({ kind: 'capture', state: 'succeeded', orderId, amount, currency: 'QAR' })
    expect(event?.fee).toBe(fee)
  })

  test('a voided payment cannot be captured, and voiding it again changes nothing', async () => {
    const { orderId, reference } = await its().authorised()
    const request = { attemptId: randomUUID(), reference }
    const answer = await its().gateway.void(request)
    expect(answer).toMatchObject({ state: 'succeeded' })
    expect(await its().gateway.void(request)).toEqual(answer)
    const capture = { attemptId: randomUUID(), orderId, reference, amount, webhookUrl: its().webhooks.url }
    expect(await its().gateway.capture(capture)).toMatchObject({ state: 'declined' })
    expect(await its().gateway.lookUp({ reference })).toMatchObject({ state: 'voided', captured: 0 })
  })

  test('a captured payment cannot be voided', async () => {
    const { reference } = await its().captured()
    expect(await its().gateway.void({ attemptId: randomUUID(), reference })).toMatchObject({ state: 'declined' })
    expect(await its().gateway.lookUp({ reference })).toMatchObject({ state: 'captured' })
  })

  test('refunds together return at most the captured amount, each once for its attempt', async () => {
    const { orderId, reference, captureReference } = await its().captured()
    const refund = (part: number, attemptId = randomUUID()) =>
      its().gateway.refund({
        attemptId,
        orderId,
        reference: captureReference,
        amount: dirhams(part),
        reason: 'Sold out',
        webhookUrl: its().webhooks.url,
      })
    const attemptId = randomUUID()
    const answer = await refund(1_000, attemptId)
    expect(answer).toMatchObject({ state: 'succeeded' })
    expect(await refund(1_000, attemptId)).toEqual(answer)
    expect(await refund(amount - 999)).toMatchObject({ state: 'declined' })
    expect(await refund(amount - 1_000)).toMatchObject({ state: 'succeeded' })
    expect(await refund(1)).toMatchObject({ state: 'declined' })
    expect(await its().gateway.lookUp({ reference })).toMatchObject({ captured: amount, refunded: amount })
    expect(await its().eventOf(attemptId)).toMatchObject({ kind: 'refund', state: 'succeeded', orderId, amount: 1_000 })
  })
}

const testWebhooks = (its: () => GatewayScene) => {
  test('a webhook with another body or signature, or without a signature, is refused', async () => {
    const { attemptId } = await its().authorised()
    await its().eventOf(attemptId)
    const webhook = its().webhooks.received.find(({ body }) => body.includes(attemptId))
    if (!webhook) throw new Error('no webhook')
    const { headers, body } = webhook
    const { gateway } = its()
    expect(gateway.verifyWebhook(headers, body)).toMatchObject({ attemptId })
    expect(gateway.verifyWebhook(headers, Buffer.from(body.toString().replace('45', '46')))).toBeUndefined()
    expect(gateway.verifyWebhook(headers, Buffer.from('{}'))).toBeUndefined()
    expect(gateway.verifyWebhook({}, body)).toBeUndefined()
    for (const [header, value] of Object.entries(headers)) {
      const forged = String(value).replace(/[0-9a-f]{63}$/, '0'.repeat(63))
      if (forged !== value) expect(gateway.verifyWebhook({ ...headers, [header]: forged }, body)).toBeUndefined()
    }
  })
}
