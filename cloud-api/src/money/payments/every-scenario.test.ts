// Every scenario of the sandbox over HTTP, up to the order, the payment state and the message that the diner gets. A scenario without a
// case does not compile.
import { randomUUID } from 'node:crypto'
import { paymentRefusals } from '@sufra/shared/payments/payment.refusals'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { dirhams } from '@sufra/shared/money'
import { listOrders } from '@sufra/shared/orders/order.routes'
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { awaitingMessage, processedMessage, processPayment, resolvePayment } from '@sufra/shared/payments/payment.routes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { impatience } from '../../../testing/payments/gateway-scene.ts'
import { cardPayment } from '../../../testing/payments/paying-api.ts'
import { startSandboxServer } from '../../../testing/servers/sandbox-server.ts'
import { type OwnTestApi, refusalOf, startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { scenario, testUpiNames, type Scenario } from './sandbox/scenarios.ts'

/** Milliseconds of the sandbox's clock, which only these tests move. */
const step = 11_000
const keys = { apiKey: 'sandbox-api-key', webhookSecret: 'sandbox-webhook-secret' }

type Server = Awaited<ReturnType<typeof startSandboxServer>>
let server: Server
/**
 * `patient` waits for the gateway's answer as long as it takes; `impatient` lets diners wait for nothing, and its calls to the gateway time
 * out soon.
 */
let patient: OwnTestApi
let impatient: OwnTestApi
let restaurant: TestRestaurant
let ahead = 0
/** Order ids of the genuine webhooks that arrived. */
const verified: string[] = []

const now = () => new Date(Date.now() + ahead)
const gatewayWith = (timeout: number): PaymentGateway => {
  const gateway = createSandboxGateway({ ...keys, url: () => server.url, browserUrl: server.url, timeout, now })
  const verifyWebhook: PaymentGateway['verifyWebhook'] = (headers, body) => {
    const event = gateway.verifyWebhook(headers, body)
    if (event && event !== 'irrelevant') verified.push(event.orderId)
    return event
  }
  return { ...gateway, verifyWebhook }
}
beforeAll(async () => {
  server = await startSandboxServer({ ...keys, now, lateBy: step, webhookDelay: step })
  patient = await startTestApi({ paymentGateway: gatewayWith(60_000), maxPaymentWait: 60_000 })
  impatient = await startTestApi({ connection: patient.connection, paymentGateway: gatewayWith(impatience), maxPaymentWait: 1 })
  restaurant = await addRestaurant(patient.connection.db)
})
afterAll(async () => {
  await server.close()
  await impatient.close()
  await patient.close()
})

const pay = (api: TestApi, source: PaymentSourceInput, key: string) =>
  api.call(
    processPayment,
    { body: cardPayment(restaurant, { source, paymentMethod: source.kind === 'upi' ? 'UPI' : 'Card' }) },
    { idempotencyKey: key },
  )
const resolve = async (key: string) => (await patient.call(resolvePayment, { body: { restaurantId: restaurant.restaurantId, key } })).data
const cardOf = async (chosen: Scenario): Promise<PaymentSourceInput> => {
  const source = await server.cardFor(chosen)
  if (source.kind !== 'card') throw new Error('not a card')
  return { ...source, saves: false }
}
const upiOf = async (name: string, pin = '739182'): Promise<PaymentSourceInput> => {
  const source = await server.upi(`${name}@upi`, pin)
  if (source.kind !== 'upi') throw new Error('not UPI')
  return { ...source, saves: false }
}
/** Moves the sandbox's clock; any payment makes the sandbox read it. */
const passTime = async () => {
  ahead += step
  await server.gateway.authorise({
    attemptId: randomUUID(),
    orderId: randomUUID(),
    amount: dirhams(100),
    currency: 'QAR',
    source: await server.cardFor('no_webhook'),
    returnUrl: patient.url,
    webhookUrl: patient.url,
    customer: { name: '', phone: '' },
    savesCard: false,
    language: 'en',
  })
}
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await passTime()
      await check()
    },
    { timeout: 60_000, interval: 20 },
  )

/** Reads the final result: the order, its payment, and the number of notifications to counters. */
const stored = async (key: string) => {
  const [row] = await patient.connection.query<{ id: string; status: string; state: string; emitted: number }>(
    `select o.id, o.status, o.payment_state as state,
      (select count(*)::int from feed f where f.restaurant_id = o.restaurant_id and f.order_id = o.id and f.event = 'order_placed') as emitted
    from orders o join idempotency i on i.scope = o.restaurant_id and i.order_id = o.id where i.key = $1`,
    [key],
  )
  if (!row) throw new Error('no order')
  const counter = (await patient.signedIn(restaurant.email)).call
  const { data } = await counter(listOrders, { query: {} })
  return { ...row, isListed: data.some(({ orderId }) => orderId === row.id) }
}
const paid = { status: 'Received', state: 'authorised', emitted: 1, isListed: true }
const unpaid = { status: 'Cancelled', state: 'failed', emitted: 0, isListed: false }

/** `webhooks`: minimum number of webhooks, since a refused webhook is sent again. */
const placed = async (source: PaymentSourceInput, webhooks: number) => {
  const key = randomUUID()
  const { message, orderId } = await pay(patient, source, key)
  expect(message).toBe(processedMessage)
  await eventually(async () => expect(verified.filter((each) => each === orderId).length).toBeGreaterThanOrEqual(webhooks))
  expect(await resolve(key)).toMatchObject({ outcome: 'placed', orderId })
  expect(await stored(key)).toMatchObject(paid)
}
const declined = async (source: PaymentSourceInput, reason: keyof typeof messages) => {
  const key = randomUUID()
  const code = `payment.declined_${reason}` as const satisfies RefusalCode
  expect(await refusalOf(pay(patient, source, key))).toMatchObject({ status: 402, code })
  expect(await resolve(key)).toEqual({ outcome: 'declined', error: code })
  expect(await stored(key)).toMatchObject(unpaid)
  expect(paymentRefusals[`payment.declined_${reason}`].en).toContain(messages[reason])
}
/** Pays while neither the API nor the gateway answers in time: the diner waits, and polls until the payment is decided. */
const awaited = async (source: PaymentSourceInput, state: 'unknown') => {
  const key = randomUUID()
  const { message, orderId } = await pay(impatient, source, key)
  expect(message).toBe(awaitingMessage)
  await vi.waitFor(async () => expect(await stored(key)).toMatchObject({ status: 'Received', state, emitted: 0, isListed: false }), 60_000)
  expect(await resolve(key)).toMatchObject({ outcome: 'awaiting', orderId })
  await eventually(async () => expect(await resolve(key)).toMatchObject({ outcome: 'placed', orderId }))
  expect(await stored(key)).toMatchObject(paid)
}
const challenged = async (source: PaymentSourceInput, answer: 'approve' | 'fail') => {
  const key = randomUUID()
  const { message, challengeUrl = '', orderId } = await pay(patient, source, key)
  expect(message).toBe(awaitingMessage)
  expect(await stored(key)).toMatchObject({ status: 'Received', state: 'authorising', emitted: 0, isListed: false })
  expect(await server.answerChallenge(challengeUrl, answer)).toBe(`${patient.url}/payments?resume=1`)
  const outcome =
    answer === 'approve' ? { outcome: 'placed', orderId } : { outcome: 'declined', error: 'payment.declined_challenge_failed' }
  await eventually(async () => expect(await resolve(key)).toMatchObject(outcome))
  expect(await stored(key)).toMatchObject(answer === 'approve' ? paid : unpaid)
  if (answer === 'fail') expect(paymentRefusals['payment.declined_challenge_failed'].en).toContain(messages.challenge_failed)
}

/** Part of the text that the diner is shown for each reason. */
const messages = {
  insufficient_funds: 'balance is too low',
  card_expired: 'has expired',
  card_refused: 'bank declined this card',
  wrong_cvv: 'CVV is incorrect',
  limit_exceeded: 'above the limit',
  challenge_failed: 'could not confirm that it is you',
  wrong_pin: 'pin is incorrect',
  suspected_fraud: 'did not allow this payment',
  other: 'payment was declined',
} as const

const cases = {
  approve: async () => placed(await cardOf('approve'), 1),
  challenge: async () => challenged(await cardOf('challenge'), 'approve'),
  late: async () => awaited(await cardOf('late'), 'unknown'),
  no_answer: async () => awaited(await cardOf('no_answer'), 'unknown'),
  webhook_twice: async () => placed(await cardOf('webhook_twice'), 2),
  webhook_first: async () => placed(await cardOf('webhook_first'), 1),
  no_webhook: async () => placed(await cardOf('no_webhook'), 0),
  wrong_amount: async () => placed(await cardOf('wrong_amount'), 1),
  insufficient_funds: async () => declined(await cardOf('insufficient_funds'), 'insufficient_funds'),
  card_expired: async () => declined(await cardOf('card_expired'), 'card_expired'),
  card_refused: async () => declined(await cardOf('card_refused'), 'card_refused'),
  wrong_cvv: async () => declined(await cardOf('wrong_cvv'), 'wrong_cvv'),
  limit_exceeded: async () => declined(await cardOf('limit_exceeded'), 'limit_exceeded'),
  challenge_failed: async () => challenged(await cardOf('challenge'), 'fail'),
  wrong_pin: async () => declined(await upiOf('maryam', '000000'), 'wrong_pin'),
  suspected_fraud: async () => declined(await cardOf('suspected_fraud'), 'suspected_fraud'),
  other: async () => declined(await cardOf('other'), 'other'),
  // The refund of this card is tested in sandbox/scenarios.test.ts and refunds/request-refund.test.ts.
  refund_declined: async () => placed(await cardOf('refund_declined'), 1),
} satisfies Record<Scenario, () => Promise<void>>

const upiCases = {
  declined: async () => declined(await upiOf('declined'), 'other'),
  insufficient: async () => declined(await upiOf('insufficient'), 'insufficient_funds'),
  limit: async () => declined(await upiOf('limit'), 'limit_exceeded'),
  fraud: async () => declined(await upiOf('fraud'), 'suspected_fraud'),
  challenge: async () => challenged(await upiOf('challenge'), 'approve'),
  late: async () => awaited(await upiOf('late'), 'unknown'),
  silent: async () => awaited(await upiOf('silent'), 'unknown'),
} satisfies Record<string, () => Promise<void>>

test('every scenario and every UPI name has a case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(scenario.options.toSorted())
  expect(Object.keys(upiCases).toSorted()).toEqual(Object.keys(testUpiNames).toSorted())
})

describe('a card', () => {
  test.each(Object.entries(cases))('%s ends in the right order, payment state and message', (_name, run) => run())
})
describe('a UPI id', () => {
  test.each(Object.entries(upiCases))('%s@upi ends in the right order, payment state and message', (_name, run) => run())
})
