// The same room with Socket.IO, set up as in its documentation.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { serveParent } from './answer-parent.ts'
import type { ToRoom } from './serve-bare-sockets.ts'

const room = 'room'

serveParent(async ({ text }: ToRoom) => {
  const envelope = JSON.parse(text) as { event: string } // our own server's frame
  const server = createServer()
  const io = new Server(server, { transports: ['websocket'] })
  io.on('connection', (socket) => void socket.join(room))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let seq = 1
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    deliver: async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) io.to(room).emit(envelope.event, { ...envelope, seq: (seq += 1) })
    },
  }
})
