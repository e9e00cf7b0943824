import { refused } from './refused.ts'

/** Heavy work, so much of it at once and the rest in order of arrival; refuses `server.busy` when so many wait already. */
export const limitConcurrency = ({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) => {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= maxWaiting) throw refused('server.busy')
      // Whoever ends hands its place over, so `running` stays as it is.
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
