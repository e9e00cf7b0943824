import { createHash } from 'node:crypto'
import type { Dirhams } from '@sufra/shared/money'
import type { paymentAttemptKinds } from '@sufra/shared/payments/payment-attempt'
import { and, eq, inArray } from 'drizzle-orm'
import { stringify } from 'uuid'
import type { Connection, Db } from '../../db/connect.ts'
import { answeredColumns, type AttemptAnswer } from '../../payments/calls/answered-columns.ts'
import type { AttemptKey, DueAttempt } from '../../payments/orders/order-payments.store.ts'
import { lookUpDelay } from '../../payments/calls/retry-times.ts'
import { billPaymentAttempts } from '../table-bill.table.ts'
import { claimDueSql, refundableSql } from './bill-attempts.sql.ts'
import type { PaymentId } from './bill-payments.store.ts'

type Kind = (typeof paymentAttemptKinds)[number]
export type BillAttempt = typeof billPaymentAttempts.$inferSelect

const { restaurantId, paymentId, id, state, kind, orderId } = billPaymentAttempts

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const isAttempt = (key: AttemptKey) => and(eq(restaurantId, key.restaurantId), eq(paymentId, key.orderId), eq(id, key.attemptId))
const isUndecided = inArray(state, ['requested', 'unknown'])

/** Returns the id of an attempt that a payment may have once, derived from both, so that no two processes make two. */
export const attemptIdOf = (ofPayment: string, what: string): string =>
  stringify(createHash('sha256').update(`${ofPayment}:${what}`).digest().subarray(0, 16).with(6, 0x80).with(8, 0x80))

type NewAttempt = PaymentId & { id: string; kind: Kind; amount: Dirhams; orderId?: string; at: Date }

/**
 * Inserts an attempt; a second one with the same id changes nothing. The request itself sends an authorisation, which is looked up later.
 */
export const insertAttempt = async (tx: Db, { at, ...attempt }: NewAttempt): Promise<void> => {
  const again = attempt.kind === 'authorise' ? new Date(at.getTime() + lookUpDelay(0) * 2_000) : at
  const isNothing = attempt.amount === 0
  await tx
    .insert(billPaymentAttempts)
    .values({
      ...attempt,
      state: isNothing ? 'succeeded' : 'requested',
      requestedAt: at,
      nextTryAt: isNothing ? null : again,
      answeredAt: isNothing ? at : null,
    })
    .onConflictDoNothing()
}

/** Decides an undecided attempt. Returns the attempt, or undefined when it was decided before. */
export const answerAttempt = async (tx: Db, key: AttemptKey, answer: AttemptAnswer): Promise<BillAttempt | undefined> => {
  const [answered] = await tx
    .update(billPaymentAttempts)
    .set(answeredColumns(answer))
    .where(and(isAttempt(key), isUndecided))
    .returning()
  return answered
}

/** Returns the orders for which a part of the payment has been returned. */
export const readRefundedOrders = async (tx: Db, of: PaymentId): Promise<Set<string | null>> => {
  const rows = await tx
    .select({ orderId })
    .from(billPaymentAttempts)
    .where(and(eq(restaurantId, of.restaurantId), eq(paymentId, of.paymentId), eq(kind, 'refund')))
  return new Set(rows.map((row) => row.orderId))
}

/** Returns the page on which the diner confirms the authorisation of a payment. */
export const readChallengeUrl = async (db: Db, of: PaymentId): Promise<string | undefined> => {
  const [row] = await db
    .select({ url: billPaymentAttempts.challengeUrl })
    .from(billPaymentAttempts)
    .where(and(eq(restaurantId, of.restaurantId), eq(paymentId, of.paymentId), eq(kind, 'authorise')))
  return row?.url ?? undefined
}

/**
 * The same functions as for attempts of orders, for the same job, requests and webhooks. Their keys have the payment's id as the order's.
 */
export const createBillAttemptsStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => {
  const update = async (key: AttemptKey, set: Partial<BillAttempt>) => {
    await db
      .update(billPaymentAttempts)
      .set(set)
      .where(and(isAttempt(key), isUndecided))
  }
  return {
    readAttempt: async (ofPayment: string, attemptId: string) => {
      if (!isUuid(ofPayment) || !isUuid(attemptId)) return undefined
      const [row] = await db
        .select()
        .from(billPaymentAttempts)
        .where(and(eq(paymentId, ofPayment), eq(id, attemptId)))
      return (
        row && {
          restaurantId: row.restaurantId,
          orderId: row.paymentId,
          attemptId: row.id,
          kind: row.kind,
          amount: row.amount,
          reference: row.gatewayReference,
        }
      )
    },

    await: (key: AttemptKey, { reference, url, again }: { reference: string; url?: string | null; again: Date }) =>
      update(key, { gatewayReference: reference, nextTryAt: again, ...(url && { challengeUrl: url }) }),

    lose: (key: AttemptKey, again: Date) => update(key, { state: 'unknown', nextTryAt: again }),

    schedule: (key: AttemptKey, again: Date | null) => update(key, { nextTryAt: again }),

    claimDue: (gateway: string, at: Date, limit: number) => query<DueAttempt>(claimDueSql, [at.toISOString(), gateway, limit]),

    readRefundable: (gateway: string) => query<PaymentId>(refundableSql, [gateway]),
  }
}

export type BillAttemptsStore = ReturnType<typeof createBillAttemptsStore>
