// Who types wrong passwords waits, longer each time: at one account from one place after six in a row, at one account from everywhere after fifty, so that
// a stranger who guesses does not lock the counter out.
import type { Role } from '@sufra/shared/accounts/account'
import { createHmac } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { signInFailures } from './accounts.table.ts'

const freeFromOnePlace = 6
const freeFromAll = 50
const firstWait = 30
/** In seconds. */
const longestWait = 15 * 60
const forgottenAfter = 24 * 3_600_000

type Account = { role: Role; email: string }
type Parts = { db: Db; secret: Uint8Array; now: () => Date }

export const createSignInTries = ({ db, secret, now }: Parts) => {
  const placeOf = (networkAddress: string) => createHmac('sha256', secret).update(`signs in from ${networkAddress}`).digest('base64url')

  /** Counts a try before the password is looked at. Undefined while it is locked. */
  const count = async ({ role, email }: Account, triedFrom: string, free: number) => {
    const at = now()
    const { failures, lastAt, lockedUntil } = signInFailures
    const old = new Date(at.getTime() - forgottenAfter).toISOString()
    const counted = sql<number>`case when ${lastAt} < ${old}::timestamptz then 1 else ${failures} + 1 end`
    const wait = sql`make_interval(secs => least(${longestWait}, ${firstWait} * power(2, least(${counted} - ${free}, 20))))`
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
      .returning({ failures })
    return row
  }

  const readLock = async ({ role, email }: Account, places: string[]) => {
    const rows = await db
      .select({ lockedUntil: signInFailures.lockedUntil })
      .from(signInFailures)
      .where(and(eq(signInFailures.role, role), eq(signInFailures.email, email), inArray(signInFailures.triedFrom, places)))
    return rows.flatMap(({ lockedUntil }) => lockedUntil ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0]
  }

  return {
    /** Counts a try. Refuses `account.locked` with the moment after which the next one is looked at. */
    begin: async (account: Account, networkAddress: string): Promise<void> => {
      const place = placeOf(networkAddress)
      if ((await count(account, place, freeFromOnePlace)) && (await count(account, '', freeFromAll))) return
      throw refused('account.locked', { retryAt: (await readLock(account, [place, '']))?.toISOString() })
    },

    /** The password was right: what was counted from here, and in all, is forgotten. */
    forget: ({ role, email }: Account, networkAddress: string) =>
      db
        .delete(signInFailures)
        .where(
          and(
            eq(signInFailures.role, role),
            eq(signInFailures.email, email),
            inArray(signInFailures.triedFrom, [placeOf(networkAddress), '']),
          ),
        ),

    forgetBefore: (moment: Date) => db.delete(signInFailures).where(lt(signInFailures.lastAt, moment)),
  }
}

export type SignInTries = ReturnType<typeof createSignInTries>
