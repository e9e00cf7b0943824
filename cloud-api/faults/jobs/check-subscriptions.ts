// Checks the final state of subscriptions and of the payments for their invoices. Days and messages are repeated here, to find mistakes in
// the rules too.
import type { Violation } from '../history/history.ts'
import { exactlyOnce } from './exactly-once.ts'

/** In dirhams. */
export const price = 20_000
export const trialDays = 10
/** In Doha. The invoice is due on the last day of the trial but one, and lapses 15 days later. */
export const days = {
  started: '2027-03-01',
  issued: '2027-03-04',
  overdue: '2027-03-12',
  lapsed: '2027-03-26',
  paid: '2027-04-20',
} as const

type Event = { restaurantId: string; name: string; day: string }
type Attempt = { restaurantId: string; paymentId: string; kind: string; state: string; outcome: string | null; amount: number }
/** `messages`: named by their channel and subject. `payments`: for the first invoice, or for another one. */
export type StoredSubscriptions = {
  restaurants: readonly { id: string; status: string }[]
  invoices: readonly { restaurantId: string; number: number; periodStart: string; dueOn: string; paid: number }[]
  payments: readonly { restaurantId: string; invoiceNumber: number; amount: number; method: string }[]
  history: readonly Event[]
  notifications: readonly Event[]
  messages: readonly Event[]
  audit: readonly Event[]
  attempts: readonly Attempt[]
  /** The gateway's record of each payment that reached it. */
  atGateway: readonly { paymentId: string; state: string; captured: number; refunded: number }[]
}

type Happening = { day: string; history: readonly string[]; audit?: readonly string[]; sent: Readonly<Record<string, readonly string[]>> }

const [mail, urgent] = [['mail'], ['mail', 'sms']] as const
/** `sent`: notifications of the restaurant, with the channels beside the app. */
const happenings: readonly Happening[] = [
  { day: days.started, history: ['started'], sent: {} },
  { day: days.issued, history: ['invoice_issued'], sent: { invoice_due: mail } },
  { day: days.overdue, history: ['overdue'], sent: { invoice_overdue: urgent } },
  { day: days.lapsed, history: ['lapsed'], audit: ['restaurant_deactivated'], sent: { account_deactivated: urgent } },
  {
    day: days.paid,
    history: ['payment_recorded', 'invoice_paid', 'restarted', 'invoice_issued'],
    audit: ['invoice_paid_by_card', 'restaurant_restored'],
    sent: { invoice_paid: mail, account_restored: urgent, invoice_due: mail },
  },
]
/** The second invoice is for a period that begins on the day of the payment. */
const invoices = [
  { periodStart: '2027-03-11', dueOn: '2027-03-11', paid: price },
  { periodStart: '2027-04-20', dueOn: '2027-04-27', paid: 0 },
] as const

const textOf = ({ restaurantId, name, day }: Event) => `${restaurantId} ${name} ${day}`
/** A payment may be returned more than once; each return is another payment. */
const isReturn = ({ name }: Pick<Event, 'name'>) => name === 'card_payment_returned'

const checkEvents = ({ restaurants, history, notifications, messages, audit }: StoredSubscriptions): Violation[] => {
  const expected = (namesOf: (happening: Happening) => readonly string[]) =>
    restaurants.flatMap(({ id: restaurantId }) =>
      happenings.flatMap((each) => namesOf(each).map((name) => textOf({ restaurantId, name, day: each.day }))),
    )
  const check = (what: string, namesOf: (happening: Happening) => readonly string[], found: readonly Event[]) =>
    exactlyOnce(what, expected(namesOf), found.map(textOf))
  return [
    ...check(
      'an entry of the history',
      (each) => each.history,
      history.filter((entry) => !isReturn(entry)),
    ),
    ...check('a notification', ({ sent }) => Object.keys(sent), notifications),
    ...check(
      'a message',
      ({ sent }) => Object.entries(sent).flatMap(([name, channels]) => channels.map((channel) => `${channel} ${name}`)),
      messages,
    ),
    ...check('an entry of the audit log', (each) => each.audit ?? [], audit),
  ]
}

const checkInvoices = ({ restaurants, ...stored }: StoredSubscriptions): Violation[] => {
  const nameOf = ({ periodStart, dueOn, paid }: (typeof invoices)[number] | StoredSubscriptions['invoices'][number]) =>
    `from ${periodStart}, due on ${dueOn}, ${paid} paid`
  const numbers = stored.invoices.map(({ number }) => number)
  const periods = new Map(stored.invoices.map(({ number, restaurantId, periodStart }) => [`${restaurantId} ${number}`, periodStart]))
  return [
    ...exactlyOnce(
      'an invoice',
      restaurants.flatMap(({ id }) => invoices.map((each) => `${id} ${nameOf(each)}`)),
      stored.invoices.map((each) => `${each.restaurantId} ${nameOf(each)}`),
    ),
    ...exactlyOnce(
      'a number of an invoice',
      numbers.map((_, index) => String(index + 1)),
      numbers.map(String),
    ),
    ...exactlyOnce(
      'a payment',
      restaurants.map(({ id }) => `${id} ${invoices[0].periodStart} card ${price}`),
      stored.payments.map(
        ({ restaurantId, invoiceNumber, method, amount }) =>
          `${restaurantId} ${periods.get(`${restaurantId} ${invoiceNumber}`)} ${method} ${amount}`,
      ),
    ),
  ]
}

/** Checks the gateway's captured amounts less refunds against the state of each payment. */
const checkMoney = ({ attempts, atGateway }: StoredSubscriptions): Violation[] => {
  const outcomes = new Map(attempts.filter(({ kind }) => kind === 'authorise').map((each) => [each.paymentId, each]))
  return atGateway.flatMap(({ paymentId, state, captured, refunded }) => {
    const payment = outcomes.get(paymentId)
    const due = payment?.outcome === 'paid' ? payment.amount : 0
    if (!payment) return [{ what: 'the gateway has a payment that is not ours', detail: paymentId }]
    if (state === 'authorised') return [{ what: 'the money of a payment is held', detail: paymentId }]
    return captured - refunded === due
      ? []
      : [{ what: 'the gateway has another amount', detail: `${paymentId} ${captured - refunded}, ${due} expected` }]
  })
}

const checkCards = ({ restaurants, attempts, history }: StoredSubscriptions): Violation[] => {
  const named = (outcome: string) => attempts.filter((each) => each.outcome === outcome)
  const undecided = attempts.filter(({ state, outcome }) => state === 'requested' || state === 'unknown' || outcome === 'awaiting')
  const returns = named('returned').length
  const entries = history.filter(isReturn).length
  return [
    ...exactlyOnce(
      'a card payment',
      restaurants.map(({ id }) => `${id} ${price}`),
      named('paid').map(({ restaurantId, amount }) => `${restaurantId} ${amount}`),
    ),
    ...undecided.map(({ paymentId, kind }) => ({ what: 'a call to the gateway has no decision', detail: `${paymentId} ${kind}` })),
    ...(returns === entries ? [] : [{ what: 'returned payments are not in the history', detail: `${entries} of ${returns}` }]),
  ]
}

export const checkSubscriptions = (stored: StoredSubscriptions): Violation[] => [
  ...checkEvents(stored),
  ...checkInvoices(stored),
  ...checkCards(stored),
  ...checkMoney(stored),
  ...stored.restaurants
    .filter(({ status }) => status !== 'accepted')
    .map(({ id, status }) => ({ what: 'a restaurant was not restored', detail: `${id} ${status}` })),
]
