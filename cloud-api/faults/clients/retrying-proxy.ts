// A minimal load balancer: forwards requests to one of the instances, and tries the next one on a refused or dropped connection or a 503. Only
// requests with an Idempotency-Key and safe methods are retried.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { pause } from '../start-api.ts'

const maxTries = 200
/** Milliseconds between two attempts. */
const retryWait = 50

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const readBody = async (message: IncomingMessage) => Buffer.concat(await message.toArray())

export const openRetryingProxy = async (targets: readonly string[]) => {
  const agent = new Agent({ keepAlive: true })
  let next = 0
  let retries = 0

  const pass = (target: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const passed = request(target + url, { agent, method, headers: { ...headers, connection: 'keep-alive' } }, (answer) => {
        readBody(answer).then((read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }), reject)
      })
      passed.once('error', reject)
      passed.end(body)
    })

  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const body = await readBody(incoming)
    const mayRepeat = incoming.method === 'GET' || incoming.headers['idempotency-key'] !== undefined
    for (let tries = 0; ; tries += 1) {
      const target = targets[next % targets.length] ?? ''
      next += 1
      const passed = await pass(target, incoming, body).catch(() => undefined)
      if (passed && passed.status !== 503) return passed
      if (!mayRepeat || tries === maxTries) return passed ?? { status: 502, headers: {}, body: Buffer.alloc(0) }
      retries += 1
      await pause(retryWait)
    }
  }

  const reply = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { status, headers, body } = await answer(incoming)
    outgoing.writeHead(status, { 'content-type': headers['content-type'] ?? 'text/plain', 'content-length': body.length }).end(body)
  }

  const server = createServer((incoming, outgoing) => void reply(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    retries: () => retries,
    close: () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
