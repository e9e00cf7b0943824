import type { OneTimeCodesStore } from './one-time-codes/one-time-codes.store.ts'
import type { Db } from '../db/connect.ts'
import { deleteExpiredPending } from './second-factor/pending-sign-ins.store.ts'
import type { PasswordLinks } from './passwords/password-links.ts'
import type { SessionFamiliesStore } from './sessions/session-families.store.ts'
import type { SignInTries } from './sessions/sign-in-tries.ts'

type Deps = { db: Db; codes: OneTimeCodesStore; links: PasswordLinks; tries: SignInTries; families: SessionFamiliesStore; now: () => Date }

const day = 86_400_000

/** Deletes expired codes, links, sign-ins without a second factor, failed attempts and sessions, so that no address is stored longer than needed. */
export const createDeleteOldAccountData =
  ({ db, codes, links, tries, families, now }: Deps) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(now().getTime() - days * day)
    await codes.deleteBefore(ago(2))
    await links.deleteBefore(ago(7))
    await deleteExpiredPending(db, now())
    await tries.deleteBefore(ago(1))
    await families.deleteExpired(now())
  }
