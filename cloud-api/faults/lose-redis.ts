// Kills, suspends and delays Redis, while two API instances take orders with counters at both.
import { Redis } from 'ioredis'
import type { Judged } from './scene.ts'
import { pause } from './start-api.ts'
import { slowestDelivery, withTwoCopies } from './two-copies.ts'

export type LoseRedisResult = Judged & {
  failed: number
  givenUp: number
  /** Whether both instances subscribed again after a Redis restart. */
  subscribedAgain: boolean
  /** p99 in milliseconds from an order's response to each counter, during each fault. */
  p99: Record<'before' | 'killed' | 'back' | 'hung' | 'late' | 'after', number>
}
type LoseRedisOptions = { seed: number; perSecond?: number; eachLasts?: number }

const channel = 'sufra'
/** Maximum milliseconds until the instances subscribe again; they retry every two seconds. */
const maxSubscribing = 10_000
/** Milliseconds of delay in each direction. */
const lateness = 400

const isSubscribed = async (url: string) => {
  const client = new Redis(url)
  try {
    for (const deadline = Date.now() + maxSubscribing; Date.now() < deadline; await pause(100)) {
      const [, count] = (await client.pubsub('NUMSUB', channel)) as [string, number] // as Redis documents it
      if (count === 2) return true
    }
    return false
  } finally {
    client.disconnect()
  }
}

export const loseRedis = ({ seed, perSecond = 40, eachLasts = 8_000 }: LoseRedisOptions): Promise<LoseRedisResult> =>
  withTwoCopies(seed, async ({ scene, redis, link, urls }) => {
    const load = scene.startLoad({ diners: 12, perSecond, persistent: true, address: () => scene.random.pick(urls) })
    const spans: [keyof LoseRedisResult['p99'], number, number][] = []
    const during = async (name: keyof LoseRedisResult['p99'], milliseconds = eachLasts) => {
      const from = Date.now()
      await pause(milliseconds)
      spans.push([name, from, Date.now()])
    }
    await during('before', eachLasts / 2)
    await redis.kill()
    await during('killed')
    await redis.restart()
    const subscribedAgain = await isSubscribed(redis.url)
    await during('back', eachLasts / 2)
    redis.hang()
    await during('hung')
    redis.resume()
    link.setDelay(lateness)
    await during('late')
    link.setDelay(0)
    await during('after', eachLasts / 2)
    const settledSeconds = await scene.finish()
    const { failed, givenUp } = load.figures()
    const p99 = Object.fromEntries(
      spans.map(([name, from, to]) => [name, slowestDelivery(scene, load.acknowledgedAt, from, to)]),
    ) as LoseRedisResult['p99'] // each name is above
    return { failed, givenUp, subscribedAgain, p99, ...(await scene.judge(settledSeconds)) }
  })
