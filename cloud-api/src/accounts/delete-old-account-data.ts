import type { OneTimeCodesStore } from './one-time-codes/one-time-codes.store.ts'
import type { PasswordLinks } from './passwords/password-links.ts'
import type { SessionsStore } from './sessions/sessions.store.ts'
import type { SignInTries } from './sessions/sign-in-tries.ts'

type Deps = { codes: OneTimeCodesStore; links: PasswordLinks; tries: SignInTries; sessions: SessionsStore; now: () => Date }

const day = 86_400_000

/** Deletes expired codes, links, failed attempts and sessions, so that no address is stored longer than needed. */
export const createDeleteOldAccountData =
  ({ codes, links, tries, sessions, now }: Deps) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(now().getTime() - days * day)
    await codes.deleteBefore(ago(2))
    await links.deleteBefore(ago(7))
    await tries.deleteBefore(ago(1))
    await sessions.deleteExpired(now())
  }
