import {
  changePassword,
  changeProfile,
  checkLink,
  endAllSessions,
  endSession,
  forgotPassword,
  listSessions,
  readProfile,
  resetPassword,
} from '@sufra/shared/accounts/own-account.routes'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../platform/http/addresses/network-of.ts'
import { byField } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import type { OwnSessions } from './sessions/own-sessions.ts'
import type { PasswordLinks } from './passwords/password-links.ts'
import type { Profiles } from './profiles.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'

type Deps = { links: PasswordLinks; ownSessions: OwnSessions; profiles: Profiles; cookies: SessionCookies }

/** Calls about one address or link, which has 256 random bits. Hashing a password takes long, so a network address has fewer than usual. */
const emailLimit = { max: 10, of: byField('email'), perNetwork: 60 }
const linkLimit = { max: 10, of: byField('token'), perNetwork: 300 }

export const serveOwnAccount = (app: FastifyInstance, { links, ownSessions, profiles, cookies }: Deps) => {
  serve(
    app,
    forgotPassword,
    async ({ body, request }) => {
      await links.requestReset(body.email, body.role, languageOf(request.headers['accept-language']))
      return { message: 'If there is an account with this email, a link is on its way' }
    },
    { limit: emailLimit },
  )

  serve(app, checkLink, async ({ body }) => ({ data: await links.check(body.token) }), { limit: linkLimit })

  serve(
    app,
    resetPassword,
    async ({ body }) => ({ message: 'Password changed', data: { role: await links.choosePassword(body.token, body.password) } }),
    { limit: linkLimit },
  )

  serve(app, changePassword, async ({ body, session, request }) => {
    const place = { networkAddress: networkOf(request.ip), deviceToken: cookies.readDevice(request) }
    await ownSessions.changePassword(session, place, body.current, body.password)
    return { message: 'Password changed' }
  })

  serve(app, listSessions, async ({ session }) => ({ data: await ownSessions.list(session) }))

  serve(app, endSession, async ({ params, session }) => {
    await ownSessions.end(session, params.sessionId)
    return { message: 'Signed out' }
  })

  serve(app, endAllSessions, async ({ session, reply }) => {
    await ownSessions.endAll(session)
    cookies.clear(reply)
    return { message: 'Signed out everywhere' }
  })

  serve(app, readProfile, async ({ session }) => ({ data: await profiles.read(session.restaurantId) }))

  serve(app, changeProfile, async ({ session, body }) => ({ data: await profiles.change(session.restaurantId, body) }))
}
