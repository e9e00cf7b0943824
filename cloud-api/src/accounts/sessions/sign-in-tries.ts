// Locks sign-in with exponential backoff after failed attempts: at one account from one place after six in a row, at
// one account from all unknown places after fifty. A place is a device that signed in to the account before, else the
// network. From a known device or network the password is checked however many others guess; a network that guesses
// at many accounts is limited (network-failures.ts), but not a known device on it.
import type { Role } from '@sufra/shared/accounts/account'
import { createHmac } from 'node:crypto'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { refused } from '../../refusals/refused.ts'
import { sessions, signInFailures, users } from '../accounts.table.ts'
import { makeDeviceToken, readDeviceToken } from './device-token.ts'
import { createNetworkFailures } from './network-failures.ts'

const freeFromOnePlace = 6
const freeFromAll = 50
const firstWait = 30
/** In seconds. */
const maxWait = 15 * 60
const failuresExpireAfter = 24 * 3_600_000

type Account = { role: Role; email: string }
/** Where a sign-in comes from: the network address, and the device cookie if there is one. */
export type SignInPlace = { networkAddress: string; deviceToken: string | undefined }
type Deps = { db: Db; secret: Uint8Array; now: () => Date }

export const createSignInTries = ({ db, secret, now }: Deps) => {
  const networks = createNetworkFailures(db, now)
  const hashOf = (place: string) => createHmac('sha256', secret).update(`signs in from ${place}`).digest('base64url')

  /** Whether the account has signed in from this network or device before. */
  const readKnown = async ({ role, email }: Account, networkHash: string, deviceHash: string) => {
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
  }

  /** Counts an attempt before the password is checked. Returns undefined while the account is locked. */
  const count = async ({ role, email }: Account, triedFrom: string, free: number) => {
    const at = now()
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
      .returning({ failures })
    return row
  }

  const ofAccount = ({ role, email }: Account, places: string[]) =>
    and(eq(signInFailures.role, role), eq(signInFailures.email, email), inArray(signInFailures.triedFrom, places))

  const readLock = async (account: Account, places: string[]) => {
    const rows = await db.select({ lockedUntil: signInFailures.lockedUntil }).from(signInFailures).where(ofAccount(account, places))
    return rows.flatMap(({ lockedUntil }) => lockedUntil ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0]
  }

  const clearFailures = (account: Account, places: string[]) => db.delete(signInFailures).where(ofAccount(account, places))

  /** Undoes one `count`; it was not locked before, since locked accounts are not counted. */
  const uncount = (account: Account, places: string[]) =>
    db
      .update(signInFailures)
      .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)`, lockedUntil: null })
      .where(ofAccount(account, places))

  return {
    /**
     * Counts an attempt before the password is checked. Refuses `account.locked` and `account.network_locked` with
     * the time of the next allowed attempt. Returns the hashes to store with the session, the device cookie (a new
     * one for a new device), the same with a new cookie, a callback for a correct password, which clears the failures counted for this place
     * and for all places, and one for a password that could not be checked, which takes this attempt back.
     */
    begin: async (account: Account, { networkAddress, deviceToken }: SignInPlace) => {
      const presented = readDeviceToken(deviceToken, secret) && deviceToken
      const token = presented ?? makeDeviceToken(secret)
      const hashes = { networkHash: hashOf(networkAddress), deviceHash: hashOf(`device ${token}`) }
      const known = await readKnown(account, hashes.networkHash, hashes.deviceHash)
      const place = known.device ? hashes.deviceHash : hashes.networkHash
      const places = known.device || known.network ? [place] : [place, '']
      if (!known.device) await networks.consume(hashes.networkHash)
      for (const each of places) {
        if (await count(account, each, each === '' ? freeFromAll : freeFromOnePlace)) continue
        throw refused('account.locked', { retryAt: (await readLock(account, places))?.toISOString() })
      }
      return {
        hashes,
        deviceToken: token,
        /** The same place with a new device cookie, for a device whose cookie is revoked. */
        onNewDevice: () => {
          const newToken = makeDeviceToken(secret)
          return { hashes: { ...hashes, deviceHash: hashOf(`device ${newToken}`) }, deviceToken: newToken }
        },
        succeeded: async () => {
          await clearFailures(account, [place, ''])
          if (!known.device) await networks.refund(hashes.networkHash)
        },
        notChecked: async () => {
          await uncount(account, places)
          if (!known.device) await networks.refund(hashes.networkHash)
        },
      }
    },

    deleteBefore: async (before: Date) => {
      await db.delete(signInFailures).where(lt(signInFailures.lastAt, before))
      await networks.deleteBefore(before)
    },
  }
}

export type SignInTries = ReturnType<typeof createSignInTries>
