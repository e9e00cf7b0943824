import { ApiError } from '@sufra/shared/contract/api-error'
import { expect, test } from 'vitest'
import { line, order, minute, openTab, stateOf } from './checkout-tab.test-data.ts'

test('a confirmed cart is sent once and becomes an order', async () => {
  const tab = openTab()
  tab.responses.push(order)
  expect(await tab.confirm()).toBe('confirmed')
  expect([stateOf(tab), tab.sent.length, tab.notifications]).toEqual(['idle', 1, ['placed 7']])
  expect(tab.holder.session).toMatchObject({ orderId: 'order', cart: [] })
})

test('without a network nothing is sent until the diner has agreed and the network is back', async () => {
  const tab = openTab()
  tab.state.isOnline = false
  await tab.confirm()
  expect(stateOf(tab)).toBe('waiting')
  await tab.goOnline()
  expect([stateOf(tab), tab.sent]).toEqual(['waiting', []])
  tab.state.isOnline = false
  await tab.controller.sendWhenOnline('key')
  expect(tab.sent).toEqual([])
  tab.responses.push(order)
  tab.holder.session.cart = [{ ...line, quantity: 2 }]
  await tab.goOnline()
  expect(tab.sent).toMatchObject([{ cart: [{ quantity: 1 }] }])
  expect(tab.holder.session.cart).toMatchObject([{ quantity: 2 }])
})

test.each([
  ['20 minutes', 20 * minute, 1],
  ['1 ms more than 20 minutes', 20 * minute + 1, 0],
])('an order confirmed %s ago is sent automatically %j times', async (_age, age, times) => {
  const tab = openTab()
  tab.state.isOnline = false
  await tab.confirm()
  await tab.controller.sendWhenOnline('key')
  await tab.pass(age)
  tab.responses.push(order)
  await tab.goOnline()
  expect(tab.sent).toHaveLength(times)
  if (times === 0) await tab.controller.sendAgain('key')
  expect([stateOf(tab), tab.sent.length]).toEqual(['idle', 1])
})

test('a waiting order is cancelled without a request', async () => {
  const tab = openTab()
  tab.state.isOnline = false
  await tab.confirm()
  await tab.controller.cancel('key')
  expect([stateOf(tab), tab.resolved]).toEqual(['idle', []])
})

test('a rejection is final after one request', async () => {
  const tab = openTab()
  tab.responses.push(new ApiError(409, '', { error: 'cart.price_changed' }))
  await tab.confirm()
  expect(tab.holder.session.checkout).toMatchObject({ state: 'rejected', error: 'cart.price_changed' })
  tab.responses.push(order)
  expect(await tab.confirm()).toBe('confirmed')
  expect(stateOf(tab)).toBe('idle')
})

test('an order already placed with the key is tracked', async () => {
  const tab = openTab()
  const details = { orderId: 'abcdefghijklmnopqrstuv', orderNumber: 7 }
  tab.responses.push(new ApiError(422, '', { error: 'idempotency.other_body', details }))
  await tab.confirm()
  expect([stateOf(tab), tab.holder.session.orders]).toMatchObject(['idle', [details]])
})

test('a cart changed in another tab is not sent', async () => {
  const tab = openTab()
  expect(await tab.confirm([{ ...line, quantity: 3 }])).toBe('changed')
  expect([stateOf(tab), tab.sent]).toEqual(['idle', []])
})
