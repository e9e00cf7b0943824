import { randomUUID } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import {
  failedWebhooksInDirhams,
  listFailedWebhooks,
  readPlatformGateway,
  retryWebhook,
  webhookPageSize,
} from '@sufra/shared/platform-payments/platform-payments.routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useWebhookScene } from '../../../testing/payments/webhook-scene.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import type { GatewayEvent } from '../../money/payments/gateway/payment-gateway.ts'
import { retryLease } from '../../money/payments/webhooks/failed-webhooks.store.ts'

const { scene, signIn, challenged, webhook, query, emitted, calls, endAt } = useWebhookScene()
const [minute, hour] = [60_000, 3_600_000]
const pass = (milliseconds: number) => (scene.now = new Date(scene.now.getTime() + milliseconds))

const list = async (cursor?: string) =>
  failedWebhooksInDirhams((await (await signIn())(listFailedWebhooks, { query: { ...(cursor && { cursor }) } })).data)
const first = async () => {
  const [row] = (await list()).rows
  if (!row) throw new Error('no webhook failed')
  return row
}
const retry = async (webhookId: string, call = signIn()) => (await (await call)(retryWebhook, { params: { webhookId } })).data.outcome
const entries = () => scene.api.connection.db.select().from(auditLog).where(eq(auditLog.action, 'webhook_retried')).orderBy(auditLog.id)

/** Prevents the next webhook from being processed, as if the database failed. */
const failOnce = () => endAt('update "gateway_calls"', { commits: false })

test('a genuine webhook that could not be processed is listed with its restaurant, and Retry shows the order', async () => {
  const event = await challenged({ card: { token: 'tok_secret', brand: 'Visa', lastFour: '4242', expiry: '12/30' } })
  failOnce()
  expect(await webhook(event)).toBe(500)
  expect(await emitted()).toEqual([])
  const row = await first()
  expect(row).toMatchObject({
    kind: 'authorise',
    state: 'succeeded',
    reason: 'error',
    reference: event.reference,
    amount: event.amount,
    currency: 'QAR',
    restaurant: { id: scene.restaurant.restaurantId },
    orderNumber: 1,
    tries: 1,
    firstFailedAt: scene.now.toISOString(),
    lastFailedAt: scene.now.toISOString(),
  })
  const [stored] = await query<{ text: string }>('select f::text as text from failed_webhooks f')
  expect(stored?.text).not.toMatch(/tok_secret|(?<![\w-])(?:\d{12})?4242(?![\w-])|card/)
  expect(await retry(row.id)).toBe('settled')
  expect(await emitted()).toEqual(['order_placed', 'newNotification'])
  expect((await list()).rows).toEqual([])
})

test('eight concurrent retries process a webhook once, and one of them is recorded', async () => {
  const event = await challenged()
  failOnce()
  await webhook(event)
  const { id } = await first()
  const before = (await entries()).length
  const call = await signIn()
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => retry(id, Promise.resolve(call))))
  const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : [])) // the client throws this
  expect(refusals.map(({ code }) => code)).toEqual(Array(7).fill('webhook.not_open'))
  expect(await emitted()).toEqual(['order_placed', 'newNotification'])
  const recorded = (await entries()).slice(before)
  expect(recorded.map(({ restaurantId, details }) => [restaurantId, details])).toEqual([
    [scene.restaurant.restaurantId, { reference: event.reference }],
  ])
  expect(await refusalOf(retry(id))).toMatchObject({ status: 409, code: 'webhook.not_open' })
})

test('a retry whose process died can begin again after a minute, and does not repeat finished changes', async () => {
  const event = await challenged()
  failOnce()
  await webhook(event)
  const { id } = await first()
  await query(`update failed_webhooks set retried_at = '${scene.now.toISOString()}'`)
  pass(retryLease)
  expect(await refusalOf(retry(id))).toMatchObject({ code: 'webhook.not_open' })
  pass(1)
  expect(await retry(id)).toBe('settled')
})

test('a later successful delivery by the gateway settles a webhook, and a retry is refused', async () => {
  const event = await challenged()
  failOnce()
  await webhook(event)
  const { id } = await first()
  expect(await webhook(event)).toBe(204)
  expect((await list()).rows).toEqual([])
  expect(await refusalOf(retry(id))).toMatchObject({ code: 'webhook.not_open' })
  expect(await emitted()).toEqual(['order_placed', 'newNotification'])
})

test('a settled webhook stays settled when a delivery of it fails later', async () => {
  const event = await challenged()
  failOnce()
  await webhook(event)
  const { id } = await first()
  expect(await retry(id)).toBe('settled')
  const settled = await query('select * from failed_webhooks')
  pass(minute)
  failOnce()
  expect(await webhook(event)).toBe(500)
  expect((await list()).rows).toEqual([])
  expect(await query('select * from failed_webhooks')).toEqual(settled)
  expect(await refusalOf(retry(id))).toMatchObject({ code: 'webhook.not_open' })
})

test('a retry that fails again has the reason, is counted, and can be repeated', async () => {
  const event = await challenged()
  expect(await webhook({ ...event, amount: dirhams(event.amount + 1) })).toBe(409)
  const { id, reason } = await first()
  expect(reason).toBe('mismatch')
  pass(minute)
  expect(await retry(id)).toBe('mismatch')
  expect(await retry(id)).toBe('mismatch')
  const row = await first()
  expect([row.tries, Date.parse(row.lastFailedAt) - Date.parse(row.firstFailedAt)]).toEqual([3, minute])
  expect(await calls()).toMatchObject([{ state: 'requested' }])
})

test.each([
  ['unknown', (event: GatewayEvent) => ({ ...event, attemptId: randomUUID() })],
  ['unknown', (event: GatewayEvent) => ({ ...event, orderId: 'A'.repeat(22) })],
  ['mismatch', (event: GatewayEvent) => ({ ...event, kind: 'capture' as const })],
  ['mismatch', (event: GatewayEvent) => ({ ...event, currency: 'USD' })],
])('a webhook that does not match our payment is %s', async (reason, change) => {
  expect(await webhook(change(await challenged()))).toBe(409)
  const row = await first()
  expect([row.reason, row.restaurant !== null]).toEqual([reason, reason === 'mismatch'])
})

test('a webhook with a wrong signature is counted, and nothing of it is stored', async () => {
  const event = await challenged()
  expect(await webhook(event, 'forged')).toBe(401)
  await scene.api.runJob('store-webhook-counts')
  expect((await list()).rows).toEqual([])
  expect(await query('select 1 as one from failed_webhooks')).toEqual([])
  expect((await (await signIn())(readPlatformGateway, {})).data.refusedWebhooks).toBeGreaterThan(0)
})

test('an unknown webhook, and a webhook of another gateway, is not found', async () => {
  expect(await refusalOf(retry(randomUUID()))).toMatchObject({ status: 404, code: 'webhook.not_found' })
  const event = await challenged()
  failOnce()
  await webhook(event)
  const { id } = await first()
  await query(`update failed_webhooks set gateway = 'tap'`)
  expect(await refusalOf(retry(id))).toMatchObject({ status: 404 })
})

test('failed webhooks are deleted after 90 days', async () => {
  await webhook({ ...(await challenged()), amount: dirhams(1) })
  pass(90 * 24 * hour)
  await scene.api.runJob('delete-old-failed-webhooks')
  expect(await query('select 1 as one from failed_webhooks')).toHaveLength(1)
  pass(1)
  await scene.api.runJob('delete-old-failed-webhooks')
  expect(await query('select 1 as one from failed_webhooks')).toEqual([])
})

test('pages show each webhook once, in both directions, also webhooks of the same time', async () => {
  await query(`insert into failed_webhooks (id, gateway, event_id, event, reason, tries, first_failed_at, last_failed_at)
    select gen_random_uuid(), 'sandbox', 'event ' || n, '{"kind":"capture","state":"succeeded","reference":"r","amount":1,"currency":"QAR"}',
      'unknown', 1, '2026-11-20', '2026-11-20' from generate_series(1, ${2 * webhookPageSize + 1}) n`)
  const ids = (page: Awaited<ReturnType<typeof list>>) => page.rows.map(({ id }) => id)
  const pages = [await list()]
  for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next) pages.push(await list(next))
  expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 1])
  expect(new Set(pages.flatMap(ids)).size).toBe(101)
  const second = await list(pages[2]?.previous ?? '')
  expect(ids(second)).toEqual(pages[1] && ids(pages[1]))
  expect(await refusalOf(list('x'))).toMatchObject({ status: 400, code: 'request.invalid' })
})
