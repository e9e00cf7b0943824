import type { Credentials, Role } from '@sufra/shared/accounts/account'
import { loginAdmin, loginMerchant, logout, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { viewRole } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { networkOf } from '../../platform/http/addresses/network-of.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Accounts } from './accounts.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'

export const serveAccounts = (app: FastifyInstance, accounts: Accounts, cookies: SessionCookies) => {
  const signIn = async (given: Credentials, role: Role, request: FastifyRequest, reply: FastifyReply) => {
    const userAgent = request.headers['user-agent'] ?? ''
    const place = { networkAddress: networkOf(request.ip), deviceToken: cookies.readDevice(request), userAgent }
    const signedIn = await accounts.signIn(given, role, place)
    if ('pending' in signedIn) {
      cookies.setPending(reply, signedIn.pending.token)
      throw refused(signedIn.pending.refusal)
    }
    cookies.setTokens(reply, signedIn)
    cookies.setUser(reply, signedIn.user)
    cookies.setDevice(reply, signedIn.deviceToken)
    return { message: 'Signed in', accessToken: signedIn.accessToken, data: signedIn.user }
  }

  // Attempts are limited in sign-in-tries, which knows the device. A rate limit before that would let others on the
  // same network lock the owner out.
  serve(app, loginMerchant, ({ body, request, reply }) => signIn(body, 'merchant', request, reply))
  serve(app, loginAdmin, ({ body, request, reply }) => signIn(body, 'admin', request, reply))

  serve(app, refreshToken, async ({ request, reply }) => {
    const presented = cookies.readRefresh(request)
    if (!presented) throw refused('session.none')
    const next = await accounts.refresh(presented, request.headers['user-agent'] ?? '')
    cookies.setTokens(reply, next)
    return { accessToken: next.accessToken }
  })

  serve(app, logout, async ({ request, reply }) => {
    const presented = cookies.readRefresh(request)
    if (presented) await accounts.signOut(presented)
    cookies.clear(reply)
    return { message: 'Signed out' }
  })

  serve(app, readMe, async ({ session, reply }) => {
    const user = await accounts.readUser(session)
    if (!user) throw refused('session.none')
    // The cookies of this browser belong to the administrator's own session.
    if (session.role !== viewRole) cookies.setUser(reply, user)
    return { data: user }
  })
}
