// @vitest-environment jsdom
import { billCallsOf, createMissedCalls, type TableCall } from '@sufra/shared/waiter/table-calls'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { alarm } from '../../../common/bridge/bridge.ts'
import { ConnectionContext, type Room } from '../../../common/connection/connection-context.ts'
import { useAcknowledgeCalls } from './use-acknowledge-calls.ts'

const tableId = '0193a2f0-0000-7000-8000-00000000000a'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
})

const open = (first: readonly TableCall[]) => {
  const ring = vi.spyOn(alarm, 'call').mockReturnValue(undefined)
  onTestFinished(() => ring.mockRestore())
  const send = vi.fn<Room['send']>()
  const missed = createMissedCalls()
  const Counter = ({ calls }: { calls: readonly TableCall[] }) => {
    useAcknowledgeCalls(calls, missed)
    return null
  }
  const connection = { room: { join: () => () => undefined, send }, state: 'live' } as const
  const withCalls = (calls: readonly TableCall[]) => (
    <ConnectionContext value={connection}>
      <Counter calls={calls} />
    </ConnectionContext>
  )
  const { rerender } = render(withCalls(first))
  return { ring, send, show: (calls: readonly TableCall[]) => rerender(withCalls(calls)) }
}
const asked = (secondsAgo: number, requestAcknowledgedAt: string | null = null) => {
  const requestedAt = new Date(Date.now() - secondsAgo * 1_000).toISOString()
  return billCallsOf([{ tableId, requestedAt, requestAcknowledgedAt }])
}

test('a call is acknowledged every ten seconds until the feed confirms it', () => {
  const calls = asked(0)
  const { send, show } = open(calls)
  expect(send.mock.calls).toEqual([[{ event: 'call_acknowledged', data: { tableId, calledAt: calls[0]?.calledAt } }]])
  act(() => void vi.advanceTimersByTime(20_000))
  expect(send).toHaveBeenCalledTimes(3)
  show(calls.map((call) => ({ ...call, acknowledgedAt: new Date().toISOString() })))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(send).toHaveBeenCalledTimes(3)
})

test.each([
  ['within its minute', asked(59), 1],
  ['after its minute', asked(61), 0],
  ['that another counter has acknowledged', asked(30, new Date().toISOString()), 0],
])('an opened page rings once for a call %s: %#', (_which, calls, times) => {
  const { ring, show } = open(calls)
  show([...calls])
  expect(ring).toHaveBeenCalledTimes(times)
})
