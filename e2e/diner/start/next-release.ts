// A proxy of the tests' server that simulates a new release of the diner's app: the same app with another name of its script.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const newScript = '/assets/next-release.js'
const passed = ['content-type', 'cache-control', 'date', 'etag']

const bodyOf = async (request: IncomingMessage) => (request.method === 'GET' || request.method === 'HEAD' ? undefined : buffer(request))

export const startReleases = async (serverUrl: string) => {
  const script = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(`${serverUrl}/welcome`)).text())?.[1] ?? ''
  let isReleased = false
  // Replaces the script, which the worker lists without a leading slash, and the page's checksum.
  const inNewVersion = (text: string) => text.replaceAll(script.slice(1), newScript.slice(1)).replaceAll(/[0-9a-f]{32}/g, '0'.repeat(32))
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url === newScript ? script : request.url
      const headers = { accept: request.headers.accept ?? '*/*', 'content-type': request.headers['content-type'] ?? 'application/json' }
      const reply = await fetch(serverUrl + path, { method: request.method, headers, body: await bodyOf(request) })
      const body = Buffer.from(await reply.arrayBuffer())
      const isVersioned = /html|javascript/.test(reply.headers.get('content-type') ?? '')
      response.statusCode = reply.status
      for (const name of passed) if (reply.headers.has(name)) response.setHeader(name, reply.headers.get(name) ?? '')
      response.end(isReleased && isVersioned ? inNewVersion(body.toString()) : body)
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // the server listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    newScript,
    release: () => {
      isReleased = true
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
