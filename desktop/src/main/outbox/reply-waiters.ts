import type { Outcome } from './outcome.ts'

/** Milliseconds that a caller waits for the cloud's response before the call counts as queued. */
const replyTimeout = 2_500

/** The callers that wait for the outcome of their call, by its idempotency key. */
export const createReplyWaiters = (after: (milliseconds: number, run: () => void) => () => void) => {
  const waiters = new Map<string, (outcome: Outcome) => void>()

  const settle = (key: string, outcome: Outcome) => {
    waiters.get(key)?.(outcome)
    waiters.delete(key)
  }

  return {
    isWaiting: (key: string) => waiters.has(key),
    /** Returns the outcome when it arrives in time, otherwise `later`. */
    wait: (key: string): Promise<Outcome> =>
      new Promise((resolve) => {
        const cancel = after(replyTimeout, () => settle(key, { kind: 'later' }))
        waiters.set(key, (outcome) => {
          cancel()
          resolve(outcome)
        })
      }),
    settle,
    settleAll: (outcome: Outcome) => {
      for (const key of waiters.keys()) settle(key, outcome)
    },
  }
}
