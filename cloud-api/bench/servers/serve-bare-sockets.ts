// The limit for a room: a bare `ws` server that sends the same text to each of its sockets.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { serveParent } from './answer-parent.ts'

/** The envelope's text, sent with increasing sequence numbers. */
export type ToRoom = { text: string }

serveParent(async ({ text }: ToRoom) => {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let seq = 1
  const [head, tail] = text.split(/(?<="seq":)\d+/)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    deliver: async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) {
        const numbered = `${head}${(seq += 1)}${tail}`
        for (const socket of sockets.clients) socket.send(numbered)
      }
    },
  }
})
