import { ApiError } from '@sufra/shared/contract/api-error'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { line, order, lost, minute, snapshotAt, openTab, stateOf } from './checkout-tab.test-data.ts'
import type { PlacedOrder } from './placed-order.ts'

test('an unanswered request is sent again with the same key', async () => {
  const tab = openTab()
  tab.responses.push(lost(), lost(), order)
  const confirmed = tab.confirm()
  await tab.settle()
  await tab.pass(1_000)
  await tab.pass(3_000)
  await confirmed
  expect(tab.sent.map(({ key }) => key)).toEqual(['key', 'key', 'key'])
  expect([stateOf(tab), tab.notifications]).toEqual(['idle', ['placed 7']])
})

test('after the phone slept for more than 20 minutes between attempts the order is not sent again', async () => {
  const tab = openTab()
  tab.responses.push(lost())
  tab.outcomes.push({ outcome: 'unknown' })
  const confirmed = tab.confirm()
  await tab.settle()
  await tab.pass(21 * minute)
  await confirmed
  expect([stateOf(tab), tab.sent.length]).toEqual(['unconfirmed', 1])
})

const unconfirmed = async () => {
  const tab = openTab()
  tab.responses.push(lost(), lost(), lost())
  tab.outcomes.push({ outcome: 'unknown' })
  const confirmed = tab.confirm()
  await tab.settle()
  await tab.pass(1_000)
  await tab.pass(3_000)
  await confirmed
  expect([stateOf(tab), tab.resolved]).toEqual(['unconfirmed', [false]])
  return tab
}

test('an unconfirmed order is polled until the server knows it', async () => {
  const tab = await unconfirmed()
  tab.outcomes.push({ outcome: 'unknown' }, { outcome: 'placed', ...order })
  await tab.pass(2_000)
  await tab.pass(4_000)
  expect([stateOf(tab), tab.notifications, tab.sent.length]).toEqual(['idle', ['placed 7'], 3])
})

test('cancelling an unconfirmed order withdraws it at the server, and the cart gets a new key', async () => {
  const tab = await unconfirmed()
  tab.outcomes.push({ outcome: 'withdrawn' })
  await tab.controller.cancel('key')
  expect([stateOf(tab), tab.resolved.at(-1)]).toEqual(['idle', true])
  expect(tab.holder.session).toMatchObject({ currentUniqueId: expect.stringMatching('id-'), cart: [line] })
})

test('a cancellation waits for the network, and reports when it was too late', async () => {
  const tab = await unconfirmed()
  tab.state.isOnline = false
  await tab.controller.cancel('key')
  expect(stateOf(tab)).toBe('withdrawing')
  tab.outcomes.push(lost(), { outcome: 'placed', ...order })
  await tab.goOnline()
  expect(stateOf(tab)).toBe('withdrawing')
  await tab.pass(2_000)
  expect([stateOf(tab), tab.notifications]).toEqual(['idle', ['placed 7 late']])
})

test.each<[PaymentOutcome, object]>([
  [{ outcome: 'withdrawn' }, { state: 'rejected', error: 'cart.price_changed' }],
  [{ outcome: 'placed', ...order }, { state: 'idle' }],
])('a rejection after an unanswered request is resolved with the server: %j', async (outcome, checkout) => {
  const tab = openTab()
  tab.responses.push(lost(), new ApiError(409, '', { error: 'cart.price_changed' }))
  tab.outcomes.push(outcome)
  const confirmed = tab.confirm()
  await tab.settle()
  await tab.pass(1_000)
  await confirmed
  expect(tab.resolved).toEqual([true])
  expect(tab.holder.session.checkout).toMatchObject(checkout)
})

test.each<[string, PlacedOrder | undefined | ApiError, string]>([
  ['a server error', new ApiError(500, '', {}), 'failed'],
  ['a sign-in page of the Wi-Fi', new ApiError(403, '', {}), 'failed'],
  ['a page of a proxy that wants a sign-in', new ApiError(407, '', {}), 'failed'],
  ['a page that is not found', new ApiError(404, '', {}), 'failed'],
  ['a conflict of another server', new ApiError(409, '', { message: 'Conflict' }), 'failed'],
  // like the reply of a proxy
  ['a refusal with a code that is not ours', new ApiError(400, '', { error: 'Bad Request' as never }), 'failed'],
  ['a response without the message of success', undefined, 'wentWrong'],
])('%s is reported, and the order is polled', async (_what, response, failure) => {
  const tab = openTab()
  tab.responses.push(...Array.from({ length: 3 }, () => response))
  tab.outcomes.push({ outcome: 'unknown' })
  const confirmed = tab.confirm()
  await tab.settle()
  await tab.pass(1_000)
  await tab.pass(3_000)
  await confirmed
  expect([stateOf(tab), tab.notifications]).toEqual(['unconfirmed', [failure]])
})

test('a second confirmation is refused while the first one is pending', async () => {
  const tab = await unconfirmed()
  tab.outcomes.push({ outcome: 'unknown' })
  expect(await tab.confirm()).toBe('pending')
  expect(tab.sent).toHaveLength(3)
})

test.each([
  ['that is gone according to the browser', false, 3_000],
  ['whose lease of 30 seconds has expired', undefined, 30_001],
])('the order of a tab %s is resolved by another tab', async (_who, isTabAlive, age) => {
  const { holder } = openTab()
  const snapshot = snapshotAt(minute)
  const checkout = { state: 'sending' as const, snapshot, sends: 1, owner: 'one', until: minute + 30_000 }
  const two = openTab('two', { session: { ...holder.session, checkout } })
  two.state.isTabAlive = true
  await two.controller.runNow()
  expect(stateOf(two)).toBe('sending')
  two.state.isTabAlive = isTabAlive
  two.outcomes.push({ outcome: 'placed', ...order })
  await two.pass(age)
  await two.controller.runNow()
  expect([stateOf(two), two.sent, two.notifications]).toEqual(['idle', [], ['placed 7']])
})
