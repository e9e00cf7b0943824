// Subscriptions and their invoices, from the trial until a lapsed invoice is paid by card: the data of their jobs and of the members'
// requests.
import type { Connection } from '../../src/platform/db/connect.ts'
import { plans } from '../../src/money/subscriptions/subscriptions.table.ts'
import { addRestaurant } from '../../testing/test-restaurant.ts'
import { v7 as uuidv7 } from 'uuid'
import { createCardMembers, type CardPlan } from './card-members.ts'
import { checkSubscriptions, days, price, trialDays } from './check-subscriptions.ts'
import type { JobCheck, Step } from './job-check.ts'
import { readSubscriptions } from './read-subscriptions.ts'

/** 10:00 in Doha, plus the minutes. */
const morning = (day: string, minutes = 0) => new Date(Date.parse(`${day}T10:00:00+03:00`) + minutes * 60_000)

const shares = [0.25, 0.5, 0.75, 1] as const
/**
 * Minutes on the day of the payments. A killed copy keeps its claim on calls for half a minute. An unconfirmed payment is given up after 15
 * minutes, and another one follows; in the end the payments that were given up are confirmed too.
 */
const cardPlans = {
  paying: shares.map((pay, minute) => ({ minute, pay, confirm: 0 })),
  settling: [
    ...shares.map((confirm, index) => ({ minute: 5 + index, pay: 1, confirm })),
    ...[22, 24].map((minute) => ({ minute, pay: 1, confirm: 1 })),
  ],
  finishing: [40, 42, 56, 58, 60, 62].map((minute) => ({ minute, pay: 1, confirm: 1, isLate: true })),
}

const payingFailpoints = ['after_card_payment_commit', 'before_authorise_call', 'after_authorise_call', 'after_awaited_commit'] as const
const settlingFailpoints = [
  'after_look_up_call',
  'after_authorised_commit',
  'before_settle_call',
  'after_settle_call',
  'before_invoice_paid_commit',
  'after_settled_commit',
  'before_webhook_commit',
  'after_webhook_commit',
] as const

const addPlan = async ({ db }: Pick<Connection, 'db'>) => {
  const name = { en: 'Standard', ar: '' }
  await db.insert(plans).values({ id: uuidv7(), name, price, period: 'month', trialDays, isOffered: true, isDefault: true })
}

export const subscriptions: JobCheck = {
  name: 'subscriptions',
  jobs: ['settle-invoice-payments', 'start-trials', 'issue-invoices', 'notify-late-invoices'],

  setUp: async (world, count) => {
    const { db } = world.connection
    await addPlan(world.connection)
    const restaurants: Awaited<ReturnType<typeof addRestaurant>>[] = []
    for (let made = 0; made < count; made += 1) restaurants.push(await addRestaurant(db))
    const members = await createCardMembers(world, restaurants, morning(days.paid))
    const withCards = (rounds: readonly (CardPlan & { minute: number })[], failpoints: Step['failpoints']): Step[] =>
      rounds.map(({ minute, ...plan }) => ({ at: morning(days.paid, minute), failpoints, requests: () => members.requests(plan) }))
    return [
      { at: morning(days.started), failpoints: ['before_trial_commit', 'after_trial_commit'] },
      { at: morning(days.issued), failpoints: ['before_invoice_commit', 'after_invoice_commit'] },
      { at: morning(days.overdue), failpoints: ['before_late_invoice_commit', 'after_late_invoice_commit'] },
      { at: morning(days.lapsed), failpoints: ['before_late_invoice_commit', 'after_late_invoice_commit'] },
      ...withCards(cardPlans.paying, payingFailpoints),
      ...withCards(cardPlans.settling, settlingFailpoints),
      ...withCards(cardPlans.finishing, []),
    ]
  },

  check: async (world) => {
    const stored = await readSubscriptions(world)
    const outcomes = stored.attempts.flatMap(({ outcome }) => outcome ?? [])
    const counts = {
      invoices: stored.invoices.length,
      notifications: stored.notifications.length,
      messages: stored.messages.length,
      'card payments': outcomes.length,
      paid: outcomes.filter((outcome) => outcome === 'paid').length,
      returned: outcomes.filter((outcome) => outcome === 'returned').length,
      'dirhams at the gateway': stored.atGateway.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0),
    }
    return { counts, violations: checkSubscriptions(stored) }
  },
}
