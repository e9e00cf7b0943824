// Retries idempotent calls that got no response or a 502, 503 or 504, with exponential backoff.
import { ApiError } from './api-error.ts'
import type { Route } from './route.ts'

export type Retries = {
  wait: (milliseconds: number) => Promise<void>
  /** A clock in milliseconds, with any fixed origin. */
  now: () => number
  /** A number from 0 up to 1. */
  random: () => number
}

const maxTries = 3
const firstWait = 500
/** Milliseconds after which no attempt starts. Together with `tryTimeout` a call ends within 15 s. */
const latestStart = 10_500
export const tryTimeout = 4_500

/**
 * Whether to try again: after no response, after an error of a server or proxy that did not process the request, or while an earlier
 * attempt is still being processed.
 */
const isWorthRetrying = ({ status, code }: ApiError) =>
  status === 0 || status === 502 || status === 503 || status === 504 || code === 'idempotency.in_flight'

/** Whether a call may be retried: only idempotent changes. Reads are refetched by the caller. */
export const mayRetry = (
  { method, idempotency }: Pick<Route, 'method'> & Partial<Pick<Route, 'idempotency'>>,
  idempotencyKey: string | undefined,
) => method !== 'GET' && (idempotency === 'safe' || (idempotency === 'keyed' && idempotencyKey !== undefined))

/** Makes up to three attempts within 15 s and respects Retry-After. Calls `onRetry` when an attempt has failed and another one follows. */
export const retryCall = async <T>({ wait, now, random }: Retries, send: () => Promise<T>, onRetry?: () => void): Promise<T> => {
  const start = now()
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || !isWorthRetrying(error) || tries === maxTries) throw error
      const backoff = firstWait * 2 ** (tries - 1)
      const pause = Math.max(backoff / 2 + (random() * backoff) / 2, error.retryAfter ?? 0)
      if (now() - start + pause > latestStart) throw error
      onRetry?.()
      await wait(pause)
    }
  }
}
