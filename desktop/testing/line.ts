// The line between a counter and the cloud, as a TCP proxy that a test can cut, and let half open.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export const startLine = async (cloudUrl: string) => {
  const { hostname, port } = new URL(cloudUrl)
  const sockets = new Set<Socket>()
  let state: 'up' | 'cut' | 'half-open' = 'up'

  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy()
      return
    }
    const far = connect({ host: hostname, port: Number(port) })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk) => state !== 'half-open' && far.write(chunk))
    far.on('data', (chunk) => state !== 'half-open' && near.write(chunk))
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as AddressInfo // it listens on TCP

  return {
    url: `http://127.0.0.1:${own}`,
    /** As a pulled cable with a router that says so: everything ends, nothing connects. */
    cut: () => {
      state = 'cut'
      for (const socket of sockets) socket.resetAndDestroy()
    },
    /** As a dead Wi-Fi: nothing ends, nothing comes through. */
    halfOpen: () => (state = 'half-open'),
    mend: () => (state = 'up'),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Line = Awaited<ReturnType<typeof startLine>>
