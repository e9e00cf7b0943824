// A server with Tap's API as documented, for the adapter's tests. A token's name has its scenario: tok_insufficient_funds_1.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTapAccount } from './tap-account.ts'
import { TapError } from './tap-requests.ts'

export const tapSecretKey = 'sk_test_stand_in'

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // no encoding is set
  return Buffer.concat(chunks).toString()
}

const reply = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const startTapServer = async () => {
  const account = createTapAccount({ secretKey: tapSecretKey, url: () => url })
  const silent = new Set<ServerResponse>()

  /** Answers the bank's page with its target. */
  const answerChallenge = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const outcome = new URLSearchParams(await readBody(request)).get('outcome')
    response.writeHead(303, { location: account.decide(id, outcome === 'approve') }).end()
  }

  const answerApi = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (request.headers.authorization !== `Bearer ${tapSecretKey}`) return reply(response, 401, { errors: [{ code: '2107' }] })
    const body = await readBody(request)
    try {
      const answer = account.call(`${request.method} ${path}`, body ? (JSON.parse(body) as unknown) : undefined)
      if (answer.isSilent) silent.add(response)
      else reply(response, 200, answer.object)
    } catch (error) {
      if (!(error instanceof TapError)) throw error
      reply(response, error.status, { errors: [{ code: error.code, description: error.message }] })
    }
  }

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const id = /^\/challenge\/(\w+)$/.exec(path)?.[1]
    void (id ? answerChallenge(request, response, id) : answerApi(request, response, path.replace(/^\/v2/, '')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP

  return {
    url,
    account,
    token: (scenario: string) => `tok_${scenario}_${randomUUID().replaceAll('-', '')}`,
    close: () => {
      for (const response of silent) response.destroy()
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
