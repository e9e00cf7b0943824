import { refused } from '../../refusals/refused.ts'

/** Limits concurrent execution; the rest waits in order of arrival. Refuses `server.busy` when the queue is full. */
export const limitConcurrency = ({ maxConcurrent, maxQueued }: { maxConcurrent: number; maxQueued: number }) => {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxConcurrent) running += 1
    else {
      if (waiting.length >= maxQueued) throw refused('server.busy')
      // A finished task hands its slot to the next one, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
