import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { refetchChanged } from './refetch.ts'

const queryKey = ['a list']
afterEach(() => queryClient.clear())

test('a first response that is on its way when the list changes is not used', async () => {
  const answers: ((list: string) => void)[] = []
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  expect(answers).toHaveLength(1)
  const refetched = refetchChanged(queryKey)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
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
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('list'))
  await refetchChanged(queryKey)
  expect(queryFn).toHaveBeenCalledTimes(2)
  unsubscribe()
})
