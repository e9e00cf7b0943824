// How often something may be done in a window of time. With Redis all copies of the API count together; while it is away or does not answer, each copy
// counts for itself, and nothing waits for it or is refused because of it.
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

type RateLimit = { max: number; windowSeconds: number }
type Taken = { allowed: boolean; retryAfterSeconds: number }

export type RateLimits = {
  /** Counts one more of `name` by `key`. Never rejects. */
  take: (name: string, key: string, limit: RateLimit) => Promise<Taken>
  close: () => void
}

type Counter = Pick<RateLimiterMemory, 'consume'>

/** In milliseconds: how long Redis may take to answer, and how long it is left alone after it did not. */
const commandTimeout = 200
const leftAloneFor = 2_000
const retryStrategy = (times: number) => Math.min(times * 100, 2_000)

/** Rejects only when the count itself is not known. */
const takeFrom = async (counter: Counter, key: string): Promise<Taken> => {
  try {
    await counter.consume(key)
    return { allowed: true, retryAfterSeconds: 0 }
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) }
  }
}

/** One counter for each name and limit. */
const createCounters = (create: (options: { keyPrefix: string; points: number; duration: number }) => Counter) => {
  const counters = new Map<string, Counter>()
  return (name: string, { max, windowSeconds }: RateLimit) => {
    const keyPrefix = `limit ${name} ${max}/${windowSeconds}`
    const counter = counters.get(keyPrefix) ?? create({ keyPrefix, points: max, duration: windowSeconds })
    counters.set(keyPrefix, counter)
    return counter
  }
}

const createLocalRateLimits = (): RateLimits => {
  const counterOf = createCounters((options) => new RateLimiterMemory(options))
  return { take: (name, key, limit) => takeFrom(counterOf(name, limit), key), close: () => {} }
}

const createSharedRateLimits = (url: string, log: FastifyBaseLogger): RateLimits => {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout, retryStrategy })
  redis.on('error', (error: Error) => log.warn({ err: error }, 'the rate limits have no Redis'))
  const counterOf = createCounters((options) => new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }))
  const local = createLocalRateLimits()
  let leftAloneUntil = 0
  return {
    take: async (name, key, limit) => {
      if (performance.now() < leftAloneUntil) return local.take(name, key, limit)
      // Neither addresses nor long keys are stored in Redis.
      const hashed = createHash('sha256').update(key).digest('base64url')
      return takeFrom(counterOf(name, limit), hashed).catch((error: unknown) => {
        log.warn({ err: error }, 'rate limits are counted by this copy alone')
        leftAloneUntil = performance.now() + leftAloneFor
        return local.take(name, key, limit)
      })
    },
    close: () => redis.disconnect(),
  }
}

export const createRateLimits = (redisUrl: string | undefined, log: FastifyBaseLogger): RateLimits =>
  redisUrl ? createSharedRateLimits(redisUrl, log) : createLocalRateLimits()
