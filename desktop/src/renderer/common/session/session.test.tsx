// @vitest-environment jsdom
import { logout, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { endAllSessions } from '@sufra/shared/accounts/own-account.routes'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../api/answer-calls.test-data.ts'
import { call, startNewClient } from '../api/api.ts'
import { renewSession, signOut } from './session.ts'
import { currentSession, storeSession, type Session } from './session-state.ts'

/** A user with only the fields that the tests read. */
const userOf = (name: string) => ({ role: 'merchant', email: `${name}@sufra.test` }) as unknown as NonNullable<Session['user']>
const [noora, omar] = [userOf('noora'), userOf('omar')]
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const [read, leave, refresh, everywhere] = [nameOf(readMe), nameOf(logout), nameOf(refreshToken), nameOf(endAllSessions)]
const withoutSession = { [read]: refuseWith(401, 'session.none') }
const signedOut = { user: null, ended: 'signed_out' }
const expired = { user: null, ended: 'expired' }

/** Answers the calls, and `held` only after its release. Returns the sent calls. */
const answerLate = (held: string, answers: Record<string, Answer>) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = answerCalls(answers)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (`${init.method} ${url}` === held) await promise
    return fetch(url, init)
  })
  return { sent, release: resolve }
}

test.each([401, 403])('a session that the server refuses with %i has expired', async (status) => {
  storeSession({ user: noora })
  answerCalls({ [read]: refuseWith(status, 'session.expired'), [refresh]: refuseWith(401, 'session.none') })
  await renewSession()
  expect(currentSession()).toEqual(expired)
})

test.each([401, 403])('signing out does not report an expired session while a call is refused with %i', async (status) => {
  storeSession({ user: noora })
  const { sent, release } = answerLate(leave, {
    [read]: refuseWith(status, 'session.none'),
    [refresh]: refuseWith(401, 'session.none'),
    [leave]: answerWith(null),
  })
  const signingOut = signOut()
  await renewSession()
  expect(currentSession()).toEqual(signedOut)
  release()
  await signingOut
  await renewSession()
  expect(currentSession()).toEqual(signedOut)
  expect(sent[leave]).not.toHaveLength(0)

  storeSession({ user: noora })
  await renewSession()
  expect(currentSession()).toEqual(expired)
})

test('signing out works without a response', async () => {
  storeSession({ user: noora })
  answerCalls({})
  await signOut()
  expect(currentSession()).toEqual(signedOut)
})

test('ending every session signs out too, and the user stays signed in when the sessions could not be ended', async () => {
  storeSession({ user: noora })
  const { sent, release } = answerLate(everywhere, { ...withoutSession, [everywhere]: answerWith(null), [leave]: answerWith(null) })
  const signingOut = signOut(() => call(endAllSessions, {}))
  await renewSession()
  expect(currentSession()).toEqual(signedOut)
  release()
  await signingOut
  expect(sent[leave]).toHaveLength(1)

  storeSession({ user: noora })
  answerCalls({ ...withoutSession, [everywhere]: refuseWith(500, 'internal') })
  await expect(signOut(() => call(endAllSessions, {}))).rejects.toThrow()
  expect(currentSession()).toEqual({ user: noora })
  await renewSession()
  expect(currentSession()).toEqual(expired)
})

test('a user who signs in while the previous one is still signing out stays signed in', async () => {
  storeSession({ user: noora })
  const { release } = answerLate(leave, { ...withoutSession, [leave]: answerWith(null) })
  const signingOut = signOut()
  storeSession({ user: omar })
  release()
  await signingOut
  expect(currentSession()).toEqual({ user: omar })
})

test.each([
  ['refused', refuseWith(401, 'session.none')],
  ['answered', answerWith(noora)],
])('a late call of the previous session that is %s does not change the next session', async (_, answer) => {
  storeSession({ user: noora })
  const { release } = answerLate(read, { [read]: answer })
  const late = renewSession()
  startNewClient()
  storeSession({ user: omar })
  release()
  await late
  expect(currentSession()).toEqual({ user: omar })
})

test('a late refresh of the previous session does not sign the next one out on the server', async () => {
  storeSession({ user: noora })
  const { sent, release } = answerLate(refresh, { [read]: refuseWith(403, 'session.expired'), [refresh]: refuseWith(401, 'session.none') })
  const late = renewSession()
  await expect.poll(() => sent[read]).toHaveLength(1)
  startNewClient()
  storeSession({ user: omar })
  release()
  await late
  expect(sent[refresh]).toHaveLength(1)
  expect(sent[leave]).toBeUndefined()
  expect(currentSession()).toEqual({ user: omar })
})
