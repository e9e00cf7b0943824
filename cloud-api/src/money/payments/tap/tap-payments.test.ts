// Behaviour of Tap alone, beside the contract.
import { dirhams } from '@sufra/shared/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGatewayScene, type GatewayScene } from '../../../../testing/payments/gateway-scene.ts'
import { startTapServer, tapSecretKey } from '../../../../testing/tap/tap-server.ts'
import { availableMethods } from '../gateway/available-methods.ts'
import type { AuthoriseRequest } from '../gateway/payment-gateway.ts'
import { createTapGateway } from './tap-gateway.ts'
import type { TapPayment } from './tap-objects.ts'
import { createVerifyTapWebhook, tapHash } from './tap-webhook.ts'

let server: Awaited<ReturnType<typeof startTapServer>>
let scene: GatewayScene
const answerChallenge = async (url: string, outcome: 'approve' | 'fail') => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  return response.headers.get('location')
}

beforeAll(async () => {
  server = await startTapServer()
  const account = { secretKey: tapSecretKey, publicKey: 'pk_test_stand_in', merchantId: '599424', timeout: 60_000 }
  const gateway = createTapGateway({ ...account, url: `${server.url}/v2` })
  scene = await createGatewayScene(async () => ({
    gateway,
    impatient: gateway,
    unreachable: gateway,
    withWrongKey: gateway,
    source: async (scenario) => ({ kind: 'card', token: server.token(scenario) }),
    answerChallenge,
    close: server.close,
  }))
})
afterAll(() => scene.close())

/** Makes a payment by debit card that the diner has confirmed at the network. */
const paidByDebit = async () => {
  const request: AuthoriseRequest = scene.requestOf({ kind: 'debit' })
  const answer = await scene.gateway.authorise(request)
  if (answer.state !== 'challenge') throw new Error(`no challenge: ${answer.state}`)
  await answerChallenge(answer.url, 'approve')
  return { ...request, reference: answer.reference }
}

test('a debit card is charged immediately: its webhook authorises, and its capture changes nothing', async () => {
  const { attemptId, orderId, amount, reference } = await paidByDebit()
  expect(await scene.eventOf(attemptId)).toMatchObject({ kind: 'authorise', state: 'succeeded', attemptId, orderId, reference, amount })
  expect(await scene.gateway.lookUp({ attemptId })).toMatchObject({ reference, state: 'captured', authorised: amount, captured: amount })
  expect(await scene.gateway.capture(scene.captureOf({ orderId, reference }))).toEqual({ state: 'succeeded', reference })
  const less = { ...scene.captureOf({ orderId, reference }), amount: dirhams(amount - 1) }
  expect(await scene.gateway.capture(less)).toMatchObject({ state: 'declined' })
})

test('a void of a debit card’s payment refunds all of it', async () => {
  const { amount, reference } = await paidByDebit()
  expect(await scene.gateway.void({ attemptId: 'void-1', reference })).toMatchObject({ state: 'succeeded' })
  expect(await scene.gateway.void({ attemptId: 'void-1', reference })).toMatchObject({ state: 'succeeded' })
  expect(await scene.gateway.lookUp({ reference })).toMatchObject({ captured: amount, refunded: amount })
})

/** Tokens of a debit card: from the wallet's button, and from Tap's own button. */
const debitTokens: [string, () => string][] = [
  ['what the button gives', () => JSON.stringify({ funding: 'DEBIT' })],
  ['a token of Tap’s own button', () => server.token('debit')],
]
test.each(debitTokens)('a debit card in a wallet is charged immediately: %s', async (_name, token) => {
  const request = scene.requestOf({ kind: 'wallet', wallet: 'applePay', token: token() })
  const { attemptId, orderId, amount } = request
  const answer = await scene.gateway.authorise(request)
  expect(answer).toMatchObject({ state: 'authorised', reference: expect.stringMatching(/^chg_/) as unknown })
  const reference = answer.reference ?? ''
  expect(await scene.eventOf(attemptId)).toMatchObject({ kind: 'authorise', state: 'succeeded', orderId, reference, amount })
  expect(await scene.gateway.lookUp({ attemptId })).toMatchObject({ reference, state: 'captured', authorised: amount, captured: amount })
  expect(await scene.gateway.capture(scene.captureOf({ orderId, reference }))).toEqual({ state: 'succeeded', reference })
  const refund = { ...scene.captureOf({ orderId, reference }), reason: 'Sold out' }
  expect(await scene.gateway.refund({ ...refund, amount: dirhams(100) })).toEqual({ state: 'declined', reason: 'other' })
  expect(await scene.gateway.void({ attemptId: `void-${attemptId}`, reference })).toMatchObject({ state: 'succeeded' })
  expect(await scene.gateway.lookUp({ reference })).toMatchObject({ captured: amount, refunded: amount })
})

test('a wallet’s token that Tap does not return is authorised, so that Tap decides about it', async () => {
  const source = { kind: 'wallet', wallet: 'applePay', token: 'tok_unknown' } as const
  expect(await scene.gateway.authorise(scene.requestOf(source))).toMatchObject({ state: 'declined' })
})

test('a genuine webhook whose attempt, order or kind was changed is replaced by Tap’s own data', async () => {
  const { attemptId, orderId, reference } = await scene.authorised()
  await scene.eventOf(attemptId)
  const webhook = scene.webhooks.received.find(({ body }) => body.includes(attemptId))
  if (!webhook || !scene.gateway.confirmEvent) throw new Error('no webhook')
  const genuine = JSON.parse(webhook.body.toString()) as TapPayment
  const changed = {
    ...genuine,
    object: 'charge',
    source: { id: 'auth_1' },
    reference: { ...genuine.reference, transaction: 'other', order: 'other' },
  }
  const event = scene.gateway.verifyWebhook(webhook.headers, Buffer.from(JSON.stringify(changed)))
  if (!event || event === 'irrelevant') throw new Error('the signature does not cover these fields')
  expect(event).toMatchObject({ kind: 'capture', attemptId: 'other', orderId: 'other' })
  expect(await scene.gateway.confirmEvent(event)).toMatchObject({ kind: 'authorise', state: 'succeeded', attemptId, orderId, reference })
  expect(await scene.gateway.confirmEvent({ ...event, reference: 'chg_none' })).toBeUndefined()
})

test('the webhooks of a capture and a refund are confirmed', async () => {
  const { orderId, captureReference, amount } = await scene.captured()
  const refund = { ...scene.captureOf({ orderId, reference: captureReference }), reason: 'Sold out' }
  await scene.gateway.refund(refund)
  const event = await scene.eventOf(refund.attemptId)
  if (!event) throw new Error('no webhook')
  expect(await scene.gateway.confirmEvent?.(event)).toEqual(event)
  const captured = { ...event, reference: captureReference }
  expect(await scene.gateway.confirmEvent?.(captured)).toMatchObject({ kind: 'capture', state: 'succeeded', orderId, amount })
})

test.each(['applePay', 'googlePay'] as const)('the data of the button of %s is first exchanged for a token', async (wallet) => {
  const token = JSON.stringify({ protocolVersion: 'ECv2' })
  expect(await scene.gateway.authorise(scene.requestOf({ kind: 'wallet', wallet, token }))).toMatchObject({ state: 'authorised' })
  const ownToken = server.token('approve')
  expect(await scene.gateway.authorise(scene.requestOf({ kind: 'wallet', wallet, token: ownToken }))).toMatchObject({ state: 'authorised' })
  expect(await scene.gateway.authorise(scene.requestOf({ kind: 'wallet', wallet, token: '{' }))).toMatchObject({ state: 'declined' })
})

test('a saved card of another customer is declined', async () => {
  const { card } = await scene.authorised({ savesCard: true })
  const token = card?.token.replace(/^cus_\w+/, 'cus_other') ?? ''
  expect(await scene.gateway.authorise(scene.requestOf({ kind: 'saved_card', token }))).toMatchObject({ state: 'declined' })
})

test('a payment is found by its attempt, even on a later page', async () => {
  const { attemptId, reference } = await scene.authorised()
  for (let newer = 0; newer < 9; newer += 1) await scene.authorised()
  expect(await scene.gateway.lookUp({ attemptId })).toMatchObject({ reference })
  expect(await scene.gateway.lookUp({ attemptId: 'none' })).toBeUndefined()
})

test('UPI and wallets are not offered, and UPI is declined', async () => {
  const config = scene.gateway.browserConfig({ baseUrl: 'https://sufra.example' })
  expect(availableMethods(config)).toEqual(['Cash', 'Card'])
  expect(config).toMatchObject({
    kind: 'tap',
    publicKey: 'pk_test_stand_in',
    merchantId: '599424',
    takesUpi: false,
  })
  expect(await scene.gateway.authorise(scene.requestOf({ kind: 'upi', upiId: 'a@bank', pinToken: 'pin' }))).toMatchObject({
    state: 'declined',
  })
})

test('a live key belongs to an account where real money moves', () => {
  const account = { publicKey: 'pk', merchantId: undefined, timeout: 1, url: 'http://127.0.0.1:1' }
  const modeOf = (secretKey: string) => createTapGateway({ ...account, secretKey }).mode
  expect([modeOf('sk_live_1'), modeOf('sk_test_1')]).toEqual(['live', 'test'])
})

const authorisation: TapPayment = {
  id: 'auth_1',
  object: 'authorize',
  status: 'AUTHORIZED',
  amount: 45.5,
  currency: 'QAR',
  save_card: false,
  reference: { transaction: 'attempt-1', order: 'order-1', merchant: '', gateway: 'gateway-1', payment: 'payment-1' },
  response: { code: '001' },
  transaction: { url: '', created: '1698392719404' },
  source: { id: 'tok_1' },
  customer: { id: 'cus_1' },
}
const verify = createVerifyTapWebhook('sk_test_1')
const verifyOf = (object: TapPayment, sent: object = object) =>
  verify({ hashstring: tapHash('sk_test_1', object) }, Buffer.from(JSON.stringify(sent)))

test.each([
  ['auth_1', 'capture'],
  ['tok_1', 'authorise'],
  ['src_qa.qpay', 'authorise'],
])('a charge of %s is a %s event', (id, kind) => {
  expect(verifyOf({ ...authorisation, id: 'chg_1', object: 'charge', status: 'CAPTURED', source: { id } })).toMatchObject({ kind })
})

test('a webhook’s hash covers its id, amount, currency, references, status and time', () => {
  expect(verifyOf(authorisation)).toMatchObject({ kind: 'authorise', attemptId: 'attempt-1', amount: 4_550 })
  const changes = [
    { id: 'auth_2' },
    { amount: 46 },
    { currency: 'KWD' },
    { reference: { ...authorisation.reference, gateway: 'gateway-2' } },
    { reference: { ...authorisation.reference, payment: 'payment-2' } },
    { status: 'CAPTURED' },
    { transaction: { url: '', created: '1698392719405' } },
  ]
  for (const change of changes) expect(verifyOf(authorisation, { ...authorisation, ...change })).toBeUndefined()
})

test.each([
  ['VOID', 'irrelevant'],
  ['INITIATED', 'irrelevant'],
  ['UNKNOWN', 'irrelevant'],
  ['AUTHORIZED', { state: 'succeeded' }],
  ['DECLINED', { state: 'declined' }],
  ['TIMEDOUT', { state: 'declined' }],
])('a webhook about an authorisation that is %s', (status, expected) => {
  const event = verifyOf({ ...authorisation, status })
  if (typeof expected === 'string') expect(event).toBe(expected)
  else expect(event).toMatchObject(expected)
})
