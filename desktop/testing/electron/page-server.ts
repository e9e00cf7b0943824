// Serves app:// to Chromium pages over HTTP, at a fraction of the cost of answering each request through Playwright.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const appOrigin = 'app://desk'

/** Headers of the connection, which do not belong to the page. */
const ofConnection = new Set(['connection', 'content-length', 'host', 'transfer-encoding'])

/** A response that every browser rejects without a second request, which would follow a closed connection. */
const networkError = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 1\r\nConnection: close\r\n\r\n'

const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const headers = Object.entries(incoming.headers).filter(([name]) => !ofConnection.has(name))
  const body = await buffer(incoming)
  return new Request(appOrigin + incoming.url, {
    method: incoming.method,
    headers: headers.map(([name, value]) => [name, String(value)]),
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  })
}

const send = async (outgoing: ServerResponse, response: Response) => {
  if (response.type === 'error') return outgoing.socket?.end(networkError)
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length })
  return outgoing.end(body)
}

/** `origin` is a secure context, like app://. */
export const servePages = async (answer: (request: Request) => Promise<Response>) => {
  const server = createServer((incoming, outgoing) => {
    requestOf(incoming)
      .then(answer)
      .then((response) => send(outgoing, response))
      .catch(() => outgoing.destroy()) // the page was closed
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const origin = `http://desk.localhost:${(server.address() as AddressInfo).port}` // the server listens on TCP
  return {
    /** Converts an address of the app to the page's address. */
    toPage: (url: string) => url.replace(appOrigin, origin),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
