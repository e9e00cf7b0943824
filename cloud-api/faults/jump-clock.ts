// Moves the API's clock by a day and back, and back by an hour, while it takes orders.
import { join } from 'node:path'
import { freePort } from '../testing/servers/free-port.ts'
import type { Place } from './places.ts'
import { openScene, type Judged } from './scene.ts'
import { pause, startApi, until, type Api } from './start-api.ts'

export type JumpResult = Judged & {
  database: string
  jumps: number
  failed: number
  givenUp: number
  /** The minimum number of orders after a jump. */ minOrders: number
}
type JumpOptions = { seed: number; ordersEach: number; perSecond?: number }

const hour = 3_600_000
/** The successive clock offsets. */
const positions = [24 * hour, 0, -hour, 0, -24 * hour, 0]
const maxEach = 20_000

export const jumpClock = async (place: Place, { seed, ordersEach, perSecond }: JumpOptions): Promise<JumpResult> => {
  const scene = await openScene(place, { restaurants: 2, seed })
  let api: Api | undefined
  try {
    const program = join(import.meta.dirname, 'movable-clock-process.ts')
    api = await startApi({ env: place.env, port: await freePort(), program })
    const { url, child } = api
    scene.openCounters(url)
    const load = scene.startLoad({ diners: 8, perSecond, persistent: true, address: () => url })
    let minOrders = Infinity
    const takeOrders = async () => {
      const before = load.acknowledged()
      await until(() => load.acknowledged() - before >= ordersEach, maxEach)
      await pause(scene.random.between(0, 200))
      minOrders = Math.min(minOrders, load.acknowledged() - before)
    }
    await takeOrders()
    for (const position of positions) {
      child.send(position)
      await takeOrders()
    }
    const settledSeconds = await scene.finish()
    await api.stop()
    const { failed, givenUp } = load.figures()
    return { database: place.name, jumps: positions.length, failed, givenUp, minOrders, ...(await scene.judge(settledSeconds)) }
  } finally {
    await scene.abandon()
    await api?.kill()
  }
}
