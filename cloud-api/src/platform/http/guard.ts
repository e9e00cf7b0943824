// Authorization: checks the route's permission against the session, and the origin of requests that change something.
import type { Route } from '@sufra/shared/contract/route'
import { viewRole } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from './sessions/session.ts'
import { refused } from '../refusals/refused.ts'
import { authorize } from './sessions/authorize.ts'

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
 * Refuses unsafe requests from other sites' pages (CSRF). Browsers send Sec-Fetch-Site, older browsers Origin; a client that sends neither
 * is not a browser and has no ambient cookies.
 */
const rejectCrossSite = (app: FastifyInstance, request: FastifyRequest) => {
  if (isSafe(request.method)) return
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && app.isOwnOrigin(origin, host)) return
  throw refused('request.forbidden_origin')
}

export const guard = (app: FastifyInstance, permission: Route['permission']) => async (request: FastifyRequest) => {
  rejectCrossSite(app, request)
  if (permission === 'public') return
  request.session = await app.readSession(request)
  authorize(request.session, permission)
  if (request.session.role === viewRole && !isSafe(request.method)) throw refused('session.view_only')
}
