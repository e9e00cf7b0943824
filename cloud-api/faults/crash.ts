// Kills the API repeatedly while it takes orders: at random times, at each failpoint, and sometimes during startup.
import { orderFailpoints, type FailpointName } from '../src/platform/process/failpoints.ts'
import { freePort } from '../testing/servers/free-port.ts'
import type { Place } from './places.ts'
import { openScene, type Judged, type Scene } from './scene.ts'
import type { Load } from './clients/send-orders.ts'
import { pause, spawnApi, startApi, until, type Api } from './start-api.ts'

export type CrashOptions = {
  kills: number
  seed: number
  /** Minimum number of confirmed orders. */
  orders: number
  restaurants?: number
  diners?: number
  perSecond?: number
  failpoints?: readonly FailpointName[]
}

export type CrashResult = Judged & {
  database: string
  kills: number
  atFailpoints: number
  whileStarting: number
  sent: number
  unanswered: number
  failed: number
  /** Failpoints that were not reached. */
  notReached: string[]
}

/** Milliseconds. */
const maxRound = 30_000
const maxUntilFailpoint = 20_000
const maxLast = 120_000
/** Every nth kill happens during startup. */
const startingEvery = 8

/** Maximum passes of a failpoint before the kill: orders are frequent, acknowledgements and moves are rare. */
const maxPassage = (name: FailpointName) => (/order|feed/.test(name) ? 60 : 4)

const toFailpoint = async (api: Api) => {
  await api.untilUp()
  await until(api.hasEnded, maxUntilFailpoint)
  return api.ending() === 'SIGKILL'
}

type Round = { scene: Scene; load: Load; ordersEach: number }

const afterLoad = async (api: Api, { scene, load, ordersEach }: Round) => {
  const before = load.acknowledged()
  await api.untilUp()
  await until(() => load.acknowledged() - before >= ordersEach, maxRound)
  await pause(scene.random.between(0, 100))
}

export const crash = async (place: Place, options: CrashOptions): Promise<CrashResult> => {
  const { kills, seed, orders, restaurants = 4, diners = 16, perSecond, failpoints = orderFailpoints } = options
  const scene = await openScene(place, { restaurants, seed })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const load = scene.startLoad({ diners, perSecond, address: () => url })
  scene.openCounters(url)
  const round: Round = { scene, load, ordersEach: Math.ceil(orders / Math.max(1, kills - failpoints.length)) }
  const notReached = new Set<FailpointName>(failpoints)
  let whileStarting = 0
  let api: Api | undefined
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      // Failpoints alternate with the other kills.
      const name = kill % 2 === 1 ? failpoints[(kill - 1) / 2] : undefined
      const isStarting = kill % startingEvery === startingEvery - 2
      const failAt = name && `${name}:${scene.random.between(1, maxPassage(name))}`
      api = spawnApi({ env: place.env, port, failAt })
      if (name && (await toFailpoint(api))) notReached.delete(name)
      else if (isStarting) {
        whileStarting += 1
        await pause(scene.random.between(50, 900))
      } else await afterLoad(api, round)
      if (!name && api.hasEnded()) throw new Error(`the API ended by itself with ${api.ending()}`)
      await api.kill()
      if ((kill + 1) % 10 === 0) console.log(`  ${place.name}: ${kill + 1} of ${kills} kills, ${load.acknowledged()} acknowledged`)
    }
    api = await startApi({ env: place.env, port })
    await until(() => load.acknowledged() >= orders, maxLast)
    const settledSeconds = await scene.finish()
    await api.stop()
    const { sent, unanswered, failed } = load.figures()
    const judged = await scene.judge(settledSeconds)
    const atFailpoints = failpoints.length - notReached.size
    return { database: place.name, kills, atFailpoints, whileStarting, sent, unanswered, failed, ...judged, notReached: [...notReached] }
  } finally {
    await scene.abandon()
    await api?.kill()
  }
}
