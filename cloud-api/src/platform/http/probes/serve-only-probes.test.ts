import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection } from '../../../../testing/test-connection.ts'
import { type OwnTestApi, startTestApi, type TestApi } from '../../../../testing/test-api.ts'

let api: OwnTestApi
let worker: OwnTestApi
beforeAll(async () => {
  api = await startTestApi({ role: 'api' })
  worker = await startTestApi({ connection: api.connection, role: 'worker' })
})
afterAll(async () => {
  await worker.close()
  await api.close()
})

const statusOf = async (of: TestApi, path: string) => (await of.fetch(path)).status

describe('a worker', () => {
  test.each(['/health', '/ready', '/ready?from=proxy'])('answers %s', async (path) => {
    expect(await statusOf(worker, path)).toBe(200)
  })

  test.each(['/api/orders', '/api/me', '/docs/json', '/', '/merchant/orders', '/health/more', '/no/such/page'])(
    'answers %s with 404',
    async (path) => {
      expect(await statusOf(worker, path)).toBe(404)
    },
  )

  test('opens no socket', async () => {
    await expect(openConnection(worker)).rejects.toThrow('404')
    const { close } = await openConnection(api)
    close()
  })
})
