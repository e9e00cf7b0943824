// Runs on PostgreSQL alone: it counts objects of the sockets, which no database affects.
import { Server, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'

const api = useApi()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void // V8's function

/** Opens sockets. Returns weak references to the requests that opened them, and to the responses made for them. */
const openSockets = async (count: number) => {
  const emitted = vi.spyOn(Server.prototype, 'emit')
  const assigned = vi.spyOn(ServerResponse.prototype, 'assignSocket')
  const lines = await Promise.all(Array.from({ length: count }, () => openConnection(api)))
  const upgrades = emitted.mock.calls.filter(([event]) => event === 'upgrade')
  const requests = upgrades.map(([, request]) => new WeakRef(request as object)) // the event's first argument, a request
  const responses = assigned.mock.contexts.map((response) => new WeakRef(response as object))
  for (const spy of [emitted, assigned]) {
    spy.mockClear() // releases its recorded calls
    spy.mockRestore()
  }
  return { lines, requests, responses }
}

const sockets = 20

test('an open socket retains neither its request nor its reply', async () => {
  const { lines, requests, responses } = await openSockets(sockets)
  expect([requests.length, responses.length]).toEqual([sockets, sockets])
  const retained = () => {
    collectGarbage()
    return [...requests, ...responses].filter((each) => each.deref()).length
  }
  await expect.poll(retained, { interval: 200 }).toBeLessThan(sockets / 2)
  for (const line of lines) line.close()
})
