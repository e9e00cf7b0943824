import {
  beginEnrolment,
  completeEnrolment,
  completeSignIn,
  enableSecondFactor,
  readSecondFactor,
  replaceRecoveryCodes,
  setUpSecondFactor,
} from '@sufra/shared/accounts/second-factor.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../../platform/http/addresses/network-of.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Accounts } from '../accounts.ts'
import type { SessionCookies } from '../sessions/session-cookies.ts'
import type { OwnSecondFactor } from './own-second-factor.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'

type Deps = { pendingSignIns: PendingSignIns; ownSecondFactor: OwnSecondFactor; accounts: Accounts; cookies: SessionCookies }
type Opened = { sessionId: string; refreshToken: string; deviceToken: string }

export const serveSecondFactor = (app: FastifyInstance, { pendingSignIns, ownSecondFactor, accounts, cookies }: Deps) => {
  const placeOf = (request: FastifyRequest) => ({
    networkAddress: networkOf(request.ip),
    deviceToken: cookies.readDevice(request),
    userAgent: request.headers['user-agent'] ?? '',
  })
  const signedIn = async (reply: FastifyReply, { sessionId, refreshToken, deviceToken }: Opened) => {
    const { user, accessToken } = await accounts.describeNew(sessionId)
    cookies.setTokens(reply, { accessToken, refreshToken })
    cookies.setUser(reply, user)
    cookies.setDevice(reply, deviceToken)
    cookies.clearPending(reply)
    return { message: 'Signed in', accessToken, data: user }
  }

  // The sign-in and the account limit attempts like those at the password: see accounts.handlers.ts.
  serve(app, completeSignIn, async ({ body, request, reply }) =>
    signedIn(reply, await pendingSignIns.complete(cookies.readPending(request), body, placeOf(request))),
  )

  serve(app, beginEnrolment, async ({ request }) => ({ data: await pendingSignIns.beginEnrolment(cookies.readPending(request)) }))

  serve(app, completeEnrolment, async ({ body, request, reply }) => {
    const opened = await pendingSignIns.enrol(cookies.readPending(request), body, placeOf(request))
    return { ...(await signedIn(reply, opened)), recoveryCodes: opened.recoveryCodes }
  })

  serve(app, readSecondFactor, async ({ session }) => ({ data: await ownSecondFactor.read(session) }))

  serve(app, setUpSecondFactor, async ({ session, body, request }) => ({
    data: await ownSecondFactor.setUp(session, placeOf(request), body.proof),
  }))

  serve(app, enableSecondFactor, async ({ session, body }) => ({
    message: 'Second factor enabled',
    data: { recoveryCodes: await ownSecondFactor.enable(session, body) },
  }))

  serve(app, replaceRecoveryCodes, async ({ session, body, request }) => ({
    message: 'Recovery codes replaced',
    data: { recoveryCodes: await ownSecondFactor.renewCodes(session, placeOf(request), body) },
  }))
}
