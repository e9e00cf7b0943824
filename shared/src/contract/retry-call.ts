// Sends a call again that the server did not answer or was too busy for, where that cannot do anything twice.
import { ApiError } from './api-error.ts'
import type { Route } from './route.ts'

export type Retries = {
  wait: (milliseconds: number) => Promise<void>
  /** Milliseconds since any fixed moment. */
  now: () => number
  /** A number from 0 up to 1. */
  random: () => number
}

const maxTries = 3
const firstWait = 500
/** In milliseconds: no try starts later. With the time that a try may take it is over after 15 s. */
const lastStart = 10_500
export const tryTimeout = 4_500

/** No answer, or one of a server or a proxy that has not tried. */
const isWorthRetrying = ({ status }: ApiError) => status === 0 || status === 502 || status === 503 || status === 504

/** A change that may be sent again. What is only read is read again by whoever shows it. */
export const mayRetry = ({ method, repeat }: Pick<Route, 'method'> & Partial<Pick<Route, 'repeat'>>, idempotencyKey: string | undefined) =>
  method !== 'GET' && (repeat === 'safe' || (repeat === 'by-key' && idempotencyKey !== undefined))

/** Sends up to three times within 15 s, and waits between as long as the server asks for. `onRetry` is called when a try has failed and another follows. */
export const retryCall = async <T>({ wait, now, random }: Retries, send: () => Promise<T>, onRetry?: () => void): Promise<T> => {
  const start = now()
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || !isWorthRetrying(error) || tries === maxTries) throw error
      const backoff = firstWait * 2 ** (tries - 1)
      const pause = Math.max(backoff / 2 + (random() * backoff) / 2, error.retryAfter ?? 0)
      if (now() - start + pause > lastStart) throw error
      onRetry?.()
      await wait(pause)
    }
  }
}
