// Two copies of the API over one PostgreSQL and one Redis, with counters at both.
import { freePort } from '../testing/free-port.ts'
import { startRedis } from '../testing/redis-server.ts'
import { onPostgres } from './places.ts'
import { openScene, type Scene } from './scene.ts'
import { openSlowLink } from './slow-link.ts'
import { startApi, until, type Api } from './start-api.ts'

export type Copies = {
  scene: Scene
  redis: Awaited<ReturnType<typeof startRedis>>
  /** Between the copies and Redis. */
  link: Awaited<ReturnType<typeof openSlowLink>>
  urls: readonly [string, string]
  apis: Api[]
  /** Starts the copy of that index again, on its port. */
  start: (index: number) => Promise<Api>
}

const maxConnecting = 20_000

/** Runs with both copies up and every counter connected; ends everything afterwards. */
export const withTwoCopies = async <T>(seed: number, run: (copies: Copies) => Promise<T>): Promise<T> => {
  const place = await onPostgres()
  const redis = await startRedis()
  const link = await openSlowLink(redis.port)
  const scene = await openScene(place, { restaurants: 2, seed })
  const ports = [await freePort(), await freePort()] as const
  const apis: Api[] = []
  const start = async (index: number) => {
    const api = await startApi({ env: place.env, port: ports[index] ?? 0, redisUrl: `redis://127.0.0.1:${link.port}` })
    apis[index] = api
    return api
  }
  try {
    const urls = [(await start(0)).url, (await start(1)).url] as const
    for (const url of urls) scene.openCounters(url)
    await until(() => scene.counters.every((counter) => counter.isConnected()), maxConnecting)
    return await run({ scene, redis, link, urls, apis, start })
  } finally {
    await scene.abandon()
    for (const api of apis) await api.kill()
    link.close()
    await redis.kill()
    await place.end()
  }
}

/** The time below which that share of the numbers lies; 0 of none. */
const quantile = (numbers: number[], share: number) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

/** p99 of the milliseconds from an order's acknowledgement to each of its counters, of the orders acknowledged in a span of time. */
export const slowestDelivery = (scene: Scene, acknowledgedAt: ReadonlyMap<string, number>, from = 0, to = Infinity) => {
  const delays = scene.counters.flatMap(({ placedAt }) =>
    [...placedAt].flatMap(([orderId, at]) => {
      const acknowledged = acknowledgedAt.get(orderId)
      return acknowledged === undefined || acknowledged < from || acknowledged >= to ? [] : [Math.max(0, at - acknowledged)]
    }),
  )
  return quantile(delays, 0.99)
}
