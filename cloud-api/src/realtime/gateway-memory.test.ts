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

test('an open socket holds neither its request nor the reply to it', async () => {
  // Counts after a collection; the clients of this test have requests and answers of their own, which they let go too.
  const count = () => Number(queryObjects(IncomingMessage)) + Number(queryObjects(ServerResponse))
  const before = count()
  const lines = await Promise.all(Array.from({ length: sockets }, () => openConnection(api)))
  await expect.poll(count).toBeLessThan(before + sockets / 2)
  for (const line of lines) line.close()
})
