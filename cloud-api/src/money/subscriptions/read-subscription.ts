import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dirhams } from '@sufra/shared/money'
import { plusDays } from '@sufra/shared/reports/period'
import { invoiceState } from '@sufra/shared/subscriptions/invoice'
import type { OwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import type { PlanUsage } from '@sufra/shared/subscriptions/plan-limits'
import type { PaidInvoice, Subscription } from '@sufra/shared/subscriptions/subscription.routes'
import { isEnded, lapseDayOf, subscriptionDays, subscriptionState } from '@sufra/shared/subscriptions/subscription-state'
import { readNames } from '../../people/accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { listMembers } from '../../people/memberships/memberships.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { listInvitations } from '../../people/staff/invitations.store.ts'
import { countTables } from '../../catalogue/tables/tables.store.ts'
import { readNewestCardPayments } from './cards/card-payments.store.ts'
import { amountsOf, readInvoice, readInvoices, readOpenInvoices, readPayments, type InvoiceRow } from './invoices/invoices.store.ts'
import { readPlan, type PlanRow, limitsOf } from './plans/plans.store.ts'
import { readHistory, readSubscriptionRow, type SubscriptionRow } from './subscriptions.store.ts'

const maxShown = 100

/** Returns the day on which the invoice of the next period is issued, or null when none will be. */
const nextInvoiceOn = ({ nextPeriodOn, cancelledOn }: SubscriptionRow, price: number, hasEnded: boolean, today: Day): Day | null => {
  if (price === 0 || hasEnded || cancelledOn !== null) return null
  const issueDay = plusDays(nextPeriodOn, -subscriptionDays.toPay)
  return issueDay > today ? issueDay : today
}

const factsOf = (row: SubscriptionRow, plan: PlanRow, open: readonly InvoiceRow[], today: Day) => {
  const { trialEndsOn, cancelledOn, openDueOn, nextPeriodOn } = row
  const state = subscriptionState(row, today)
  return {
    plan: { id: plan.id, name: plan.name, price: dirhams(plan.price), period: plan.period },
    state,
    trialEndsOn,
    cancelledOn,
    nextInvoiceOn: nextInvoiceOn(row, plan.price, isEnded(state), today),
    paidUntil: open.map(({ periodStart }) => periodStart).toSorted()[0] ?? nextPeriodOn,
    lapsesOn: openDueOn === null ? null : lapseDayOf(openDueOn),
  }
}

/** Invoices with their payments. */
const withPayments = async (db: Db, restaurantId: string, rows: readonly InvoiceRow[]): Promise<PaidInvoice[]> => {
  const payments = await readPayments(
    db,
    restaurantId,
    rows.map(({ number }) => number),
  )
  const names = await readNames(
    db,
    payments.flatMap(({ recordedBy, takenBackBy }) => [recordedBy, takenBackBy].filter((id) => id !== null)),
  )
  return rows.map((row) => ({
    ...row,
    ...amountsOf(row),
    state: invoiceState(amountsOf(row)),
    payments: payments
      .filter(({ invoiceNumber }) => invoiceNumber === row.number)
      .map(({ amount, recordedAt, recordedBy, takenBackAt, takenBackBy, takeBackReason, ...payment }) => ({
        ...payment,
        amount: dirhams(amount),
        recordedAt: recordedAt.toISOString(),
        by: names.get(recordedBy ?? '') ?? '',
        takenBack: takenBackAt && { at: takenBackAt.toISOString(), by: names.get(takenBackBy ?? '') ?? '', reason: takeBackReason },
      })),
  }))
}

/** Removes payments that were taken back, for the restaurant and the PDF. */
const withCounted = <Invoice extends PaidInvoice>(invoice: Invoice): Invoice => ({
  ...invoice,
  payments: invoice.payments.filter(({ takenBack }) => !takenBack),
})

const historyOf = async (db: Db, restaurantId: string) => {
  const rows = await readHistory(db, restaurantId, maxShown)
  const names = await readNames(
    db,
    rows.flatMap(({ adminId }) => adminId ?? []),
  )
  return rows.map(({ at, kind, adminId, details: { amount, ...details } }) => ({
    at: at.toISOString(),
    by: names.get(adminId ?? '') ?? '',
    kind,
    ...details,
    ...(amount !== undefined && { amount: dirhams(amount) }),
  }))
}

export const createReadSubscription = (now: () => Date) => ({
  /** Refuses `subscription.not_found`. */
  read: async (db: Db, restaurantId: string): Promise<Subscription> => {
    const row = await readSubscriptionRow(db, restaurantId)
    const plan = row && (await readPlan(db, row.planId))
    const restaurant = row && (await readRestaurant(db, restaurantId))
    if (!row || !plan || !restaurant) throw refused('subscription.not_found')
    const { name, branchName, status } = restaurant
    return {
      restaurantId,
      name,
      branchName,
      status,
      version: row.version,
      ...factsOf(row, plan, await readOpenInvoices(db, restaurantId), dayOf(now(), homeTimeZone)),
      usage: await readUsage(db, restaurantId, plan),
      invoices: await withPayments(db, restaurantId, await readInvoices(db, restaurantId, maxShown)),
      history: await historyOf(db, restaurantId),
    }
  },

  /** Returns the restaurant's own view, or undefined without a subscription. */
  readOwn: async (db: Db, restaurantId: string): Promise<Omit<OwnSubscription, 'transfer' | 'takesCard'> | undefined> => {
    const row = await readSubscriptionRow(db, restaurantId)
    const plan = row && (await readPlan(db, row.planId))
    if (!row || !plan) return undefined
    const cardPayments = await readNewestCardPayments(db, restaurantId)
    const invoices = await withPayments(db, restaurantId, await readInvoices(db, restaurantId, maxShown))
    return {
      ...factsOf(row, plan, await readOpenInvoices(db, restaurantId), dayOf(now(), homeTimeZone)),
      usage: await readUsage(db, restaurantId, plan),
      invoices: invoices.map(withCounted).map((invoice) => ({ ...invoice, cardPayment: cardPayments.get(invoice.number) ?? null })),
    }
  },

  /** Returns an invoice with its bill-to address, or undefined when the restaurant has no such invoice. */
  readInvoice: async (db: Db, restaurantId: string, number: number) => {
    const row = await readInvoice(db, restaurantId, number)
    const restaurant = row && (await readRestaurant(db, restaurantId))
    const [invoice] = row ? await withPayments(db, restaurantId, [row]) : []
    return invoice && restaurant && { invoice: withCounted(invoice), payer: restaurant }
  },
})

export type ReadSubscription = ReturnType<typeof createReadSubscription>

/** Counts a restaurant's tables and members, which its plan limits. */
const readUsage = async (db: Db, restaurantId: string, plan: PlanRow): Promise<PlanUsage> => {
  const limits = limitsOf(plan)
  const members = (await listMembers(db, restaurantId)).length + (await listInvitations(db, restaurantId)).length
  return {
    tables: { used: await countTables(db, restaurantId), limit: limits.tables },
    members: { used: members, limit: limits.members },
  }
}
