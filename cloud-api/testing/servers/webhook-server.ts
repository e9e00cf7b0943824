// Receives the webhooks of a payment gateway, like our server.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedWebhook = { headers: IncomingHttpHeaders; body: Buffer }

export const startWebhookServer = async () => {
  const received: ReceivedWebhook[] = []
  let answer: () => number = () => 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answer()).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, // it listens on TCP
    answer: (change: typeof answer) => (answer = change),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
