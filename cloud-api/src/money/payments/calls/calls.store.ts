import { createHash } from 'node:crypto'
import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { gatewayCalls, type payerKinds } from './gateway-calls.table.ts'
import { lookUpDelay } from './retry-times.ts'

export type PayerKind = (typeof payerKinds)[number]
/** The payable thing: an order, a share of a table's bill, or a payment of an invoice. */
export type Payer = { restaurantId: string; payerId: string }
export type CallKey = Payer & { id: string }
export type GatewayCall = typeof gatewayCalls.$inferSelect

export type DueCall = CallKey & {
  kind: GatewayCall['kind']
  amount: Dirhams
  tries: number
  /** Seconds since the call was requested. */
  ageSeconds: number
  reference: string | null
  authorisationReference: string | null
  captureReference: string | null
}

/** The gateway's decision about a call. */
export type CallAnswer = { state: 'succeeded' | 'declined'; reference?: string | null; reason?: DeclineReason | null; fee?: Dirhams | null }

type NewCall = Pick<GatewayCall, 'restaurantId' | 'payerKind' | 'payerId' | 'id' | 'kind' | 'gateway' | 'method' | 'amount'> & {
  orderId?: string
}

/** Seconds for which a claimed call belongs to one copy of the API: longer than a call to a gateway takes. */
const claimSeconds = 30

const referenceOf = (kind: string) => `(select s.gateway_reference from gateway_calls s
    where s.payer_id = a.payer_id and s.restaurant_id = a.restaurant_id and s.payer_kind = a.payer_kind and s.kind = '${kind}' and s.state = 'succeeded')`

/**
 * Claims due calls, so that one copy of the API handles each. $1 now, $2 the gateway, $3 the kind of payers, $4 the maximum number, $5 the
 * id of the only call to claim, or null. `due` is materialized: a nested loop would run it once for each row, and claim more than the
 * maximum.
 */
const claimDueSql = `
with due as materialized (
  select c.restaurant_id, c.payer_id, c.id from gateway_calls c
  where c.payer_kind = $3::text and c.next_try_at <= $1::timestamptz and c.gateway = $2::text and ($5::uuid is null or c.id = $5::uuid)
  order by c.next_try_at limit $4::int for update skip locked
)
update gateway_calls a set next_try_at = $1::timestamptz + interval '${claimSeconds} seconds', tries = a.tries + 1
from due
where a.payer_id = due.payer_id and a.id = due.id and a.restaurant_id = due.restaurant_id
returning a.restaurant_id as "restaurantId", a.payer_id as "payerId", a.id, a.kind, a.amount, a.tries,
  extract(epoch from $1::timestamptz - a.requested_at)::float as "ageSeconds", a.gateway_reference as reference,
  ${referenceOf('authorise')} as "authorisationReference", ${referenceOf('capture')} as "captureReference"`

const { restaurantId, payerKind, payerId, id, state } = gatewayCalls

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const isCall = (key: CallKey) => and(eq(payerId, key.payerId), eq(id, key.id), eq(restaurantId, key.restaurantId))
const isUndecided = inArray(state, ['requested', 'unknown'])

/**
 * Returns the id of the one call of a kind (`what`) that a payer may have. It is derived from both, so that all processes get the same id.
 */
export const callIdOf = (ofPayer: string, what: string): string =>
  createHash('md5')
    .update(`${ofPayer}:${what}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/**
 * Inserts a call; another call with the same id changes nothing. An authorisation is sent by its request, and looked up later; every other
 * call is due immediately. A call with the amount 0 counts as succeeded.
 */
export const beginCall = async (tx: Db, call: NewCall, at: Date): Promise<void> => {
  const again = call.kind === 'authorise' ? new Date(at.getTime() + lookUpDelay(0) * 2_000) : at
  const progress =
    call.amount === 0 ? ({ state: 'succeeded', answeredAt: at } as const) : ({ state: 'requested', nextTryAt: again } as const)
  await tx
    .insert(gatewayCalls)
    .values({ ...call, requestedAt: at, ...progress })
    .onConflictDoNothing()
}

/** Decides an undecided call. The reason of an earlier failure stays. Returns undefined when it was decided before. */
export const answerCall = async (tx: Db, key: CallKey, answer: CallAnswer, at: Date): Promise<GatewayCall | undefined> => {
  const { state: answered, reference = null, reason = null, fee = null } = answer
  const [call] = await tx
    .update(gatewayCalls)
    .set({
      state: answered,
      gatewayReference: reference,
      error: sql`coalesce(${gatewayCalls.error}, ${reason}::text)`,
      fee,
      answeredAt: at,
      nextTryAt: null,
    })
    .where(and(isCall(key), isUndecided))
    .returning()
  return call
}

/**
 * Records that a call has succeeded, even if it was declined before, since its money has moved. Returns undefined when the call had
 * succeeded before.
 */
export const recordSuccess = async (tx: Db, key: CallKey, reference: string, at: Date): Promise<GatewayCall | undefined> => {
  const [call] = await tx
    .update(gatewayCalls)
    .set({ state: 'succeeded', gatewayReference: reference, answeredAt: at, nextTryAt: null })
    .where(and(isCall(key), ne(state, 'succeeded')))
    .returning()
  return call
}

/** Stores the reason why a payment failed on its authorisation, which may still be undecided. */
export const setReason = async (tx: Db, payer: Payer, reason: DeclineReason): Promise<void> => {
  await tx
    .update(gatewayCalls)
    .set({ error: reason })
    .where(and(eq(payerId, payer.payerId), eq(restaurantId, payer.restaurantId), eq(gatewayCalls.kind, 'authorise')))
}

/** Returns the calls of payers of one kind. */
export const readCalls = (db: Db, kind: PayerKind, ofRestaurant: string, ofPayers: readonly string[]): Promise<GatewayCall[]> =>
  db
    .select()
    .from(gatewayCalls)
    .where(and(inArray(payerId, [...ofPayers]), eq(restaurantId, ofRestaurant), eq(payerKind, kind)))

/** Returns a call by the ids that the gateway has. */
export const readCall = async (db: Db, ofPayer: string, callId: string): Promise<GatewayCall | undefined> => {
  if (!isUuid(callId)) return undefined
  const [call] = await db
    .select()
    .from(gatewayCalls)
    .where(and(eq(payerId, ofPayer), eq(id, callId)))
  return call
}

/** The undecided calls of payers of one kind. */
export const createCallsStore = ({ db, query }: Pick<Connection, 'db' | 'query'>, kind: PayerKind) => {
  const update = async (key: CallKey, set: Partial<GatewayCall>) => {
    await db
      .update(gatewayCalls)
      .set(set)
      .where(and(isCall(key), isUndecided))
  }
  return {
    /** Stores that the gateway has the payment and has not decided. */
    await: (key: CallKey, { reference, url, again }: { reference: string; url?: string | null; again: Date }) =>
      update(key, { gatewayReference: reference, nextTryAt: again, ...(url && { challengeUrl: url }) }),

    /** Stores that no answer came. */
    lose: (key: CallKey, again: Date) => update(key, { state: 'unknown', nextTryAt: again }),

    /** Schedules the next try of an undecided call, or none. */
    schedule: (key: CallKey, again: Date | null) => update(key, { nextTryAt: again }),

    /** Claims due calls, so that no other copy of the API handles them for half a minute. `only`: the id of one call. */
    claimDue: (gateway: string, at: Date, limit: number, only: string | null = null) =>
      query<DueCall>(claimDueSql, [at.toISOString(), gateway, kind, limit, only]),
  }
}

export type CallsStore = ReturnType<typeof createCallsStore>
