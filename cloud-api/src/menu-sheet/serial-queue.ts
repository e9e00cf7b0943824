import { refused } from '../refusals/refused.ts'

/** Runs tasks one after another; refuses `request.too_many` when the queue is full. */
export const createSerialQueue = (maxQueued: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxQueued) throw refused('request.too_many')
    waiting += 1
    const done = last.then(work, work).finally(() => (waiting -= 1))
    last = done.catch(() => undefined) // the caller gets the error; the next task still runs
    return done
  }
}
