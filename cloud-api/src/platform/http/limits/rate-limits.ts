// Rate limits. With Redis all API instances count together; while it is unavailable each instance counts separately, and no request waits
// or is refused because of it.
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

type RateLimit = { max: number; windowSeconds: number }
type RateLimitResult = { allowed: boolean; retryAfterSeconds: number }

export type RateLimits = {
  /** Counts one more call of `name` by `key`. Never rejects. */
  consume: (name: string, key: string, limit: RateLimit) => Promise<RateLimitResult>
  close: () => void
}

type Counter = Pick<RateLimiterMemory, 'consume'>

/** In milliseconds: the timeout of a Redis command, and the time for which Redis is not used after a failure. */
const commandTimeout = 200
const redisPause = 2_000
const retryStrategy = (times: number) => Math.min(times * 100, 2_000)

/** Rejects only when the counter itself fails. */
const consumeFrom = async (counter: Counter, key: string): Promise<RateLimitResult> => {
  try {
    await counter.consume(key)
    return { allowed: true, retryAfterSeconds: 0 }
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) }
  }
}

/** Creates one counter for each name and limit. */
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
  return { consume: (name, key, limit) => consumeFrom(counterOf(name, limit), key), close: () => {} }
}

const createSharedRateLimits = (url: string, log: FastifyBaseLogger): RateLimits => {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout, retryStrategy })
  redis.on('error', (error: Error) => log.warn({ err: error }, 'rate limits: no connection to Redis'))
  const counterOf = createCounters((options) => new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }))
  const local = createLocalRateLimits()
  let pausedUntil = 0
  return {
    consume: async (name, key, limit) => {
      if (performance.now() < pausedUntil) return local.consume(name, key, limit)
      // Keys are hashed, so that Redis stores neither addresses nor long keys.
      const hashed = createHash('sha256').update(key).digest('base64url')
      return consumeFrom(counterOf(name, limit), hashed).catch((error: unknown) => {
        log.warn({ err: error }, 'rate limits: counting in this instance alone')
        pausedUntil = performance.now() + redisPause
        return local.consume(name, key, limit)
      })
    },
    close: () => redis.disconnect(),
  }
}

export const createRateLimits = (redisUrl: string | undefined, log: FastifyBaseLogger): RateLimits =>
  redisUrl ? createSharedRateLimits(redisUrl, log) : createLocalRateLimits()
