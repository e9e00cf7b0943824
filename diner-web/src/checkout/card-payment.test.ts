import { ApiError } from '@sufra/shared/contract/api-error'
import { dirhams, zero } from '@sufra/shared/money'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { emptySession, noDetails, type Checkout, type OrderSnapshot, type Session } from '../common/session/session-fields.ts'
import { nextCheckout } from './checkout-machine.ts'
import type { AwaitingPayment, PlacedOrder } from './placed-order.ts'
import { runCheckout } from './run-checkout.ts'

const line = { itemId: 'dish', restaurantId: 'one', basePrice: dirhams(1_000), pricePerItem: dirhams(1_000), quantity: 1, addOns: [] }
const shown: Omit<OrderSnapshot, 'key'> = {
  restaurantId: 'one',
  tableId: 'table',
  tableNumber: 4,
  confirmedAt: 10_000,
  cart: [line],
  orderType: 'Dine-in',
  customerDetails: noDetails,
  orderInstructions: '',
  paymentMethod: 'Card',
  cashAmount: zero,
}
const snapshot = { ...shown, key: 'key' }
const order: PlacedOrder = { orderId: 'order', orderNumber: 7 }
const challengeUrl = 'https://bank.test/1'
const declined = (error: 'payment.declined_card_refused' | 'payment.declined_wrong_pin') => new ApiError(402, '', { error })

type Sent = PlacedOrder | AwaitingPayment | ApiError

/** A tab with queued responses; all further responses are lost. */
const openTab = ({ checkout = { state: 'idle' }, hasToken = true }: { checkout?: Checkout; hasToken?: boolean } = {}) => {
  let session: Session = { ...emptySession, ...shown, checkout, currentUniqueId: 'key' }
  const state = { now: 10_000, isOnline: true }
  const responses: Sent[] = []
  const outcomes: PaymentOutcome[] = []
  const sent: string[] = []
  const opened: (string | undefined)[] = []
  const offered: (string | undefined)[] = []
  let timers: (() => void)[] = []
  const controller = runCheckout({
    tab: 'tab',
    maySend: () => hasToken,
    onSentAwaiting: (_snapshot, url) => void opened.push(url),
    onAwaiting: (_snapshot, url) => void offered.push(url),
    read: () => session,
    update: (change) => (session = { ...session, ...change(session) }),
    send: async ({ key }) => {
      sent.push(key)
      const response = responses.shift() ?? new ApiError(0, '', {})
      if (response instanceof ApiError) throw response
      return response
    },
    resolve: async () => outcomes.shift() ?? { outcome: 'unknown' },
    isOnline: () => state.isOnline,
    isTabAlive: async () => undefined,
    now: () => state.now,
    newId: () => 'new key',
    after: (_milliseconds, run) => {
      timers.push(run)
      return () => void (timers = timers.filter((each) => each !== run))
    },
    onPlaced: () => {},
    onFailure: () => {},
  })
  const passTime = async (milliseconds: number) => {
    state.now += milliseconds
    for (const run of timers.splice(0)) run()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { controller, state, responses, outcomes, sent, opened, offered, passTime, session: () => session }
}

test('a declined payment keeps the cart, is not sent again, and the next payment has a new key', async () => {
  const tab = openTab()
  tab.responses.push(declined('payment.declined_card_refused'))
  await tab.controller.confirm(shown)
  expect(tab.session()).toMatchObject({
    checkout: { state: 'rejected', error: 'payment.declined_card_refused' },
    cart: [line],
    currentUniqueId: 'new key',
  })
  tab.responses.push(order)
  await tab.controller.confirm(shown)
  expect(tab.sent).toEqual(['key', 'new key'])
  expect(tab.session()).toMatchObject({ checkout: { state: 'idle' }, cart: [] })
})

test('a payment that is declined after a lost response needs no withdrawal', async () => {
  const tab = openTab()
  tab.responses.push(new ApiError(0, '', {}), declined('payment.declined_wrong_pin'))
  const confirmed = tab.controller.confirm(shown)
  await new Promise((resolve) => setTimeout(resolve))
  await tab.passTime(1_000)
  await confirmed
  expect(tab.session().checkout).toMatchObject({ state: 'rejected', error: 'payment.declined_wrong_pin' })
})

test('a challenge opens the bank’s page once; afterwards the outcome decides', async () => {
  const tab = openTab()
  tab.responses.push({ isAwaiting: true, challengeUrl })
  tab.outcomes.push({ outcome: 'awaiting', ...order, challengeUrl })
  await tab.controller.confirm(shown)
  expect([tab.session().checkout.state, tab.opened, tab.offered]).toEqual(['unconfirmed', [challengeUrl], [challengeUrl]])
  tab.outcomes.push({ outcome: 'placed', ...order })
  await tab.passTime(2_000)
  expect(tab.session()).toMatchObject({ checkout: { state: 'idle' }, orders: [order] })
  expect([tab.sent, tab.opened]).toEqual([['key'], [challengeUrl]])
})

test('a failed challenge is a declined payment', async () => {
  const tab = openTab({ checkout: { state: 'unconfirmed', snapshot, sends: 1 } })
  tab.outcomes.push({ outcome: 'declined', error: 'payment.declined_challenge_failed' })
  await tab.controller.runNow()
  expect(tab.session()).toMatchObject({
    checkout: { state: 'rejected', error: 'payment.declined_challenge_failed' },
    currentUniqueId: 'new key',
  })
})

test('an undecided payment that is cancelled is polled until it is given up', async () => {
  const tab = openTab({ checkout: { state: 'withdrawing', snapshot, error: null } })
  tab.outcomes.push({ outcome: 'awaiting', ...order })
  await tab.controller.runNow()
  expect(tab.session().checkout.state).toBe('withdrawing')
  tab.outcomes.push({ outcome: 'withdrawn' })
  await tab.passTime(2_000)
  expect(tab.session()).toMatchObject({ checkout: { state: 'idle' }, currentUniqueId: 'new key', cart: [line] })
})

test('a payment that is declined after the diner has cancelled it ends the checkout', async () => {
  const tab = openTab({ checkout: { state: 'withdrawing', snapshot, error: null } })
  tab.outcomes.push({ outcome: 'declined', error: 'payment.declined_other' })
  await tab.controller.runNow()
  expect(tab.session().checkout.state).toBe('idle')
})

test('without a network a payment with a token does not wait', async () => {
  const tab = openTab()
  tab.state.isOnline = false
  expect(await tab.controller.confirm(shown)).toBe('pending')
  expect(tab.session().checkout.state).toBe('idle')
})

test('a tab without the token sends nothing, and drops a payment that its own tab has not sent within 2 seconds', async () => {
  const tab = openTab({ checkout: { state: 'waiting', snapshot, sendsWhenOnline: true }, hasToken: false })
  await tab.controller.runNow()
  await tab.passTime(2_000)
  expect(tab.session().checkout.state).toBe('waiting')
  await tab.passTime(1)
  expect([tab.session().checkout.state, tab.sent]).toEqual(['idle', []])
})

test('an order that was placed with the same key and another body is resolved with the server, since it may be hidden', async () => {
  const tab = openTab()
  const details = { orderId: 'abcdefghijklmnopqrstuv', orderNumber: 7 }
  tab.responses.push(new ApiError(422, '', { error: 'idempotency.other_body', details }))
  tab.outcomes.push({ outcome: 'awaiting', ...order })
  await tab.controller.confirm(shown)
  expect([tab.session().checkout.state, tab.session().orders]).toEqual(['unconfirmed', []])
})

test('a declined event changes neither an idle nor a rejected checkout', () => {
  const event = { type: 'declined', error: 'payment.declined_other' } as const
  for (const checkout of [{ state: 'idle' }, { state: 'rejected', snapshot, error: 'cart.empty' }] as const)
    expect(nextCheckout(checkout, event)).toBe(checkout)
})
