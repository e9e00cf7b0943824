// A TCP proxy between a counter and the cloud, which a test can cut, stall or leave half open.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type Pair = {
  near: Socket
  far: Socket
  /** Half open: no byte and no close passes. */
  isDead: boolean
}

export const startTestProxy = async (cloudUrl: string) => {
  const { hostname, port } = new URL(cloudUrl)
  const pairs = new Set<Pair>()
  let state: 'up' | 'cut' | 'half-open' | 'stalled' = 'up'

  const end = (pair: Pair) => {
    pairs.delete(pair)
    pair.near.destroy()
    pair.far.destroy()
  }

  const accept = (near: Socket) => {
    if (state === 'cut') return near.resetAndDestroy()
    const pair: Pair = { near, far: connect({ host: hostname, port: Number(port) }), isDead: state === 'half-open' }
    pairs.add(pair)
    const pass = (from: Socket, to: Socket) => {
      from.on('error', () => {})
      from.on('data', (chunk) => pair.isDead || to.write(chunk))
      // Closing one side of a dead pair does not close the other.
      from.on('close', () => pair.isDead || end(pair))
      if (state === 'stalled') from.pause()
    }
    pass(near, pair.far)
    pass(pair.far, near)
  }

  const server = createServer(accept)
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as AddressInfo // the server listens on TCP

  return {
    url: `http://127.0.0.1:${own}`,
    /** Resets all connections and refuses new ones. */
    cut: () => {
      state = 'cut'
      for (const pair of pairs) {
        pair.near.resetAndDestroy()
        pair.far.resetAndDestroy()
      }
    },
    /** Leaves the connections open without passing data, as after a router restart. They stay dead after `mend`. */
    halfOpen: () => {
      state = 'half-open'
      for (const pair of pairs) pair.isDead = true
    },
    /** Holds all data back until `mend`, like a weak Wi-Fi. */
    stall: () => {
      state = 'stalled'
      for (const { near, far } of pairs) {
        near.pause()
        far.pause()
      }
    },
    restoreConnection: () => {
      if (state === 'stalled')
        for (const { near, far } of pairs) {
          near.resume()
          far.resume()
        }
      state = 'up'
    },
    stop: async () => {
      for (const pair of pairs) end(pair)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Line = Awaited<ReturnType<typeof startTestProxy>>
