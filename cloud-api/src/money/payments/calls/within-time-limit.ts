import { setTimeout as wait } from 'node:timers/promises'

/** Tracks calls that a request waits for, up to `maxWait` milliseconds: after that they continue, and `whenIdle` waits for them. */
export const createTimeLimit = (maxWait: number) => {
  const inFlight = new Set<Promise<void>>()
  return {
    /** Resolves when the call has ended, or after `maxWait`. The call may not reject. */
    withinTimeLimit: async (call: Promise<void>): Promise<void> => {
      const ended = call.finally(() => inFlight.delete(ended))
      inFlight.add(ended)
      const ends = new AbortController()
      await Promise.race([ended, wait(maxWait, undefined, { signal: ends.signal, ref: false }).catch(() => {})]) // rejects when it is aborted
      ends.abort()
    },
    /** Resolves when no call is in flight. */
    whenIdle: async (): Promise<void> => {
      await Promise.all(inFlight)
    },
  }
}

export type WithinTimeLimit = ReturnType<typeof createTimeLimit>['withinTimeLimit']
