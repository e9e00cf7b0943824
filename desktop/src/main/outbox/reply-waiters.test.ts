import { expect, test } from 'vitest'
import { createReplyWaiters } from './reply-waiters.ts'

const openWaiters = () => {
  const timers = new Map<() => void, number>()
  const waiters = createReplyWaiters((milliseconds, run) => {
    timers.set(run, milliseconds)
    return () => timers.delete(run)
  })
  return { waiters, timers }
}

test('a caller receives the outcome of its own call, and its timer ends', async () => {
  const { waiters, timers } = openWaiters()
  const outcome = waiters.wait('a')
  waiters.settle('b', { kind: 'later' })
  expect(waiters.isWaiting('a')).toBe(true)
  waiters.settle('a', { kind: 'done', body: '{}' })
  expect(await outcome).toEqual({ kind: 'done', body: '{}' })
  expect([waiters.isWaiting('a'), timers.size]).toEqual([false, 0])
})

test('a caller without an outcome after 2.5 seconds receives `later` and no longer waits', async () => {
  const { waiters, timers } = openWaiters()
  const outcome = waiters.wait('a')
  expect([...timers.values()]).toEqual([2_500])
  for (const run of timers.keys()) run()
  expect(await outcome).toEqual({ kind: 'later' })
  expect(waiters.isWaiting('a')).toBe(false)
})

test('an outcome for all reaches every caller', async () => {
  const { waiters } = openWaiters()
  const outcomes = ['a', 'b', 'c'].map((key) => waiters.wait(key))
  waiters.settleAll({ kind: 'signed-out' })
  expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ kind: 'signed-out' })))
})
