// A TCP proxy that a crash test slows down.
import { connect, createServer, type Socket } from 'node:net'
import { pause } from '../start-api.ts'

/** Forwards everything to that port with the configured delay. */
export const openSlowLink = async (port: number) => {
  let delay = 0
  const sockets = new Set<Socket>()
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    let last = Promise.resolve()
    const inOrder = (run: () => unknown) => {
      const due = pause(delay)
      last = last.then(() => due).then(() => void run())
    }
    from.on('data', (chunk) => inOrder(() => to.writable && to.write(chunk)))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1')
    forward(client, target)
    forward(target, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the link has no port')
  return {
    port: address.port,
    /** Sets the delay in milliseconds for each direction. */
    setDelay: (milliseconds: number) => (delay = milliseconds),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
