import type { User } from '@sufra/shared/accounts/account'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pendingSignInMinutes } from '@sufra/shared/accounts/second-factor'
import { refreshDays } from './tokens.ts'

const lifetime = refreshDays * 86_400
/** In seconds: the longest lifetime that browsers allow. */
const deviceLifetime = 400 * 86_400

/**
 * The session's cookies. `access` outlives its token on purpose: an expired token returns 403, which the client treats as "refresh" (spec
 * §4). `user` is only shown by clients (spec §3) and authorizes nothing. `device` outlives the session: it identifies the account's own
 * device while others guess its password. `pending` is a sign-in that waits for its second factor, and opens nothing.
 */
export const createSessionCookies = (isSecure: boolean) => {
  const prefix = isSecure ? '__Host-' : ''
  const accessName = `${prefix}access`
  const refreshName = `${prefix}refresh`
  const deviceName = `${prefix}device`
  const pendingName = `${prefix}pending`
  const hidden = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax', maxAge: lifetime } as const
  const shown = { ...hidden, httpOnly: false }

  return {
    setTokens: (reply: FastifyReply, { accessToken, refreshToken }: { accessToken: string; refreshToken: string }) =>
      reply.setCookie(accessName, accessToken, hidden).setCookie(refreshName, refreshToken, hidden),
    setUser: (reply: FastifyReply, { id, role, status }: User) => reply.setCookie('user', JSON.stringify({ id, role, status }), shown),
    setDevice: (reply: FastifyReply, deviceToken: string) =>
      reply.setCookie(deviceName, deviceToken, { ...hidden, maxAge: deviceLifetime }),
    setPending: (reply: FastifyReply, token: string) =>
      reply.setCookie(pendingName, token, { ...hidden, maxAge: pendingSignInMinutes * 60 }),
    clearPending: (reply: FastifyReply) => reply.clearCookie(pendingName, hidden),
    clear: (reply: FastifyReply) => reply.clearCookie(accessName, hidden).clearCookie(refreshName, hidden).clearCookie('user', shown),
    /** The access token, from the bearer header or the cookie. */
    readAccess: (request: FastifyRequest): string | undefined =>
      request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? request.cookies[accessName],
    readRefresh: (request: FastifyRequest): string | undefined => request.cookies[refreshName],
    readPending: (request: FastifyRequest): string | undefined => request.cookies[pendingName],
    readDevice: (request: FastifyRequest): string | undefined => request.cookies[deviceName],
  }
}

export type SessionCookies = ReturnType<typeof createSessionCookies>
