import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that lasts until the test ends it. */
const openWork = () => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) => () =>
    new Promise<number>((resolve) => {
      started.push(name)
      ends.push(() => resolve(name))
    })
  return { started, ends, work }
}

test('so much runs at once, and the rest in order of arrival', async () => {
  const limited = limitConcurrency({ atOnce: 2, maxWaiting: 10 })
  const { started, ends, work } = openWork()
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

test('what finds too many waiting is refused, and what fails gives its place to the next', async () => {
  const limited = limitConcurrency({ atOnce: 1, maxWaiting: 1 })
  const failing = limited(() => Promise.reject(new Error('failed')))
  const waiting = limited(() => Promise.resolve('done'))
  await expect(limited(() => Promise.resolve('too many'))).rejects.toMatchObject({ code: 'server.busy' })
  await expect(failing).rejects.toThrow('failed')
  expect(await waiting).toBe('done')
  expect(await limited(() => Promise.resolve('again'))).toBe('again')
})
