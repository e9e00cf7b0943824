import type { Role } from '@sufra/shared/accounts/account'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { sessions, signInFailures, users } from '../accounts.table.ts'

/** In seconds. */
const firstWait = 30
const maxWait = 15 * 60
const failuresExpireAfter = 24 * 3_600_000

export type Account = { role: Role; email: string }
/** A counted attempt, and the end of the lock that it caused. */
export type CountedSignIn = { triedFrom: string; lockedUntil: Date | null }

const ofAccount = ({ role, email }: Account, places: string[]) =>
  and(eq(signInFailures.role, role), eq(signInFailures.email, email), inArray(signInFailures.triedFrom, places))

export const createSignInFailuresStore = (db: Db) => ({
  /** Whether the account has signed in from this network or device before. */
  readKnown: async ({ role, email }: Account, networkHash: string, deviceHash: string) => {
    const rows = await db
      .selectDistinct({ networkHash: sessions.networkHash, deviceHash: sessions.deviceHash })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          sql`lower(${users.email}) = ${email.toLowerCase()}`,
          eq(users.role, role),
          or(eq(sessions.networkHash, networkHash), eq(sessions.deviceHash, deviceHash)),
        ),
      )
    return {
      network: rows.some((row) => row.networkHash === networkHash),
      device: rows.some((row) => row.deviceHash === deviceHash),
    }
  },

  /**
   * Counts an attempt. From the `free`th consecutive attempt on, the account is locked for this place. Returns undefined while the account
   * is locked.
   */
  count: async ({ role, email }: Account, triedFrom: string, free: number, at: Date): Promise<CountedSignIn | undefined> => {
    const { failures, lastAt, lockedUntil } = signInFailures
    const old = new Date(at.getTime() - failuresExpireAfter).toISOString()
    const counted = sql<number>`case when ${lastAt} < ${old}::timestamptz then 1 else ${failures} + 1 end`
    const wait = sql`make_interval(secs => least(${maxWait}, ${firstWait} * power(2, least(${counted} - ${free}, 20))))`
    const [row] = await db
      .insert(signInFailures)
      .values({ role, email, triedFrom, failures: 1, lastAt: at })
      .onConflictDoUpdate({
        target: [signInFailures.role, signInFailures.email, signInFailures.triedFrom],
        set: {
          failures: counted,
          lastAt: at,
          lockedUntil: sql`case when ${counted} >= ${free} then ${at.toISOString()}::timestamptz + ${wait} end`,
        },
        setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at.toISOString()}::timestamptz`,
      })
      .returning({ triedFrom: signInFailures.triedFrom, lockedUntil })
    return row
  },

  /** Undoes one `count` and the lock that it caused, but not the lock of other attempts at the same time. */
  uncount: async (account: Account, { triedFrom, lockedUntil }: CountedSignIn): Promise<void> => {
    await db
      .update(signInFailures)
      .set({
        failures: sql`greatest(${signInFailures.failures} - 1, 0)`,
        lockedUntil: sql`nullif(${signInFailures.lockedUntil}, ${lockedUntil?.toISOString() ?? null}::timestamptz)`,
      })
      .where(ofAccount(account, [triedFrom]))
  },

  /** Returns the end of the account's lock for one of these places, if there is one. */
  readLock: async (account: Account, places: string[]): Promise<Date | undefined> => {
    const rows = await db.select({ lockedUntil: signInFailures.lockedUntil }).from(signInFailures).where(ofAccount(account, places))
    return rows.flatMap(({ lockedUntil }) => lockedUntil ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0]
  },

  clear: (account: Account, places: string[]) => db.delete(signInFailures).where(ofAccount(account, places)),

  /** Clears the failures of an account from all places. */
  clearAll: ({ role, email }: Account) =>
    db.delete(signInFailures).where(and(eq(signInFailures.role, role), eq(signInFailures.email, email))),

  deleteBefore: (before: Date) => db.delete(signInFailures).where(lt(signInFailures.lastAt, before)),
})
