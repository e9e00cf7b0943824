import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dirhams } from '@sufra/shared/money'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { amount, createGatewayScene, type GatewayScene } from '../../../../testing/payments/gateway-scene.ts'
import { startSandboxServer } from '../../../../testing/servers/sandbox-server.ts'
import { sampleCard } from './sample-card.ts'
import { testNumbers, testUpiNames } from './scenarios.ts'
import { isSignedWebhook, signWebhook } from './webhook-signature.ts'

type Server = Awaited<ReturnType<typeof startSandboxServer>>

let server: Server
let scene: GatewayScene
const sceneOf = (its: Server) =>
  createGatewayScene(async () => ({
    gateway: its.gateway,
    impatient: its.gateway,
    unreachable: its.gateway,
    withWrongKey: its.gateway,
    source: its.cardFor,
    answerChallenge: its.answerChallenge,
    close: its.close,
  }))
beforeAll(async () => {
  server = await startSandboxServer()
  scene = await sceneOf(server)
})
afterAll(() => scene.close())

const authorise = async (source: Parameters<GatewayScene['requestOf']>[0]) => {
  const request = scene.requestOf(source)
  return { request, answer: await scene.gateway.authorise(request) }
}

test('every test number is a possible card number', () => {
  for (const number of Object.keys(testNumbers)) {
    const digits = [...number].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    expect(digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10, number).toBe(0)
  }
})

test('docs/payments.md lists every test number and UPI name', () => {
  const page = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8')
  const numbers = Object.keys(testNumbers).map((number) => number.replace(/(.{4})(?=.)/g, '$1 '))
  const names = Object.keys(testUpiNames)
  expect([...numbers, ...names].filter((listed) => !page.includes(`\`${listed}\``))).toEqual([])
})

test.each([
  ['an expired card', '4242424242424242', '01/20', { state: 'declined', reason: 'card_expired' }],
  ['a number that no card has', '4242424242424243', '12/49', { state: 'declined', reason: 'card_refused' }],
  ['another good number', '4111111111111111', '12/49', { state: 'authorised' }],
])('a payment with %s', async (_name, number, expiryDate, expected) => {
  expect((await authorise(await server.card(number, { expiryDate }))).answer).toMatchObject(expected)
})

test.each([
  ['maryam@bank', '123456', { state: 'authorised' }],
  ['maryam@bank', '000000', { state: 'declined', reason: 'wrong_pin' }],
  ['declined@upi', '123456', { state: 'declined', reason: 'other' }],
  ['Insufficient@upi', '123456', { state: 'declined', reason: 'insufficient_funds' }],
])('the UPI id %s with the PIN %s', async (upiId, pin, expected) => {
  expect((await authorise(await server.upi(upiId, pin))).answer).toMatchObject(expected)
})

test('a wallet and the card of the demo are authorised, and a token of another kind is declined', async () => {
  const wallet = await server.wallet()
  expect((await authorise(wallet)).answer).toMatchObject({ state: 'authorised' })
  expect((await authorise({ kind: 'saved_card', token: sampleCard.token })).answer).toMatchObject({ state: 'authorised' })
  const other = await server.wallet()
  if (other.kind !== 'wallet') throw new Error('not a wallet')
  expect((await authorise({ kind: 'card', token: other.token })).answer).toMatchObject({ state: 'declined', reason: 'other' })
})

test('a debit card always gets a challenge', async () => {
  expect((await authorise({ kind: 'debit' })).answer).toMatchObject({ state: 'challenge' })
})

/** Pays by debit card: the payment is charged, and captured without a change. */
const chargedAtOnce = async () => {
  const { request, answer } = await authorise(await server.wallet(true))
  if (answer.state !== 'authorised') throw new Error(answer.state)
  const { reference } = answer
  expect(await scene.gateway.lookUp({ reference })).toMatchObject({ state: 'captured', authorised: amount, captured: amount })
  expect(await scene.eventOf(request.attemptId)).toMatchObject({ kind: 'authorise', state: 'succeeded', reference, amount })
  const capture = scene.captureOf({ ...request, reference })
  expect(await scene.gateway.capture({ ...capture, amount: dirhams(amount - 1) })).toMatchObject({ state: 'declined' })
  expect(await scene.gateway.capture({ ...capture, attemptId: randomUUID() })).toMatchObject({ state: 'succeeded', reference, fee: 91 })
  return { request, reference, refund: { ...capture, reason: 'Sold out' } }
}

test('a debit card in a wallet is charged immediately, and can be refunded completely, once, but not partly', async () => {
  const { reference, refund } = await chargedAtOnce()
  const part = { ...refund, attemptId: randomUUID(), amount: dirhams(100) }
  expect(await scene.gateway.refund(part)).toEqual({ state: 'declined', reason: 'other' })
  const all = { ...refund, attemptId: randomUUID() }
  const refunded = await scene.gateway.refund(all)
  expect(refunded).toMatchObject({ state: 'succeeded' })
  expect(await scene.gateway.refund(all)).toEqual(refunded)
  expect(await scene.gateway.refund({ ...all, attemptId: randomUUID() })).toMatchObject({ state: 'declined' })
  expect(await scene.gateway.lookUp({ reference })).toMatchObject({ state: 'captured', refunded: amount })
})

test('a void of an immediate charge refunds it, once', async () => {
  const { reference } = await chargedAtOnce()
  const voiding = { attemptId: randomUUID(), reference }
  const answer = await scene.gateway.void(voiding)
  expect(answer).toMatchObject({ state: 'succeeded' })
  expect(await scene.gateway.void(voiding)).toEqual(answer)
  expect(await scene.gateway.lookUp({ reference })).toMatchObject({ captured: amount, refunded: amount })
})

test('a debit card whose challenge is confirmed is charged', async () => {
  const { answer } = await authorise({ kind: 'debit' })
  if (answer.state !== 'challenge') throw new Error(answer.state)
  await server.answerChallenge(answer.url, 'approve')
  expect(await scene.gateway.lookUp({ reference: answer.reference })).toMatchObject({ state: 'captured', captured: amount })
})

test('a late payment is pending until its time has come, and is answered then', async () => {
  let clock = Date.now()
  const own = await startSandboxServer({ now: () => new Date(clock), lateBy: 10_000 })
  const later = await sceneOf(own)
  const request = later.requestOf(await own.cardFor('late'))
  const { attemptId } = request
  const answer = own.gateway.authorise(request)
  const pending = { state: 'pending', authorised: 0 }
  await vi.waitFor(async () => expect(await own.gateway.lookUp({ attemptId })).toMatchObject(pending), 60_000)
  clock += 9_999
  await later.authorised()
  expect(await own.gateway.lookUp({ attemptId })).toMatchObject(pending)
  clock += 1
  await later.authorised()
  expect(await answer).toMatchObject({ state: 'authorised' })
  expect(await later.eventOf(attemptId)).toMatchObject({ state: 'succeeded' })
  await later.close()
})

test('every refund of the refusing card is declined, however often it is requested, and nothing is returned', async () => {
  const { request, answer } = await authorise(await server.cardFor('refund_declined'))
  if (answer.state !== 'authorised') throw new Error(answer.state)
  const capture = await scene.gateway.capture(scene.captureOf({ ...request, reference: answer.reference }))
  if (capture.state !== 'succeeded') throw new Error(capture.state)
  const refund = { ...scene.captureOf({ ...request, reference: capture.reference }), reason: 'refund' }
  for (const attemptId of [refund.attemptId, refund.attemptId, randomUUID()])
    expect(await scene.gateway.refund({ ...refund, attemptId })).toEqual({ state: 'declined', reason: 'other' })
  expect(await scene.gateway.lookUp({ reference: answer.reference })).toMatchObject({ state: 'captured', refunded: 0 })
})

describe('webhooks', () => {
  test('arrive twice with the same id', async () => {
    const { request } = await authorise(await server.cardFor('webhook_twice'))
    await vi.waitFor(() => expect(scene.eventsOf(request.attemptId)).toHaveLength(2), 60_000)
    expect(new Set(scene.eventsOf(request.attemptId).map(({ id }) => id)).size).toBe(1)
  })

  test('arrive before the answer', async () => {
    const { request } = await authorise(await server.cardFor('webhook_first'))
    expect(scene.eventsOf(request.attemptId)).toHaveLength(1)
  })

  test('do not arrive for a payment without webhooks, and arrive for the next payment', async () => {
    const { request } = await authorise(await server.cardFor('no_webhook'))
    const { request: next } = await authorise(await server.cardFor('approve'))
    await scene.eventOf(next.attemptId)
    expect(scene.eventsOf(request.attemptId)).toEqual([])
  })

  test('have a wrong amount with a valid signature, and the look-up has the right amount', async () => {
    const { request } = await authorise(await server.cardFor('wrong_amount'))
    expect(await scene.eventOf(request.attemptId)).toMatchObject({ amount: request.amount + 100 })
    expect(await scene.gateway.lookUp({ attemptId: request.attemptId })).toMatchObject({ authorised: request.amount })
  })

  test('that are refused are sent again until they are accepted', async () => {
    const request = scene.requestOf(await server.cardFor('approve'))
    scene.webhooks.answer(() => (scene.eventsOf(request.attemptId).length < 3 ? 503 : 200))
    await scene.gateway.authorise(request)
    await vi.waitFor(() => expect(scene.eventsOf(request.attemptId)).toHaveLength(3), 60_000)
    scene.webhooks.answer(() => 200)
  })

  test.each([
    ['now', 0, true],
    ['five minutes ago', -300, true],
    ['longer ago', -301, false],
    ['in the future', 301, false],
  ])('signed %s are accepted only within five minutes', (_name, seconds, isGood) => {
    const now = new Date('2026-11-22T12:00:00Z')
    const header = signWebhook('secret', new Date(now.getTime() + seconds * 1_000), '{}')
    expect(isSignedWebhook('secret', now, header, '{}')).toBe(isGood)
    expect(isSignedWebhook('another', now, header, '{}')).toBe(false)
    expect(isSignedWebhook('secret', now, header.replace('t=1', 't=2'), '{}')).toBe(false)
  })
})

test('the sandbox’s API requires the key', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer sandbox-api-key2', 'sandbox-api-key']) {
    const response = await fetch(`${server.url}/v1/payments?attemptId=1`, { headers: { authorization } })
    expect(response.status).toBe(401)
  }
})

test('after a crash the sandbox has its payments and does due work, and its files have no card number, CVV or PIN', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-sandbox-'))
  const file = join(folder, 'sandbox.db')
  const first = await startSandboxServer({ file, webhookDelay: 60_000, lateBy: 60_000 })
  const before = await sceneOf(first)
  const request = before.requestOf(await first.card('4000000000001018', { cvv: '9173' }))
  const answer = before.gateway.authorise(request).catch(() => 'lost')
  const good = await before.authorised()
  const pin = await first.upi('maryam@bank', '918273')
  await vi.waitFor(
    async () => expect(await before.gateway.lookUp({ attemptId: request.attemptId })).toMatchObject({ state: 'pending' }),
    60_000,
  )
  await first.close()
  expect(await answer).toBe('lost')
  const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(stored.join('')).toContain(good.reference)
  // In a document a CVV would stand alone; the same digits within an id or a time are accidental.
  expect(stored.join('')).not.toMatch(/4000000000001018|(?<![\w-])9173(?![\w-])|918273|4242424242424242/)

  const inAnHour = () => new Date(Date.now() + 3_600_000)
  const second = await startSandboxServer({ file, now: inAnHour })
  const { attemptId } = request
  await vi.waitFor(async () => expect(await second.gateway.lookUp({ attemptId })).toMatchObject({ state: 'authorised' }), 60_000)
  await vi.waitFor(() => {
    const bodies = before.webhooks.received.map(({ body }) => body.toString())
    expect(bodies.filter((body) => body.includes(good.attemptId))).toHaveLength(1)
    expect(bodies.filter((body) => body.includes(attemptId))).toHaveLength(1)
  }, 60_000)
  expect(await second.gateway.authorise(before.requestOf(pin, { amount: dirhams(100) }))).toMatchObject({ state: 'authorised' })
  await second.close()
  await before.webhooks.close()
  rmSync(folder, { recursive: true })
})
