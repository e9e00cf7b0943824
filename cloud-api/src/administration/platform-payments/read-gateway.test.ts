import { randomUUID } from 'node:crypto'
import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { readHealth } from '@sufra/shared/health/health.routes'
import { dirhams } from '@sufra/shared/money'
import { listFailedWebhooks, readPlatformGateway, retryWebhook } from '@sufra/shared/platform-payments/platform-payments.routes'
import { describe, expect, test } from 'vitest'
import { useWebhookScene } from '../../../testing/payments/webhook-scene.ts'
import { refusalOf } from '../../../testing/test-api.ts'

const { scene, signIn, challenged, webhook, query } = useWebhookScene()
const [minute, hour] = [60_000, 3_600_000]
const pass = (milliseconds: number) => (scene.now = new Date(scene.now.getTime() + milliseconds))

describe('failures of payments', () => {
  test('have the same counts on the dashboard, the health page and the page of payments, for 24 hours', async () => {
    await query('delete from webhook_counts')
    const read = async () => {
      const call = await signIn('owner')
      const { failures } = (await call(readAdminDashboard, {})).data
      const { payments } = (await call(readHealth, {})).data
      const gateway = (await call(readPlatformGateway, {})).data
      if (failures?.state !== 'read' || payments?.state !== 'read') throw new Error('a part could not be read')
      const { retried, refusedWebhooks, failedWebhooks } = gateway
      expect(payments.data).toMatchObject({ retried, refusedWebhooks, failedWebhooks })
      return [failures.data.payments, retried, refusedWebhooks, failedWebhooks]
    }
    await query('update gateway_calls set next_try_at = null')
    expect(await read()).toEqual([0, 0, 0, 0])
    const event = await challenged()
    await query('update gateway_calls set next_try_at = null')
    await webhook({ ...event, amount: dirhams(1) })
    expect(await read()).toEqual([1, 0, 0, 1])
    pass(24 * hour - 1)
    expect(await read()).toEqual([1, 0, 0, 1])
    pass(1)
    expect(await read()).toEqual([0, 0, 0, 0])
    expect((await (await signIn())(listFailedWebhooks, { query: {} })).data.rows).toHaveLength(1)
  })

  test('payments without a decision are overdue after half an hour', async () => {
    await query('update gateway_calls set next_try_at = null')
    await challenged()
    await query(`update gateway_calls set next_try_at = '2030-01-01' where restaurant_id = $restaurant`)
    const read = async () => (await (await signIn())(readPlatformGateway, {})).data
    pass(30 * minute)
    expect(await read()).toMatchObject({ unsettled: 1, overdue: 0 })
    pass(1)
    expect(await read()).toMatchObject({ unsettled: 1, overdue: 1 })
  })
})

test('active restaurants are counted, and restaurants that take cards', async () => {
  const read = async () => (await (await signIn())(readPlatformGateway, {})).data
  const { restaurants, takingCards } = await read()
  await query(`update restaurants set accepted_methods = '{Cash}' where id = $restaurant`)
  expect(await read()).toMatchObject({ restaurants, takingCards: takingCards - 1 })
  await query(`update restaurants set status = 'deactivated', accepted_methods = '{Card}' where id = $restaurant`)
  expect(await read()).toMatchObject({ restaurants: restaurants - 1, takingCards: takingCards - 1 })
})

test.each(['reviewer', 'support'] as const)('a %s cannot see the payments', async (role) => {
  const call = await signIn(role)
  const params = { webhookId: randomUUID() }
  const calls = [() => call(readPlatformGateway, {}), () => call(listFailedWebhooks, { query: {} }), () => call(retryWebhook, { params })]
  for (const read of calls) expect(await refusalOf(read())).toMatchObject({ status: 403 })
})
