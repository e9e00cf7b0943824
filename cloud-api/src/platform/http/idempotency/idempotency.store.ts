import { and, eq, lt } from 'drizzle-orm'
import { violatedConstraint, type Connection, type Db } from '../../db/connect.ts'
import { idempotency, idempotencyConstraint, isWithdrawn } from './idempotency.table.ts'

export type KeyedRequest = { scope: string; key: string; fingerprint: string }
type EarlierRequest = { fingerprint: string; status: number | null; answer: string | null }

/** Whether an insert failed because the idempotency key was used before. */
export const isDuplicateKey = (error: unknown) => violatedConstraint(error) === idempotencyConstraint

/** Seconds after which a request in flight counts as lost: longer than any request takes. */
export const inFlightSeconds = 60

/**
 * $1 scope, $2 key, $3 fingerprint, $4 now. Returns a row when the request may run: the key is new, or the process that ran the same request
 * has died.
 */
const beginSql = `
insert into idempotency as i (scope, key, fingerprint, created_at) values ($1::uuid, $2::text, $3::text, $4::timestamptz)
on conflict (scope, key) do update set created_at = excluded.created_at
  where i.status is null and i.order_id is null and i.fingerprint = excluded.fingerprint
    and i.created_at <= excluded.created_at - interval '${inFlightSeconds} seconds'
returning 1 as begun`

const readSql = `select fingerprint, status, answer from idempotency where scope = $1::uuid and key = $2::text`

/** Releases only the attempt that began at $4, since another process may have taken over. */
const releaseSql = `
delete from idempotency
where scope = $1::uuid and key = $2::text and fingerprint = $3::text and created_at = $4::timestamptz and status is null and order_id is null`

export const createIdempotencyStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** Returns undefined when the request may run, otherwise the stored request of its key. */
  begin: async ({ scope, key, fingerprint }: KeyedRequest, now: Date): Promise<EarlierRequest | undefined> => {
    const begun = await query(beginSql, [scope, key, fingerprint, now.toISOString()])
    if (begun.length > 0) return undefined
    const [earlier] = await query<EarlierRequest>(readSql, [scope, key])
    return earlier ?? { fingerprint, status: null, answer: null } // released between the two statements: as if still in flight
  },

  /** Stores the response, in the transaction of the change when one is given. */
  finish: async ({ scope, key }: KeyedRequest, { status, answer }: { status: number; answer: string }, tx: Db = db): Promise<void> => {
    await tx
      .update(idempotency)
      .set({ status, answer })
      .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
  },

  /** Releases the key of a request that changed nothing, so that it may be used again. */
  release: async ({ scope, key, fingerprint }: KeyedRequest, begunAt: Date): Promise<void> => {
    await query(releaseSql, [scope, key, fingerprint, begunAt.toISOString()])
  },

  deleteBefore: async (before: Date): Promise<void> => {
    await db.delete(idempotency).where(lt(idempotency.createdAt, before))
  },

  deleteWithdrawnBefore: async (before: Date): Promise<void> => {
    await db.delete(idempotency).where(and(isWithdrawn, lt(idempotency.createdAt, before)))
  },
})

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>
