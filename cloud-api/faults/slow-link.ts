// A TCP connection between two programs that a fault run makes slow.
import { connect, createServer, type Socket } from 'node:net'
import { pause } from './start-api.ts'

/** Passes everything on to that port, as late as it is told to. */
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
    /** Milliseconds in each direction, from now on. */
    setDelay: (milliseconds: number) => (delay = milliseconds),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
