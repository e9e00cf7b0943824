import type { FastifyInstance } from 'fastify'
import { repeat } from '../http/repeat.ts'
import type { AccountsStore } from './accounts.store.ts'
import type { OneTimeCodesStore } from './one-time-codes.store.ts'
import type { PasswordLinks } from './password-links.ts'
import type { SignInTries } from './sign-in-tries.ts'

type Parts = { codes: OneTimeCodesStore; links: PasswordLinks; tries: SignInTries; store: AccountsStore; now: () => Date }

const hour = 3_600_000
const day = 24 * hour

/** Codes, links, counted tries and sessions that are of no use any more: nobody's address is kept for longer than it serves. */
export const forgetOldAccounts = (app: FastifyInstance, { codes, links, tries, store, now }: Parts) => {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  repeat(app, hour, 'old codes and links could not be forgotten', async () => {
    await codes.forgetBefore(ago(2 * day))
    await links.forgetBefore(ago(7 * day))
    await tries.forgetBefore(ago(day))
    await store.forgetEnded(now())
  })
}
