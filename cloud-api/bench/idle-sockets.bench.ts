// P9: server memory per idle socket in a room: the slope from 500 to 2,000 sockets, against a bare `ws` server.
import type { Contender } from './measure/compare.ts'
import { addRestaurants, type RoomsPart } from './room-counters.ts'
import { startServer, type ServerProcess } from './servers/server-process.ts'
import { inTime, openBare, openOurs, openSockets, type OpenSocket } from './sockets.ts'

const megabyte = 1_000_000

type Sizes = { small: number; large: number }

/** Sockets per megabyte. */
const socketsPerMegabyte =
  (server: ServerProcess, open: OpenSocket, { small, large }: Sizes): Contender =>
  async () => {
    const some = await openSockets(open, small)
    const before = await server.request({ kind: 'memory' })
    const more = await openSockets(open, large - small)
    const after = await server.request({ kind: 'memory' })
    await inTime(Promise.all([...some, ...more].map(({ close }) => close())), 'the close of all sockets')
    return ((large - small) * megabyte) / (after - before)
  }

export const benchIdleSockets: RoomsPart = async (run, bench) => {
  const { sized, compare, report } = run
  const sizes = sized({ small: 500, large: 2_000 }, { small: 100, large: 400 })
  const [restaurant] = await addRestaurants(bench, 1)
  const join = { event: 'join_menu_room', data: { restaurantId: restaurant?.restaurantId ?? '' } } as const
  const bare = await startServer('serve-bare-sockets.ts', { text: '{}' })
  try {
    const ours = socketsPerMegabyte(bench.ours, openOurs(bench.ours.url, join), sizes)
    report({
      what: `P9 idle sockets, from ${sizes.small} to ${sizes.large} (sockets that a megabyte holds)`,
      against: 'bare ws',
      comparison: await compare(ours, socketsPerMegabyte(bare, openBare(bare.url), sizes)),
      reach: 1 / 1.3,
      floor: 1 / 1.6,
    })
  } finally {
    bare.stop()
  }
}
