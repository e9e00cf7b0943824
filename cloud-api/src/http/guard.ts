// Who may call: the route's `access` against the session, and for calls that change something, where the page comes from.
import type { Access } from '@sufra/shared/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '../accounts/session.ts'
import { refused } from './refused.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readSession: (request: FastifyRequest) => Promise<Session | undefined>
    isOwnOrigin: (origin: string, host: string | undefined) => boolean
  }
  interface FastifyRequest {
    session: Session | undefined
  }
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/**
 * Refuses a change that another site's page asks for. Browsers say where they come from by Sec-Fetch-Site, older ones by Origin; a caller that says
 * neither is no browser, and carries nobody's cookies unknowingly.
 */
const refuseForeignPage = (app: FastifyInstance, request: FastifyRequest) => {
  if (isSafe(request.method)) return
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && app.isOwnOrigin(origin, host)) return
  throw refused('request.forbidden_origin')
}

const permit = (access: Access, session: Session | undefined) => {
  if (access === 'anyone') return
  if (!session) throw refused('session.none')
  if (access === 'signed-in') return
  if (session.role !== (access === 'any-merchant' ? 'merchant' : access)) throw refused('session.forbidden')
  if (access !== 'any-merchant' && session.status !== 'accepted') throw refused('session.not_accepted')
}

export const guard = (app: FastifyInstance, access: Access) => async (request: FastifyRequest) => {
  refuseForeignPage(app, request)
  if (access !== 'anyone') request.session = await app.readSession(request)
  permit(access, request.session)
}
