// Crashes and restarts PostgreSQL repeatedly under load.
import { freePort } from '../testing/servers/free-port.ts'
import { onPostgres } from './places.ts'
import { openScene, type Judged } from './scene.ts'
import { pause, startApi, until, type Api } from './start-api.ts'

export type RestartResult = Judged & {
  restarts: number
  /** Milliseconds from PostgreSQL accepting connections to the next confirmed order, for each restart. */
  resumed: number[]
  /** Responses while PostgreSQL was down: 503, 503 without Retry-After, and 500. */
  busy: number
  withoutRetryAfter: number
  failed: number
}

type RestartOptions = { restarts: number; seed: number; perSecond?: number }

/** Milliseconds. */
const maxResume = 20_000

export const restartPostgres = async ({ restarts, seed, perSecond }: RestartOptions): Promise<RestartResult> => {
  const place = await onPostgres()
  const scene = await openScene(place, { restaurants: 4, seed })
  let api: Api | undefined
  try {
    const port = await freePort()
    api = await startApi({ env: place.env, port })
    const { url } = api
    const load = scene.startLoad({ diners: 12, perSecond, address: () => url })
    scene.openCounters(url)
    const resumed: number[] = []
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = load.acknowledged()
      await until(() => load.acknowledged() > before + 50, maxResume)
      await pause(scene.random.between(0, 300))
      await place.server.crash()
      await pause(scene.random.between(0, 1_500))
      await place.server.restart()
      const accepted = Date.now()
      const atAccept = load.acknowledged()
      const hasResumed = await until(() => load.acknowledged() > atAccept, maxResume, 5)
      resumed.push(hasResumed ? Date.now() - accepted : Infinity)
    }
    const settledSeconds = await scene.finish()
    await api.stop()
    const { busy, withoutRetryAfter, failed } = load.figures()
    return { restarts, resumed, busy, withoutRetryAfter, failed, ...(await scene.judge(settledSeconds)) }
  } finally {
    await scene.abandon()
    await api?.kill()
    await place.end()
  }
}
