// @vitest-environment jsdom
import { logout, readMe } from '@sufra/shared/accounts/account.routes'
import { endAllSessions } from '@sufra/shared/accounts/own-account.routes'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../api/answer-calls.test-data.ts'
import { call } from '../api/api.ts'
import { renewSession, signOut } from './session.ts'
import { currentSession, storeSession } from './session-state.ts'

const user = {
  id: '0192a000-0000-7000-8000-000000000001',
  role: 'merchant',
  status: 'accepted',
  name: 'Noora Owner',
  email: 'noora@sufra.test',
} as never // the user's other fields are not read here
const read = `GET ${readMe.path}`
const everywhere = `${endAllSessions.method} ${endAllSessions.path}`
const withoutSession = { [read]: refuseWith(401, 'unauthorized') }

test('a session that the server does not know any more has expired', async () => {
  storeSession({ user })
  answerCalls(withoutSession)
  await renewSession()
  expect(currentSession()).toEqual({ user: null, ended: 'expired' })
})

test('who signs out is not told that the session has expired, also when a call finds no session before signing out has ended', async () => {
  storeSession({ user })
  answerCalls({ ...withoutSession, [`POST ${logout.path}`]: answerWith(null) })
  const signingOut = signOut()
  await renewSession()
  expect(currentSession()).toEqual({ user: null, ended: 'signed_out' })
  await signingOut
  expect(currentSession()).toEqual({ user: null, ended: 'signed_out' })

  storeSession({ user })
  await renewSession()
  expect(currentSession()).toEqual({ user: null, ended: 'expired' })
})

test('who ends every session signs out too, and stays signed in when they could not be ended', async () => {
  storeSession({ user })
  answerCalls({ ...withoutSession, [everywhere]: answerWith(null), [`POST ${logout.path}`]: answerWith(null) })
  const signingOut = signOut(() => call(endAllSessions, {}))
  await renewSession()
  expect(currentSession()).toEqual({ user: null, ended: 'signed_out' })
  await signingOut

  storeSession({ user })
  answerCalls({ [everywhere]: refuseWith(500, 'internal') })
  await expect(signOut(() => call(endAllSessions, {}))).rejects.toThrow()
  expect(currentSession()).toEqual({ user })
})
