import { ApiError } from '@sufra/shared/contract/api-error'
import { dirhams } from '@sufra/shared/money'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { emptySession, noDetails, type OrderSnapshot, type Session } from '../common/session/session-fields.ts'
import { createCheckoutController } from './checkout-controller.ts'
import type { PlacedOrder } from './placed-order.ts'

const line = { itemId: 'dish', restaurantId: 'one', basePrice: dirhams(1_000), pricePerItem: dirhams(1_000), quantity: 1, addOns: [] }
const place = { restaurantId: 'one', tableId: 'table', tableNumber: 4 }
const order: PlacedOrder = { orderId: 'order', orderNumber: 7 }
const lost = () => new ApiError(0, 'no response', {})
const minute = 60_000

const snapshotAt = (confirmedAt: number): OrderSnapshot => ({
  ...place,
  key: 'key',
  confirmedAt,
  cart: [line],
  orderType: 'Dine-in',
  customerDetails: noDetails,
  orderInstructions: '',
  paymentMethod: 'Cash',
  cashAmount: dirhams(2_000),
})

/** A tab with queued responses and a simulated clock. */
const openTab = (tab = 'tab', shared?: { session: Session }) => {
  const world = { session: { ...emptySession, ...place, cart: [line], currentUniqueId: 'key' } as Session, ...shared }
  const holder = shared ?? world
  const clock = { now: minute }
  const state = { isOnline: true, isTabAlive: undefined as boolean | undefined }
  const sent: OrderSnapshot[] = []
  const resolved: boolean[] = []
  const responses: (PlacedOrder | undefined | ApiError)[] = []
  const outcomes: (PaymentOutcome | ApiError)[] = []
  const notifications: string[] = []
  let timers: { at: number; run: () => void }[] = []
  let ids = 0
  const next = <T>(list: (T | ApiError)[], otherwise: T | ApiError): T => {
    const value = list.length > 0 ? (list.shift() as T | ApiError) : otherwise // there is one: checked just before
    if (value instanceof ApiError) throw value
    return value
  }
  const controller = createCheckoutController({
    tab,
    maySend: () => true,
    onSentAwaiting: () => {},
    onAwaiting: () => {},
    read: () => holder.session,
    update: (change) => {
      const before = holder.session.checkout.state
      holder.session = { ...holder.session, ...change(holder.session) }
      if (holder.session.checkout.state !== before) void controller.runNow() // as the page does
      return holder.session
    },
    send: async (snapshot) => {
      sent.push(snapshot)
      return next(responses, lost())
    },
    resolve: async (_snapshot, withdraw) => {
      resolved.push(withdraw)
      return next(outcomes, { outcome: 'unknown' })
    },
    isOnline: () => state.isOnline,
    isTabAlive: async () => state.isTabAlive,
    now: () => clock.now,
    newId: () => `id-${(ids += 1)}`,
    after: (milliseconds, run) => {
      const timer = { at: clock.now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    onPlaced: ({ orderNumber }, isLate) => notifications.push(`placed ${orderNumber}${isLate ? ' late' : ''}`),
    onFailure: (failure) => notifications.push(failure),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const pass = async (milliseconds: number) => {
    clock.now += milliseconds
    const due = timers.filter(({ at }) => at <= clock.now)
    timers = timers.filter((timer) => !due.includes(timer))
    for (const { run } of due) run()
    await settle()
  }
  const { key: _key, ...shown } = snapshotAt(clock.now)
  const confirm = async (cart = shown.cart) => {
    const response = controller.confirm({ ...shown, cart })
    await settle()
    return response
  }
  const goOnline = async () => {
    state.isOnline = true
    await controller.runNow()
  }
  return { controller, holder, state, sent, resolved, responses, outcomes, notifications, clock, confirm, pass, settle, goOnline }
}
const stateOf = ({ holder }: ReturnType<typeof openTab>) => holder.session.checkout.state

test('a confirmed cart is sent once and becomes an order', async () => {
  const tab = openTab()
  tab.responses.push(order)
  expect(await tab.confirm()).toBe('confirmed')
  expect([stateOf(tab), tab.sent.length, tab.notifications]).toEqual(['idle', 1, ['placed 7']])
  expect(tab.holder.session).toMatchObject({ orderId: 'order', cart: [] })
})

test('while offline nothing is sent until the diner has agreed and the network is back', async () => {
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

test('a rejection is final after one request', async () => {
  const tab = openTab()
  tab.responses.push(new ApiError(409, '', { error: 'cart.price_changed' }))
  await tab.confirm()
  expect(tab.holder.session.checkout).toMatchObject({ state: 'rejected', error: 'cart.price_changed' })
  tab.responses.push(order)
  expect(await tab.confirm()).toBe('confirmed')
  expect(stateOf(tab)).toBe('idle')
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

test('an order already placed with the key is tracked', async () => {
  const tab = openTab()
  const details = { orderId: 'abcdefghijklmnopqrstuv', orderNumber: 7 }
  tab.responses.push(new ApiError(422, '', { error: 'idempotency.other_body', details }))
  await tab.confirm()
  expect([stateOf(tab), tab.holder.session.orders]).toMatchObject(['idle', [details]])
})

test.each<[string, PlacedOrder | undefined | ApiError, string]>([
  ['a server error', new ApiError(500, '', {}), 'failed'],
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

test('a cart changed in another tab is not sent', async () => {
  const tab = openTab()
  expect(await tab.confirm([{ ...line, quantity: 3 }])).toBe('changed')
  expect([stateOf(tab), tab.sent]).toEqual(['idle', []])
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
