// Two API instances over one PostgreSQL and one Redis, with counters at both.
import { freePort } from '../testing/servers/free-port.ts'
import { startRedis } from '../testing/servers/redis-server.ts'
import { onPostgres, type Place } from './places.ts'
import { openScene, type Scene } from './scene.ts'
import { openSlowLink } from './clients/slow-link.ts'
import { startApi, until, type Api } from './start-api.ts'

export type Copies = {
  scene: Scene
  redis: Awaited<ReturnType<typeof startRedis>>
  /** The link between the instances and Redis. */
  link: Awaited<ReturnType<typeof openSlowLink>>
  urls: readonly [string, string]
  apis: Api[]
  /** Restarts the instance with that index on its port. */
  start: (index: number) => Promise<Api>
}

const maxConnecting = 20_000

/** Runs a function with both instances up and every counter connected; stops everything afterwards. */
export const withTwoCopies = async <T>(
  seed: number,
  run: (copies: Copies) => Promise<T>,
  openPlace: () => Promise<Place> = onPostgres,
): Promise<T> => {
  const place = await openPlace()
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

/** The percentile of the numbers; 0 without any. */
const quantile = (numbers: number[], share: number) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

/** p99 in milliseconds from an order's response to each of its counters, for the orders placed in a time span. */
export const slowestDelivery = (scene: Scene, acknowledgedAt: ReadonlyMap<string, number>, from = 0, to = Infinity) => {
  const delays = scene.counters.flatMap(({ placedAt }) =>
    [...placedAt].flatMap(([orderId, at]) => {
      const acknowledged = acknowledgedAt.get(orderId)
      return acknowledged === undefined || acknowledged < from || acknowledged >= to ? [] : [Math.max(0, at - acknowledged)]
    }),
  )
  return quantile(delays, 0.99)
}
