import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

/** Creates a task that ends when the test resolves it. */
const createTask = () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return { work: () => promise, end: () => resolve(undefined) }
}

test('a restaurant with two tasks is refused a third, and the remaining places stay free for others', async () => {
  const inTurn = createSerialQueue(4, 2)
  const { work, end } = createTask()
  const own = [inTurn('own', work), inTurn('own', async () => 2)]
  await expect(inTurn('own', async () => 3)).rejects.toMatchObject({ code: 'request.too_many' })
  const others = [inTurn('other', async () => 4), inTurn('another', async () => 5)]
  await expect(inTurn('a fourth', async () => 6)).rejects.toMatchObject({ code: 'request.too_many' })
  end()
  expect(await Promise.all([...own, ...others])).toEqual([undefined, 2, 4, 5])
  expect(await inTurn('own', async () => 7)).toBe(7)
})

test('tasks run one after another, including after a failed task', async () => {
  const inTurn = createSerialQueue(3, 3)
  const { work, end } = createTask()
  const done: number[] = []
  const first = inTurn('own', work).then(() => done.push(1))
  const failed = inTurn('own', () => Promise.reject(new Error('broken')))
  const last = inTurn('own', async () => done.push(2))
  expect(done).toEqual([])
  end()
  await expect(failed).rejects.toThrow('broken')
  await Promise.all([first, last])
  expect(done).toEqual([1, 2])
})
