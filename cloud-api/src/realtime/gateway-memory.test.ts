// Runs on PostgreSQL alone: it counts objects of the sockets, of which a database has none.
import { Server, ServerResponse, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { openConnection } from '../../testing/test-connection.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void // V8's function

const { emit } = Server.prototype
const { assignSocket } = ServerResponse.prototype
afterEach(() => {
  Server.prototype.emit = emit
  ServerResponse.prototype.assignSocket = assignSocket
})

/** The requests that open sockets, and the responses made for them, from now on. */
const followUpgrades = () => {
  const requests: WeakRef<IncomingMessage>[] = []
  const responses: WeakRef<ServerResponse>[] = []
  Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]) {
    if (event === 'upgrade') requests.push(new WeakRef(given[0] as IncomingMessage)) // Node's first argument of it
    return emit.call(this, event, ...given)
  } as typeof emit
  ServerResponse.prototype.assignSocket = function (socket) {
    responses.push(new WeakRef(this))
    assignSocket.call(this, socket)
  }
  return { requests, responses }
}

const sockets = 20

test('an open socket retains neither its request nor its reply', async () => {
  const { requests, responses } = followUpgrades()
  const lines = await Promise.all(Array.from({ length: sockets }, () => openConnection(api)))
  expect([requests.length, responses.length]).toEqual([sockets, sockets])
  const retained = () => {
    collectGarbage()
    return [...requests, ...responses].filter((each) => each.deref()).length
  }
  await expect.poll(retained, { interval: 200 }).toBeLessThan(sockets / 2)
  for (const line of lines) line.close()
})
