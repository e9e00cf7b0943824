// Runs on PostgreSQL alone: it counts objects of the sockets, of which a database has none.
import { IncomingMessage, ServerResponse } from 'node:http'
import { queryObjects } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { openConnection } from '../../testing/test-connection.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const sockets = 20

test('an open socket retains neither its request nor its reply', async () => {
  // Counts after a garbage collection, which also frees the requests and responses of this test's own clients.
  const count = () => Number(queryObjects(IncomingMessage)) + Number(queryObjects(ServerResponse))
  const before = count()
  const lines = await Promise.all(Array.from({ length: sockets }, () => openConnection(api)))
  await expect.poll(count).toBeLessThan(before + sockets / 2)
  for (const line of lines) line.close()
})
