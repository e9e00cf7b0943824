import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Tasks that run until the test ends them. */
const createPendingWork = () => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) => () =>
    new Promise<number>((resolve) => {
      started.push(name)
      ends.push(() => resolve(name))
    })
  return { started, ends, work }
}

test('tasks run concurrently up to the limit, and the rest in order of arrival', async () => {
  const limited = limitConcurrency({ maxConcurrent: 2, maxQueued: 10 })
  const { started, ends, work } = createPendingWork()
  const answers = [1, 2, 3, 4].map((name) => limited(work(name)))
  expect(started).toEqual([1, 2])
  ends[1]?.()
  expect(await answers[1]).toBe(2)
  await expect.poll(() => started).toEqual([1, 2, 3])
  ends[0]?.()
  await expect.poll(() => started).toEqual([1, 2, 3, 4])
  ends.forEach((end) => end())
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
})

test('a task is refused when the queue is full, and a failed task frees its slot', async () => {
  const limited = limitConcurrency({ maxConcurrent: 1, maxQueued: 1 })
  const failing = limited(() => Promise.reject(new Error('failed')))
  const waiting = limited(() => Promise.resolve('done'))
  await expect(limited(() => Promise.resolve('too many'))).rejects.toMatchObject({ code: 'server.busy' })
  await expect(failing).rejects.toThrow('failed')
  expect(await waiting).toBe('done')
  expect(await limited(() => Promise.resolve('again'))).toBe('again')
})
