// Plans and subscriptions for tests, made through the API and its jobs.
import type { Call } from '@sufra/shared/contract/client'
import { newId } from '@sufra/shared/new-id'
import type { PlanLimits } from '@sufra/shared/subscriptions/plan-limits'
import { createPlan } from '@sufra/shared/subscriptions/plan.routes'
import { readSubscription, recordInvoicePayment } from '@sufra/shared/subscriptions/subscription.routes'
import { asc, eq, sql } from 'drizzle-orm'
import type { TestApi } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { notifications } from '../../platform/feed/notifications.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'

/** Prices in QAR. */
export const standard = {
  name: { en: 'Standard', ar: 'الأساسية' },
  price: 200,
  period: 'month',
  trialDays: 0,
  isOffered: true,
  isDefault: true,
} as const
type PlanChange = Partial<{
  name: { en: string; ar: string }
  price: number
  period: 'month' | 'year'
  trialDays: number
  isOffered: boolean
  isDefault: boolean
  limits: PlanLimits
}>

/** Returns the new plan. */
export const addPlan = async (call: Call, change: PlanChange = {}) => {
  const name = change.name ?? { en: `Plan ${newId().slice(-12)}`, ar: '' }
  const { data } = await call(createPlan, { body: { ...standard, ...change, name } })
  const plan = data.find((each) => each.name.en === name.en)
  if (!plan) throw new Error('the plan is not listed')
  return plan
}

/** An accepted restaurant with the subscription that the job starts. */
export const addSubscribed = async (api: TestApi, name?: { en: string; ar: string }) => {
  const restaurant = await addRestaurant(api.connection.db)
  if (name) await api.connection.db.update(restaurants).set({ name }).where(eq(restaurants.id, restaurant.restaurantId))
  await api.runJob('start-trials')
  return restaurant
}

export const read = async (call: Call, restaurantId: string) => (await call(readSubscription, { params: { restaurantId } })).data

export const pay = async (
  call: Call,
  restaurantId: string,
  number: number,
  amount: number,
  change: { paidOn: string; reference?: string },
) =>
  (
    await call(recordInvoicePayment, {
      params: { restaurantId, number },
      body: { amount, method: 'bank_transfer', reference: 'TRX-1', ...change },
    })
  ).data

/** The kinds of a restaurant's notifications, the oldest first. */
export const notified = async ({ connection }: TestApi, restaurantId: string) =>
  (
    await connection.db.select().from(notifications).where(eq(notifications.restaurantId, restaurantId)).orderBy(asc(notifications.seq))
  ).map(({ kind }) => kind)

/** The channels and the subjects of the messages to a restaurant. */
export const messagesTo = async ({ connection }: TestApi, restaurantId: string) =>
  (
    await connection.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.restaurantId, restaurantId))
      .orderBy(asc(outgoingMessages.createdAt), sql`channel`)
  ).map(({ channel, subject, text }) => (channel === 'mail' ? `mail: ${subject}` : `sms: ${text.split('\n')[0]}`))
