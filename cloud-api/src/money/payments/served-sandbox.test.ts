import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dirhams } from '@sufra/shared/money'
import { gatewayBrowserConfig } from '@sufra/shared/payments/gateway-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnTestApi, startTestApi } from '../../../testing/test-api.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { createPaymentGateway } from './gateway/create-payment-gateway.ts'
import { GatewayUnavailable } from './gateway/payment-gateway.ts'

const folder = mkdtempSync(join(tmpdir(), 'sufra-data-'))
/** Milliseconds, long enough for a busy machine. */
const timeout = 60_000

let api: OwnTestApi
beforeAll(async () => {
  api = await startTestApi({ dataDir: folder })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const card = { cardNumber: '4000000000003220', cardHolderName: 'Maryam', expiryDate: '12/49', cvv: '123' }
const post = (path: string, body: object) =>
  api.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const requestOf = (token: string) => ({
  attemptId: randomUUID(),
  orderId: randomUUID(),
  amount: dirhams(1_250),
  currency: 'QAR' as const,
  source: { kind: 'card' as const, token },
  returnUrl: `${api.url}/payments`,
  webhookUrl: `${api.url}/api/payments/webhooks/sandbox`,
  customer: { name: 'Maryam', phone: '97455512345' },
  savesCard: false,
  language: 'ar' as const,
})

test('our server serves the sandbox: a browser fills in the fields, our code pays, the browser answers the challenge', async () => {
  const gateway = createPaymentGateway({ address: undefined, secret: testSecret, ownAddress: () => api.url, timeout })
  const config = gatewayBrowserConfig.parse(gateway.browserConfig({ baseUrl: api.url }))
  if (config.kind !== 'sandbox') throw new Error('not the sandbox')
  expect((await fetch(`${config.fieldsUrl}?lang=ar`)).headers.get('content-type')).toContain('text/html')
  const { card: made } = (await (await post('/sandbox-gateway/tokens', card)).json()) as { card: { token: string } } // its own format

  const answer = await gateway.authorise(requestOf(made.token))
  if (answer.state !== 'challenge') throw new Error(`no challenge: ${answer.state}`)
  const page = await fetch(answer.url)
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${api.url}`)
  expect(await page.text()).toContain('dir="rtl"')
  const decided = await fetch(answer.url, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' })
  expect(decided.headers.get('location')).toBe(`${api.url}/payments`)
  expect(await gateway.lookUp({ reference: answer.reference })).toMatchObject({ state: 'authorised', authorised: 1_250 })
})

test('another copy with the same secret uses this copy’s sandbox by PAYMENTS_URL, and a copy with another secret may not', async () => {
  const address = { kind: 'sandbox', url: api.url } as const
  const copy = createPaymentGateway({ address, secret: testSecret, ownAddress: () => '', timeout })
  expect(copy.browserConfig({ baseUrl: 'http://elsewhere' })).toMatchObject({ origin: api.url, pinUrl: `${api.url}/sandbox-gateway/pin` })
  expect(await copy.authorise(requestOf('tok_none'))).toMatchObject({ state: 'declined' })
  const foreign = createPaymentGateway({ address, secret: new TextEncoder().encode('another secret'), ownAddress: () => '', timeout })
  await expect(foreign.lookUp({ reference: 'pay_1' })).rejects.toThrow(GatewayUnavailable)
})

test('a server with a gateway, and a server that only runs jobs, serve no sandbox', async () => {
  for (const options of [{ payments: { kind: 'sandbox', url: api.url } as const }, { role: 'worker' as const }]) {
    const other = await startTestApi(options)
    expect((await other.fetch('/sandbox-gateway/fields')).status).toBe(404)
    await other.close()
  }
})

test('pages may embed the fields of the configured gateway only', async () => {
  const tap = { kind: 'tap', url: 'https://api.tap.company/v2', secretKey: 'sk_1', publicKey: 'pk_1', merchantId: undefined } as const
  const sources = async (payments: Parameters<typeof startTestApi>[0], path = '/health') => {
    const other = await startTestApi(payments)
    const policy = (await other.fetch(path)).headers.get('content-security-policy') ?? ''
    await other.close()
    return policy.split(';').filter((directive) => /^(script|frame)-src/.test(directive))
  }
  expect(await sources({})).toEqual(["script-src 'self'", "frame-src 'self'"])
  expect(await sources({ payments: { kind: 'sandbox', url: api.url } })).toEqual(["script-src 'self'", `frame-src 'self' ${api.url}`])
  expect(await sources({ payments: tap })).toEqual([
    "script-src 'self' https://tap-sdks.b-cdn.net",
    "frame-src 'self' https://tap-sdks.b-cdn.net https://*.tap.company",
  ])
  for (const path of ['/admin', '/admin/provisions?page=2', '/admin#top'])
    expect((await sources({ payments: tap }, path)).join(' ')).not.toContain('tap')
  expect((await sources({ payments: tap }, '/administration')).join(' ')).toContain('tap')
})

test('closing our server ends the requests that the sandbox will never answer', async () => {
  const other = await startTestApi()
  const gateway = createPaymentGateway({ address: undefined, secret: testSecret, ownAddress: () => other.url, timeout })
  const silent = { ...card, cardNumber: '4000000000001026' }
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(silent) }
  const { card: made } = (await (await other.fetch('/sandbox-gateway/tokens', body)).json()) as { card: { token: string } } // its own format
  const request = requestOf(made.token)
  const answer = gateway.authorise(request).catch((error: unknown) => error)
  await expect.poll(() => gateway.lookUp({ attemptId: request.attemptId }), { timeout }).toMatchObject({ state: 'authorised' })
  await other.close()
  expect(await answer).toBeInstanceOf(GatewayUnavailable)
})
