// Reads the stored subscriptions and payments for their invoices, here and at the gateway.
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { auditLog } from '../../src/people/audit/audit-log.table.ts'
import { outgoingMessages } from '../../src/platform/messages/outgoing-messages.table.ts'
import { notifications } from '../../src/platform/feed/notifications.table.ts'
import { restaurants } from '../../src/people/restaurants/restaurants.table.ts'
import { gatewayCalls } from '../../src/money/payments/calls/gateway-calls.table.ts'
import { cardPayments } from '../../src/money/subscriptions/cards/card-payments.table.ts'
import { subscriptionHistory, subscriptionInvoices, subscriptionPayments } from '../../src/money/subscriptions/subscriptions.table.ts'
import type { StoredSubscriptions } from './check-subscriptions.ts'
import type { JobWorld } from './job-check.ts'

/** Names a message by its subject or text; other messages keep their whole text. */
const topics = [
  [/ is due on /, 'invoice_due'],
  [/ is overdue/, 'invoice_overdue'],
  [/ is paid$/, 'invoice_paid'],
  [/ deactivated/, 'account_deactivated'],
  [/ active again /, 'account_restored'],
] as const
const topicOf = (text: string) => topics.find(([pattern]) => pattern.test(text))?.[1] ?? text

const event = (restaurantId: string | null, name: string, at: Date) => ({
  restaurantId: restaurantId ?? '',
  name,
  day: dayOf(at, homeTimeZone),
})

export const readSubscriptions = async ({ connection: { db }, gateway }: JobWorld): Promise<StoredSubscriptions> => {
  const calls = await db.select().from(gatewayCalls)
  const outcomes = new Map((await db.select().from(cardPayments)).map(({ id, outcome }) => [id, outcome]))
  const attempts = calls.map(({ id, payerId: paymentId, ...call }) => ({ ...call, paymentId, outcome: outcomes.get(id) ?? null }))
  const payments = attempts.filter(({ kind }) => kind === 'authorise')
  const messages = await db.select().from(outgoingMessages)
  const atGateway: StoredSubscriptions['atGateway'][number][] = []
  for (const { paymentId } of payments) {
    const payment = await gateway.lookUp(paymentId)
    if (payment) atGateway.push({ ...payment, paymentId })
  }
  return {
    restaurants: await db.select({ id: restaurants.id, status: restaurants.status }).from(restaurants),
    invoices: await db.select().from(subscriptionInvoices),
    payments: await db.select().from(subscriptionPayments),
    history: (await db.select().from(subscriptionHistory)).map(({ restaurantId, kind, at }) => event(restaurantId, kind, at)),
    notifications: (await db.select().from(notifications)).map(({ restaurantId, kind, createdAt }) => event(restaurantId, kind, createdAt)),
    messages: messages.map(({ restaurantId, channel, subject, text, createdAt }) =>
      event(restaurantId, `${channel} ${topicOf(subject || text)}`, createdAt),
    ),
    audit: (await db.select().from(auditLog)).map(({ restaurantId, action, at }) => event(restaurantId, action, at)),
    attempts,
    atGateway,
  }
}
