// The members in the jobs' fault test who pay the first invoice of their restaurant by card, and retry until it is paid.
import { payInvoiceByCard } from '@sufra/shared/subscriptions/own-subscription.routes'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { sessions } from '../../src/people/accounts/accounts.table.ts'
import { createTokens } from '../../src/people/accounts/sessions/tokens.ts'
import { gatewayCalls } from '../../src/money/payments/calls/gateway-calls.table.ts'
import { cardPayments } from '../../src/money/subscriptions/cards/card-payments.table.ts'
import { subscriptionInvoices } from '../../src/money/subscriptions/subscriptions.table.ts'
import { testSecret } from '../../testing/test-secret.ts'
import type { TestRestaurant } from '../../testing/test-restaurant.ts'
import type { JobRequest, JobWorld } from './job-check.ts'

/** Validity of access tokens, in minutes. */
const validFor = 24 * 60

/** Shares of the members who pay and confirm; 1 is all of them. */
export type CardPlan = { pay: number; confirm: number; isLate?: boolean }

/** Creates one signed-in member for each restaurant. */
export const createCardMembers = async ({ connection: { db }, gateway }: JobWorld, restaurants: readonly TestRestaurant[], at: Date) => {
  const tokens = createTokens(testSecret, () => at)
  const accessTokens = new Map<string, string>()
  for (const { restaurantId, userId } of restaurants) {
    const expiresAt = new Date(at.getTime() + validFor * 60_000)
    await db.insert(sessions).values({ id: userId, userId, restaurantId, signedInAt: at, rotatedAt: at, expiresAt, currentHash: '' })
    accessTokens.set(restaurantId, await tokens.signAccess(userId, validFor))
  }

  /** Each request comes from its own network address, so that no limit is reached. */
  const pay = (restaurantId: string, number: number, index: number): JobRequest => ({
    path: payInvoiceByCard.path.replace(':number', String(number)),
    headers: {
      authorization: `Bearer ${accessTokens.get(restaurantId)}`,
      'x-forwarded-for': `10.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${index % 250}`,
    },
  })

  /**
   * Members confirm their open challenges; with `isLate` also challenges whose page was lost, and challenges of payments that were given
   * up.
   */
  const confirm = async (who: readonly string[], isLate: boolean) => {
    const { kind, id, challengeUrl, restaurantId, gatewayReference } = gatewayCalls
    const isLed = isLate ? undefined : and(eq(cardPayments.outcome, 'awaiting'), isNotNull(challengeUrl))
    const waiting = await db
      .select({ reference: gatewayReference })
      .from(gatewayCalls)
      .innerJoin(cardPayments, eq(cardPayments.id, id))
      .where(and(eq(kind, 'authorise'), inArray(restaurantId, [...who]), isLed))
    for (const { reference } of waiting) if (reference !== null) await gateway.confirm(reference)
  }

  /** The ids of the first restaurants, as a share of all. */
  const first = (share: number) => restaurants.slice(0, Math.ceil(share * restaurants.length)).map(({ restaurantId }) => restaurantId)

  return {
    /** Members confirm first. Then the members who may pay do so while their first invoice is open, and webhooks arrive repeatedly. */
    requests: async ({ pay: mayPay, confirm: mayConfirm, isLate = false }: CardPlan): Promise<JobRequest[]> => {
      await confirm(first(mayConfirm), isLate)
      const invoices = await db
        .selectDistinctOn([subscriptionInvoices.restaurantId])
        .from(subscriptionInvoices)
        .orderBy(subscriptionInvoices.restaurantId, asc(subscriptionInvoices.number))
      const paying = new Set(first(mayPay))
      const open = invoices.filter(({ restaurantId, paid, amount }) => paying.has(restaurantId) && paid < amount)
      return [...open.map(({ restaurantId, number }, index) => pay(restaurantId, number, index)), ...gateway.webhooks()]
    },
  }
}
