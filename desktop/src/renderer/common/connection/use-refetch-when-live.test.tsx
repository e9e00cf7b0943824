// @vitest-environment jsdom
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { ConnectionContext } from './connection-context.ts'
import { useRefetchWhenLive } from './use-refetch-when-live.ts'

const queryKey = ['a page']

test('a page is fetched again each time the connection becomes live, and not when it is lost', async () => {
  queryClient.clear()
  onTestFinished(cleanup)
  const queryFn = vi.fn(() => Promise.resolve('figures'))
  const Page = () => {
    useRefetchWhenLive(queryKey)
    return useQuery({ queryKey, queryFn }).data
  }
  const pageIn = (state: ConnectionState) => (
    <QueryClientProvider client={queryClient}>
      <ConnectionContext value={{ room: undefined, state }}>
        <Page />
      </ConnectionContext>
    </QueryClientProvider>
  )
  const { rerender, findByText } = render(pageIn('connecting'))
  await findByText('figures')
  expect(queryFn).toHaveBeenCalledTimes(1)
  rerender(pageIn('live'))
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  rerender(pageIn('down'))
  rerender(pageIn('live'))
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3))
})
