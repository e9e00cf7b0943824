// The checker finds mistakes: each bug is planted in a correct result.
import { expect, test } from 'vitest'
import { checkSubscriptions, days, price, type StoredSubscriptions } from './check-subscriptions.ts'

type Writable = { -readonly [Name in keyof StoredSubscriptions]: StoredSubscriptions[Name][number][] }

const { started, issued, overdue, lapsed, paid } = days
/** The expected notifications of a restaurant, with their days. */
const sent = [
  ['invoice_due', issued, []],
  ['invoice_overdue', overdue, ['sms']],
  ['account_deactivated', lapsed, ['sms']],
  ['invoice_paid', paid, []],
  ['account_restored', paid, ['sms']],
  ['invoice_due', paid, []],
] as const
const history = [
  ['started', started],
  ['invoice_issued', issued],
  ['overdue', overdue],
  ['lapsed', lapsed],
  ['payment_recorded', paid],
  ['invoice_paid', paid],
  ['restarted', paid],
  ['invoice_issued', paid],
  ['card_payment_returned', paid],
] as const

/** A correct result with two restaurants. Each paid with its second card payment; the first one was given up and confirmed later. */
const right = () => {
  const stored: Writable = {
    restaurants: [],
    invoices: [],
    payments: [],
    history: [],
    notifications: [],
    messages: [],
    audit: [],
    attempts: [],
    atGateway: [],
  }
  for (const [index, restaurantId] of ['r1', 'r2'].entries()) {
    stored.restaurants.push({ id: restaurantId, status: 'accepted' })
    stored.invoices.push(
      { restaurantId, number: index + 1, periodStart: '2027-03-11', dueOn: '2027-03-11', paid: price },
      { restaurantId, number: index + 3, periodStart: '2027-04-20', dueOn: '2027-04-27', paid: 0 },
    )
    stored.payments.push({ restaurantId, invoiceNumber: index + 1, amount: price, method: 'card' })
    stored.history.push(...history.map(([name, day]) => ({ restaurantId, name, day })))
    stored.audit.push(
      { restaurantId, name: 'restaurant_deactivated', day: lapsed },
      { restaurantId, name: 'invoice_paid_by_card', day: paid },
      { restaurantId, name: 'restaurant_restored', day: paid },
    )
    for (const [name, day, channels] of sent) {
      stored.notifications.push({ restaurantId, name, day })
      stored.messages.push(...['mail', ...channels].map((channel) => ({ restaurantId, name: `${channel} ${name}`, day })))
    }
    const call = (payment: string, kind: string, outcome: string | null = null) =>
      stored.attempts.push({ restaurantId, paymentId: `${payment} ${restaurantId}`, kind, state: 'succeeded', outcome, amount: price })
    call('paid', 'authorise', 'paid')
    call('paid', 'capture')
    call('late', 'authorise', 'returned')
    call('late', 'void')
    stored.atGateway.push(
      { paymentId: `paid ${restaurantId}`, state: 'captured', captured: price, refunded: 0 },
      { paymentId: `late ${restaurantId}`, state: 'voided', captured: 0, refunded: 0 },
    )
  }
  return stored
}

test('a correct result has no violations', () => {
  expect(checkSubscriptions(right())).toEqual([])
})

type Table = keyof Writable

const without = (table: Table) => (stored: Writable) => void stored[table].splice(0, 1)
const twice = (table: Table) => (stored: Writable) => {
  for (const row of stored[table].slice(0, 1)) stored[table].push({ ...row } as never) // a row of this table
}
/** Changes the first row. */
const changed =
  <Name extends Table>(table: Name, change: Partial<Writable[Name][number]>) =>
  (stored: Writable) =>
    void Object.assign(stored[table][0] ?? {}, change)

test.each<[bug: string, what: string, put: (stored: Writable) => void]>([
  ['a trial that did not begin', 'an entry of the history is missing', without('history')],
  ['a trial that began twice', 'an entry of the history is there 2 times', twice('history')],
  ['an entry of another day', 'an entry of the history was not due', changed('history', { day: issued })],
  ['an invoice that is missing', 'an invoice is missing', without('invoices')],
  ['an invoice that was issued twice', 'an invoice is there 2 times', twice('invoices')],
  ['a number that two invoices have', 'a number of an invoice is there 2 times', changed('invoices', { number: 3 })],
  ['a gap in the numbers', 'a number of an invoice is missing', changed('invoices', { number: 9 })],
  ['a period that was charged without service', 'an invoice was not due', changed('invoices', { periodStart: '2027-04-11' })],
  ['an invoice that is due on another day', 'an invoice was not due', changed('invoices', { dueOn: '2027-03-12' })],
  ['an invoice that is paid in part', 'an invoice is missing', changed('invoices', { paid: price - 1 })],
  ['a notification that is missing', 'a notification is missing', without('notifications')],
  ['a notification that is there twice', 'a notification is there 2 times', twice('notifications')],
  ['a mail that is missing', 'a message is missing', without('messages')],
  ['a mail that was sent twice', 'a message is there 2 times', twice('messages')],
  ['an SMS that was not due', 'a message was not due', changed('messages', { name: 'sms invoice_due' })],
  ['a mail to another restaurant', 'a message is there 2 times', changed('messages', { restaurantId: 'r2' })],
  ['a restaurant that was deactivated twice', 'an entry of the audit log is there 2 times', twice('audit')],
  ['a restaurant that was never deactivated', 'an entry of the audit log is missing', without('audit')],
  ['a restaurant that stays deactivated', 'a restaurant was not restored', changed('restaurants', { status: 'deactivated' })],
  ['a payment that is missing', 'a payment is missing', without('payments')],
  ['a payment that was recorded twice', 'a payment is there 2 times', twice('payments')],
  ['a payment of another invoice', 'a payment was not due', changed('payments', { invoiceNumber: 3 })],
  ['a card that was charged twice', 'a card payment is there 2 times', twice('attempts')],
  ['a card payment that still waits', 'a call to the gateway has no decision', changed('attempts', { outcome: 'awaiting' })],
  ['a call without an answer', 'a call to the gateway has no decision', changed('attempts', { state: 'unknown' })],
  ['a capture that we do not know of', 'the gateway has another amount', changed('attempts', { outcome: 'declined' })],
  ['money that is not captured', 'the gateway has another amount', changed('atGateway', { captured: 0 })],
  ['money that was captured and refunded', 'the gateway has another amount', changed('atGateway', { refunded: price })],
  ['money that is held', 'the money of a payment is held', changed('atGateway', { state: 'authorised' })],
  ['a payment that is not ours', 'the gateway has a payment that is not ours', changed('atGateway', { paymentId: 'another' })],
  ['a return that is not in the history', 'returned payments are not in the history', (stored) => void stored.history.pop()],
])('%s is found', (_bug, what, put) => {
  const stored = right()
  put(stored)
  expect(checkSubscriptions(stored).map((violation) => violation.what)).toContain(what)
})
