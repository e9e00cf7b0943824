// A local SMS provider.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedSms = { to: string; text: string; key: string | undefined; authorization: string | undefined }

export const startSmsServer = async () => {
  const received: ReceivedSms[] = []
  let answer: () => number | Promise<number> = () => 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', async () => {
      const { to, text } = JSON.parse(body) as { to: string; text: string } // format of our own client
      const key = request.headers['idempotency-key']?.toString()
      received.push({ to, text, key, authorization: request.headers.authorization })
      response.writeHead(await answer()).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, // it listens on TCP
    answer: (change: typeof answer) => (answer = change),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
