// @vitest-environment jsdom
import { compareClocks } from '@sufra/shared/ui/hooks/server-clock'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '../../common/session/session.ts'
import { aReceivedOrder, answerWith, openOrder, refuseWith } from '../order-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const call = 'POST /waiter'
/** Stops the clock, while timers still run. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
const button = () => screen.findByRole('button', { name: /Call the waiter|Call again/ })
const calls = (sent: { name: string }[]) => sent.filter(({ name }) => name === call).length

test('a call shows that the waiter was called once a counter has acknowledged it, counts down to the next call, and is in the session', async () => {
  stopClock()
  const order = aReceivedOrder({ version: 1 })
  const called = aReceivedOrder({ version: 2, waiterCalledAt: ago(0), waiterAcknowledgedAt: null })
  const { user, emit } = await openOrder(order, { answers: { [call]: answerWith(called) } })
  await user.click(await button())
  await screen.findByText('Calling the counter…')
  expect(screen.queryByText('The waiter has been called')).toBeNull()
  expect((await button()).textContent).toMatch(/^Call again in (1:00|0:5\d)$/)
  expect(await button()).toHaveProperty('disabled', true)
  expect(useSession.getState()).toMatchObject({ buzzerActive: true })
  expect(useSession.getState().timeLeft).toBeGreaterThan(30)
  emit('waiter_call_acknowledged', 3, { waiterAcknowledgedAt: new Date().toISOString() })
  await screen.findByText('The waiter has been called')
  emit('waiter_coming', 4, { waiterComingAt: new Date().toISOString() })
  await screen.findByText('The waiter is coming')
})

test('a reply that is overtaken by the events of its call changes nothing that they have shown', async () => {
  stopClock()
  const waiterCalledAt = ago(0)
  let overtake = () => {}
  const reply = {
    get body() {
      overtake()
      return answerWith(aReceivedOrder({ version: 2, waiterCalledAt, waiterAcknowledgedAt: null })).body
    },
  }
  const { user, emit, sent } = await openOrder(aReceivedOrder({ version: 1 }), { answers: { [call]: reply } })
  overtake = () => {
    emit('waiter_called', 2, { waiterCalledAt, waiterAcknowledgedAt: null })
    emit('waiter_call_acknowledged', 3, { waiterAcknowledgedAt: waiterCalledAt })
  }
  await user.click(await button())
  await waitFor(() => expect(calls(sent)).toBe(1))
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('false'))
  expect(screen.getByText('The waiter has been called')).toBeDefined()
})

test('a restaurant whose counters do not respond is shown as unreachable immediately, until a counter returns', async () => {
  const called = answerWith(aReceivedOrder({ version: 2, waiterCalledAt: ago(0), waiterAcknowledgedAt: null }))
  const answers = { [call]: { body: { ...called.body, isUnreachable: true } } }
  const { user, emit } = await openOrder(aReceivedOrder({ version: 1 }), { answers })
  await user.click(await button())
  await screen.findByText('The counter cannot be reached at the moment. Please ask the staff.')
  emit('waiter_call_acknowledged', 3, { waiterAcknowledgedAt: new Date().toISOString() })
  await screen.findByText('The waiter has been called')
})

test.each([
  ['Calling the counter…', 19, null],
  ['The counter has not confirmed this yet. Please ask the staff.', 20, null],
  // This is a server of an older release.
  ['Sent to the counter. If no one comes, please ask the staff.', 20, undefined],
])('the status is “%s” %d s after a call that was acknowledged at %s', async (text, seconds, waiterAcknowledgedAt) => {
  stopClock()
  await openOrder(aReceivedOrder({ waiterCalledAt: ago(seconds), waiterAcknowledgedAt }))
  await screen.findByText(text)
})

test('after a reload the countdown continues by the server’s clock', async () => {
  stopClock()
  const server = Date.now() + 6 * 3_600_000
  onTestFinished(() => compareClocks(new Date().toUTCString(), Date.now(), Date.now()))
  const order = aReceivedOrder({ waiterCalledAt: new Date(server - 20_000).toISOString() })
  await openOrder(order, { answers: { 'GET ': { ...answerWith(order), date: new Date(server).toUTCString() } } })
  await waitFor(async () => expect((await button()).textContent).toMatch(/^Call again in 0:(39|4[01])$/))
})

test.each([
  [59, true],
  [61, false],
])('%d s after a call the button for the next call is disabled: %s', async (seconds, waits) => {
  stopClock()
  await openOrder(aReceivedOrder({ waiterCalledAt: ago(seconds), waiterAcknowledgedAt: ago(seconds) }))
  expect(await button()).toHaveProperty('disabled', waits)
  await screen.findByText('The waiter has been called')
})

test('a refusal because another phone of the table has called starts a countdown of the server’s seconds', async () => {
  const { user } = await openOrder(aReceivedOrder(), {
    answers: { [call]: refuseWith(429, 'waiter.called_recently', { waitSeconds: 40 }) },
  })
  await user.click(await button())
  await screen.findByText('A waiter was called to your table a moment ago. Please wait a minute.')
  await waitFor(async () => expect((await button()).textContent).toMatch(/^Call again in 0:(40|3\d)$/))
})

test('a tap without a network says so, and is not sent later', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, sent } = await openOrder(aReceivedOrder(), { answers: { [call]: answerWith(aReceivedOrder({ waiterCalledAt: ago(0) })) } })
  await user.click(await button())
  await screen.findByText('You are offline. The waiter was not called.')
  online.mockRestore()
  dispatchEvent(new Event('online'))
  expect(await button()).toHaveProperty('disabled', false)
  expect(calls(sent)).toBe(0)
})

test('an order without a table has no button to call', async () => {
  await openOrder(aReceivedOrder({ tableId: null, tableNumber: null, orderType: 'Drive-thru' }))
  await screen.findByRole('link', { name: 'Add something' })
  expect(screen.queryByRole('button', { name: /Call/ })).toBeNull()
})
