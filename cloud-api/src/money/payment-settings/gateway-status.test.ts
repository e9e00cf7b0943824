import { healthStateOf } from '@sufra/shared/health/health-state'
import { readHealth } from '@sufra/shared/health/health.routes'
import { readGatewayStatus } from '@sufra/shared/payment-settings/payment-settings.routes'
import { countPaymentFailures } from '@sufra/shared/payments/payment-failures'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { addAdmin } from '../../../testing/test-restaurant.ts'

const { scene, pay, webhook, query } = usePayingApi()
const [second, hour] = [1_000, 3_600_000]

/** Reads the status with a new session, since a token ends while the clock moves. */
const status = async () => (await (await scene.api.signedIn(scene.restaurant.email)).call(readGatewayStatus, {})).data
const pass = (milliseconds: number) => (scene.now = new Date(scene.now.getTime() + milliseconds))
/** Counts webhooks with a wrong signature on the health page of the platform, where they need no attention. */
const refused = async () => {
  const { email } = await addAdmin(scene.api.connection.db, 'owner')
  const { payments } = (await (await scene.api.signedIn(email, 'admin')).call(readHealth, {})).data
  if (payments?.state !== 'read') throw new Error('the payments could not be read')
  expect([healthStateOf('payments', payments, scene.now.getTime()), countPaymentFailures(payments.data)]).toEqual(['ok', 0])
  return payments.data.refusedWebhooks
}
const storeCounts = () => scene.api.runJob('store-webhook-counts')
const forgetCounts = async () => {
  await storeCounts()
  await query('delete from webhook_counts')
}
/** A genuine webhook about the newest payment. */
const goodWebhook = async () => {
  await pay()
  const request = scene.gateway.authorised.at(-1)
  if (!request) throw new Error('nothing was authorised')
  return scene.gateway.eventOf(request)
}

test('the status has the gateway’s name, whether it moves real money and whether it answers, and nothing of our account', async () => {
  pass(hour)
  await forgetCounts()
  expect(await status()).toEqual({
    gateway: 'sandbox',
    mode: 'sandbox',
    condition: 'ready',
    checkedAt: scene.now.toISOString(),
    lastWebhookAt: null,
  })
})

test('the gateway is called at most every 30 seconds', async () => {
  pass(2 * hour)
  const { checkedAt } = await status()
  scene.gateway.setDown(true)
  pass(30 * second - 1)
  expect(await status()).toMatchObject({ condition: 'ready', checkedAt })
  pass(1)
  expect(await status()).toMatchObject({ condition: 'unavailable', checkedAt: scene.now.toISOString() })
})

test('the newest genuine webhook is shown, and the webhooks refused in a day are counted for the platform, not as failures', async () => {
  await forgetCounts()
  pass(24 * hour)
  const event = await goodWebhook()
  expect(await webhook(event)).toBe(204)
  const newest = scene.now.toISOString()
  pass(second)
  expect(await webhook(event, 'wrong')).toBe(401)
  expect(await webhook(event, 'wrong')).toBe(401)
  // The job alone stores a count, however many webhooks arrive.
  expect([(await status()).lastWebhookAt, await refused()]).toEqual([null, 0])
  await storeCounts()
  await storeCounts()
  expect([(await status()).lastWebhookAt, await refused()]).toEqual([newest, 2])
  pass(hour)
  await webhook(event, 'wrong')
  await storeCounts()
  expect([(await status()).lastWebhookAt, await refused()]).toEqual([newest, 3])
  pass(23 * hour)
  expect([(await status()).lastWebhookAt, await refused()]).toEqual([newest, 1])
  pass(30 * 24 * hour)
  await scene.api.runJob('delete-old-webhook-counts')
  expect(await query('select 1 as one from webhook_counts')).toEqual([])
})

test('counts that could not be stored are stored the next time', async () => {
  await forgetCounts()
  const event = await goodWebhook()
  await webhook(event, 'wrong')
  await query('alter table webhook_counts rename to webhook_counts_away')
  await expect(storeCounts()).rejects.toThrow()
  await webhook(event, 'wrong')
  await query('alter table webhook_counts_away rename to webhook_counts')
  await storeCounts()
  expect(await query('select refused from webhook_counts')).toEqual([{ refused: 2 }])
})
