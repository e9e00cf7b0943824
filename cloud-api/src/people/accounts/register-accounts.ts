import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { serveAccounts } from './accounts.handlers.ts'
import { createAccountsStore } from './accounts.store.ts'
import { createAccounts } from './accounts.ts'
import { createOneTimeCodesStore, type OneTimeCodesStore } from './one-time-codes/one-time-codes.store.ts'
import { serveOwnAccount } from './own-account.handlers.ts'
import { deleteExpiredPending } from './second-factor/pending-sign-ins.store.ts'
import { createActiveSessionsStore } from './sessions/active-sessions.store.ts'
import { createOwnSessions } from './sessions/own-sessions.ts'
import { createRecordSignIn } from './sessions/record-sign-in.ts'
import { createNewSession } from './sessions/new-session.ts'
import { createSessionFamiliesStore, type SessionFamiliesStore } from './sessions/session-families.store.ts'
import { createPasswordLinks, type PasswordLinks } from './passwords/password-links.ts'
import { createProfiles, type ChangeProfile } from './profiles.ts'
import { createSecondFactor } from './second-factor/create-second-factor.ts'
import { serveSecondFactor } from './second-factor/second-factor.handlers.ts'
import { createSessionCookies } from './sessions/session-cookies.ts'
import { createSignInTries, type SignInTries } from './sessions/sign-in-tries.ts'
import { createTokens } from './sessions/tokens.ts'

export type AccountOptions = {
  /** Whether administrators must have a second factor. */
  requiresSecondFactor?: boolean
}

type Deps = { changeProfile: ChangeProfile; options: AccountOptions }

/** Registers signing in, the user's own account, and the sessions of requests. */
export const registerAccounts = (app: FastifyInstance, platform: Platform, { changeProfile, options }: Deps) => {
  const { connection, secret, bus, jobs, publicAddress, isSecure, now } = platform
  const isFactorRequired = options.requiresSecondFactor ?? false
  const { db } = connection
  const store = createAccountsStore(db)
  const families = createSessionFamiliesStore(connection)
  const activeSessions = createActiveSessionsStore(db, isFactorRequired)
  const codesStore = createOneTimeCodesStore(db)
  const tries = createSignInTries({ db, secret, now })
  const tokens = createTokens(secret, now)
  const cookies = createSessionCookies(isSecure)
  const onSessionEnded = (sessionId: string) => bus.publish({ kind: 'session_ended', sessionId })
  const sessionDeps = { connection, publicAddress, now, onSessionsEnded: (ended: string[]) => ended.forEach(onSessionEnded) }
  const links = createPasswordLinks(sessionDeps)
  const newSession = createNewSession(tokens, now)
  const recordSignIn = createRecordSignIn({ db, log: app.log, now })
  const secondFactor = createSecondFactor({ ...sessionDeps, secret, isRequired: isFactorRequired, tries, newSession, recordSignIn })
  const { pendingSignIns } = secondFactor
  const accounts = createAccounts({
    db,
    accounts: store,
    families,
    activeSessions,
    tries,
    tokens,
    newSession,
    pendingSignIns,
    recordSignIn,
    now,
    onSessionEnded,
  })

  app.decorateRequest('session', undefined)
  app.decorate('readSession', async (request) => {
    const accessToken = cookies.readAccess(request)
    return accessToken ? accounts.readSession(accessToken) : undefined
  })
  serveAccounts(app, accounts, cookies)
  serveOwnAccount(app, {
    links,
    ownSessions: createOwnSessions({ ...sessionDeps, tries }),
    profiles: createProfiles({ db, changeProfile }),
    cookies,
  })
  serveSecondFactor(app, { ...secondFactor, accounts, cookies })
  jobs.add({ name: 'send-password-links', everySeconds: 1, run: links.sendLinks })
  const deleteOldAccountData = createDeleteOldAccountData({ db, codes: codesStore, links, tries, families, now })
  jobs.add({ name: 'delete-old-account-data', everySeconds: 3_600, run: deleteOldAccountData })

  return {
    /** Functions that open a session of another member on the same device. */
    opening: { families, accounts: store, tries, cookies, newSession, signAccess: tokens.signAccess },
    describeNew: accounts.describeNew,
    /** Reads the session of a request's refresh token. Returns undefined without a token, or with an invalid one. */
    sessionOfRefresh: async (request: FastifyRequest) => {
      const refreshToken = cookies.readRefresh(request)
      return refreshToken === undefined ? undefined : accounts.readSessionOfRefresh(refreshToken)
    },
    /** Reads the current state of a session. Returns undefined when it has ended. */
    sessionOfNow: (sessionId: string) => activeSessions.read(sessionId, now()),
    /** Returns the ids of the sessions that have neither ended nor expired. */
    sessionsAlive: (sessionIds: string[]) => activeSessions.readIds(sessionIds, now()),
  }
}

export type Sessions = ReturnType<typeof registerAccounts>

type OldDataDeps = {
  db: Db
  codes: OneTimeCodesStore
  links: PasswordLinks
  tries: SignInTries
  families: SessionFamiliesStore
  now: () => Date
}

const day = 86_400_000

/** Deletes expired codes, links, sign-ins without a second factor, failed attempts and sessions, so that no address is stored longer than needed. */
const createDeleteOldAccountData =
  ({ db, codes, links, tries, families, now }: OldDataDeps) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(now().getTime() - days * day)
    await codes.deleteBefore(ago(2))
    await links.deleteBefore(ago(7))
    await deleteExpiredPending(db, now())
    await tries.deleteBefore(ago(1))
    await families.deleteExpired(now())
  }
