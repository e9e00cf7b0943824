import { refused } from '../../../platform/refusals/refused.ts'

/**
 * Runs tasks one after another. Refuses `request.too_many` when the queue is full, or has the maximum number of tasks of the same owner.
 */
export const createSerialQueue = (maxQueued: number, maxOfOwner: number) => {
  let last: Promise<unknown> = Promise.resolve()
  const owners: string[] = []
  const leave = (owner: string) => void owners.splice(owners.indexOf(owner), 1)
  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    if (owners.length >= maxQueued || owners.filter((each) => each === owner).length >= maxOfOwner) throw refused('request.too_many')
    owners.push(owner)
    const done = last.then(work, work).finally(() => leave(owner))
    last = done.catch(() => undefined) // the caller gets the error; the next task still runs
    return done
  }
}
