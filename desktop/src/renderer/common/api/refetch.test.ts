import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { createRefetchSoon, refetchChanged } from './refetch.ts'

const queryKey = ['a list']
afterEach(() => queryClient.clear())

test('a first response that is still pending when the list changes is discarded', async () => {
  const answers: ((list: string) => void)[] = []
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  expect(answers).toHaveLength(1)
  const refetched = refetchChanged(queryKey)
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.('new')
  await refetched
  answers[0]?.('old')
  await Promise.resolve()
  expect(queryClient.getQueryData(queryKey)).toBe('new')
  unsubscribe()
})

test('a list that was fetched before is fetched once more', async () => {
  const queryFn = vi.fn(() => Promise.resolve('list'))
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  const unsubscribe = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data).toBe('list')
  await refetchChanged(queryKey)
  expect(queryFn).toHaveBeenCalledTimes(2)
  unsubscribe()
})

test('the first of many changes is fetched immediately, and the others together after the interval', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queryFn = vi.fn(() => Promise.resolve('list'))
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const fetched = () => queryFn.mock.calls.length - 1 // not counting the first fetch
  const refetchSoon = createRefetchSoon(queryKey, 5_000)
  refetchSoon()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched()).toBe(1)
  for (let change = 0; change < 3; change += 1) refetchSoon()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(fetched()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched()).toBe(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched()).toBe(2)
  refetchSoon()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched()).toBe(3)
  unsubscribe()
})
