// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../common/api/answer-calls.test-data.ts'
import { cachedResponseKey, cashKey } from '../../../common/bridge/cached-responses.ts'
import { ConnectionContext, type Room } from '../../../common/connection/connection-context.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { useBoard } from './use-board.ts'

const emptyList = { body: { success: true, data: [], seq: 7, more: null } }

/** A page with the board and two lists that follow the feed. */
const openPage = async () => {
  answerCalls({ 'GET /api/merchant/orders': emptyList })
  const join = vi.fn<Room['join']>(() => () => undefined)
  const read = vi.fn((list: string) => Promise.resolve(list))
  const onResync = vi.fn()
  const ignore = () => undefined
  const Page = () => {
    useQuery({ queryKey: cachedResponseKey('/api/merchant/tables'), queryFn: () => read('tables') })
    useQuery({ queryKey: [...cashKey, 'drawer'], queryFn: () => read('drawer') })
    const { board } = useBoard('1', {
      onChange: ignore,
      onClosedByPlatform: ignore,
      onMenuChanged: ignore,
      onEvent: ignore,
      onResync,
    })
    return board && <p>board</p>
  }
  await renderPage(
    <ConnectionContext value={{ room: { join, send: ignore }, state: 'live' }}>
      <Page />
    </ConnectionContext>,
  )
  await screen.findByText('board')
  return { join, read, onResync }
}

const readTwice = ['drawer', 'drawer', 'tables', 'tables']

test('data fetched before the board is fetched again, since an event between the two is in neither', async () => {
  const { join, read, onResync } = await openPage()
  await waitFor(() => expect(read.mock.calls.flat().toSorted()).toEqual(readTwice))
  expect(onResync).toHaveBeenCalledTimes(1)
  expect(join.mock.calls.map(([, , since]) => since)).toEqual([7])
})

test('after events were lost, all data that they would have changed is fetched again', async () => {
  const { join, read, onResync } = await openPage()
  await waitFor(() => expect(read.mock.calls.flat().toSorted()).toEqual(readTwice))
  join.mock.calls[0]?.[3].onResync()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(6))
  expect(onResync).toHaveBeenCalledTimes(2)
})
