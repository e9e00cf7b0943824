import { refused } from './refused.ts'

/** Heavy work, one after the other; refuses `request.too_many` when so many wait already. */
export const createSerialQueue = (maxWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw refused('request.too_many')
    waiting += 1
    const done = last.then(work, work).finally(() => (waiting -= 1))
    last = done.catch(() => undefined) // whoever asked is told; the next one goes on
    return done
  }
}
