import { expect, test } from 'vitest'
import { forEachRestaurant } from './for-each-restaurant.ts'

test('a restaurant that fails does not stop the others, and is reported at the end', async () => {
  const done: string[] = []
  const problem = new Error('no space left')
  const run = forEachRestaurant(['a', 'b', 'c'], (restaurant) => {
    if (restaurant === 'b') return Promise.reject(problem)
    done.push(restaurant)
    return Promise.resolve()
  })
  await expect(run).rejects.toMatchObject({ message: '1 of 3 restaurants failed', errors: [problem] })
  expect(done).toEqual(['a', 'c'])
})

test('the event loop continues between two restaurants', async () => {
  let turns = 0
  const seen: number[] = []
  const count = () => setImmediate(() => ((turns += 1), turns < 10 && count()))
  count()
  await forEachRestaurant([1, 2, 3], () => Promise.resolve(void seen.push(turns)))
  expect(seen).toEqual([0, 1, 2])
})
