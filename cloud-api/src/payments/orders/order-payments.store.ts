import type { CounterOrder } from '@sufra/shared/orders/order'
import { counterOrder } from '@sufra/shared/orders/order'
import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { paymentAttemptKinds } from '@sufra/shared/payments/payment-attempt'
import type { PaymentMethod, PaymentState } from '@sufra/shared/payments/payment-state'
import type { Query } from '../../db/connect.ts'
import { addDueSql, claimDueSql } from './due.sql.ts'
import { releaseStockSql, takeReleasedStockSql } from './held-stock.sql.ts'
import { authoriseLateSql, authoriseSql, awaitSql, declineLateSql, failSql, loseSql, scheduleSql, settleSql } from './settle.sql.ts'

export type AttemptKey = { restaurantId: string; orderId: string; attemptId: string }
type Kind = (typeof paymentAttemptKinds)[number]

export type DueAttempt = AttemptKey & {
  kind: Kind
  amount: Dirhams
  tries: number
  /** Seconds since the attempt was requested. */
  ageSeconds: number
  reference: string | null
  authorisationReference: string | null
  captureReference: string | null
}

type SettledAttempt = {
  state: 'succeeded' | 'declined'
  reference?: string | null
  fee?: Dirhams | null
  reason?: string | null
  charge?: string | undefined
  at: Date
}

/** The stored payment of an order. An order without an attempt is paid in cash. */
export type StoredAuthorisation = {
  restaurantId: string
  method: PaymentMethod
  state: PaymentState
  attemptId: string | null
  error: DeclineReason | null
  challengeUrl: string | null
}

const readAuthorisationSql = `
select o.restaurant_id as "restaurantId", o.payment_method as method, o.payment_state as state, a.id as "attemptId", a.error, a.challenge_url as "challengeUrl"
from orders o left join payment_attempts a on a.restaurant_id = o.restaurant_id and a.order_id = o.id and a.kind = 'authorise'
where o.id = $1::text`

const readAttemptSql = `
select o.restaurant_id as "restaurantId", o.id as "orderId", a.id as "attemptId", a.kind, a.amount, a.gateway_reference as reference
from orders o join payment_attempts a on a.restaurant_id = o.restaurant_id and a.order_id = o.id
where o.id = $1::text and a.id::text = $2::text`

/** Returns the order's row in the feed, as if it were placed when it is authorised. */
const shownOf = (order: CounterOrder, placedAt: string) =>
  counterOrder.encode({ ...order, placedAt, payment: { ...order.payment, state: 'authorised' } })
const notificationOf = ({ orderId, orderNumber }: CounterOrder, createdAt: string) => ({
  chatLink: `/merchant/orders?order=${orderId}`,
  notification: { kind: 'order_placed', orderId, orderNumber, isRead: false, createdAt },
})

const createHeldStock = (query: Query) => ({
  /** Returns the stock of an order whose payment is not decided. The result is whether it had any. */
  releaseStock: async ({ restaurantId, orderId }: AttemptKey, at: Date): Promise<boolean> =>
    (await query(releaseStockSql, [restaurantId, orderId, at.toISOString()])).length > 0,

  /** Takes the released stock of an order again. Returns whether there was any. Violates a constraint when too little is left. */
  takeReleasedStock: async ({ restaurantId, orderId }: AttemptKey, at: Date): Promise<boolean> =>
    (await query(takeReleasedStockSql, [restaurantId, orderId, at.toISOString()])).length > 0,
})

export const createAttemptsStore = (query: Query) => {
  const keyOf = ({ restaurantId, orderId, attemptId }: AttemptKey, at: Date | null) => [
    restaurantId,
    orderId,
    at?.toISOString() ?? null,
    attemptId,
  ]
  return {
    ...createHeldStock(query),

    readAuthorisation: async (orderId: string): Promise<StoredAuthorisation | undefined> =>
      (await query<StoredAuthorisation>(readAuthorisationSql, [orderId]))[0],

    readAttempt: async (orderId: string, attemptId: string) =>
      (await query<AttemptKey & { kind: Kind; amount: Dirhams; reference: string | null }>(readAttemptSql, [orderId, attemptId]))[0],

    /** Returns whether the order became visible. */
    authorise: async (
      key: AttemptKey,
      { order, reference, at }: { order: CounterOrder; reference: string; at: Date },
    ): Promise<boolean> => {
      const time = at.toISOString()
      const documents = [JSON.stringify(shownOf(order, time)), JSON.stringify(notificationOf(order, time))]
      return (await query(authoriseSql, [...keyOf(key, at), reference, ...documents])).length > 0
    },

    /** Voids an authorisation of an order that has failed. Returns whether the authorisation is new. */
    authoriseLate: async (key: AttemptKey, reference: string, at: Date): Promise<boolean> =>
      (await query(authoriseLateSql, [...keyOf(key, at), reference])).length > 0,

    /**
     * Fails an order. Returns undefined when the order no longer awaits a decision. `isDecided`: the gateway declined it, and will not
     * authorise it. `withdrawnKey` can place no order from then on.
     */
    fail: async (
      key: AttemptKey,
      { reason, isDecided, withdrawnKey = null, at }: { reason: DeclineReason; isDecided: boolean; withdrawnKey?: string | null; at: Date },
    ): Promise<{ restoresStock: number } | undefined> =>
      (await query<{ restoresStock: number }>(failSql, [...keyOf(key, at), reason, isDecided ? 'declined' : null, withdrawnKey]))[0],

    declineLate: async (key: AttemptKey, at: Date) => {
      await query(declineLateSql, keyOf(key, at))
    },

    await: async (key: AttemptKey, { reference, url = null, again }: { reference: string; url?: string | null; again: Date }) => {
      await query(awaitSql, [...keyOf(key, again), reference, url])
    },

    lose: async (key: AttemptKey, again: Date) => {
      await query(loseSql, keyOf(key, again))
    },

    /** Schedules the next attempt of an undecided call, or none. */
    schedule: async (key: AttemptKey, again: Date | null) => {
      await query(scheduleSql, keyOf(key, again))
    },

    /**
     * Settles a capture or void. `charge`: the reference of the charge that a declined void was to return. Returns whether it was
     * undecided.
     */
    settle: async (key: AttemptKey, { state, reference = null, fee = null, reason = null, charge, at }: SettledAttempt): Promise<boolean> =>
      (await query(settleSql, [...keyOf(key, at), state, reference, reason, fee, charge ?? null])).length > 0,

    addDue: async (gateway: string, at: Date) => {
      await query(addDueSql, [at.toISOString(), gateway])
    },

    /** Claims due attempts, so that no other copy of the API handles them for half a minute. `only`: the id of one attempt. */
    claimDue: (gateway: string, at: Date, limit: number, only: string | null = null) =>
      query<DueAttempt>(claimDueSql, [at.toISOString(), gateway, limit, only]),
  }
}

export type AttemptsStore = ReturnType<typeof createAttemptsStore>
