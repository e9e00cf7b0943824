import type { AccountsStore } from './accounts.store.ts'
import type { OneTimeCodesStore } from './one-time-codes.store.ts'
import type { PasswordLinks } from './password-links.ts'
import type { SignInTries } from './sign-in-tries.ts'

type Deps = { codes: OneTimeCodesStore; links: PasswordLinks; tries: SignInTries; store: AccountsStore; now: () => Date }

const day = 86_400_000

/** Codes, links, counted tries and sessions that are of no use any more: no address is stored for longer than it serves. */
export const createDeleteOldAccountData =
  ({ codes, links, tries, store, now }: Deps) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(now().getTime() - days * day)
    await codes.forgetBefore(ago(2))
    await links.forgetBefore(ago(7))
    await tries.forgetBefore(ago(1))
    await store.forgetEnded(now())
  }
