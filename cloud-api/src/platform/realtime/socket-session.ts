// The session of a socket: read when it is opened, and again for each later use.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Permission } from '@sufra/shared/permissions/permissions'
import { authorize } from '../http/sessions/authorize.ts'
import type { Session, SessionFor } from '../http/sessions/session.ts'
import { refused, Refusal } from '../refusals/refused.ts'
import type { Connection } from './connections.ts'

/** Milliseconds for which the session read when a socket was opened is reused: a client joins as soon as it is connected. */
const sessionFresh = 5_000

type ReadDeps = { app: Pick<FastifyInstance, 'readSession'>; sessionOfRefresh: (request: FastifyRequest) => Promise<Session | undefined> }

/** Falls back to the refresh token, so that a counter with an expired access token reconnects without renewing it first. */
export const createReadSocketSession =
  ({ app, sessionOfRefresh }: ReadDeps) =>
  async (request: FastifyRequest): Promise<Session | 'expired' | undefined> => {
    try {
      return await app.readSession(request)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session.expired') return (await sessionOfRefresh(request)) ?? 'expired'
      throw error
    }
  }

type SessionDeps = { sessionOfNow: (sessionId: string) => Promise<Session | undefined>; now: () => Date }

/** Returns the session of a connection with this permission. Refuses `session.expired`, and like `authorize`. */
export type PermittedSession = <P extends Permission>(connection: Connection, permission: P) => Promise<SessionFor<P>>

export const createPermittedSession =
  ({ sessionOfNow, now }: SessionDeps): PermittedSession =>
  async ({ expired, opened, sessionId }, permission) => {
    if (expired) throw refused('session.expired')
    const isFresh = now().getTime() - opened.at < sessionFresh
    const session = isFresh ? opened.session : sessionId ? await sessionOfNow(sessionId) : undefined
    authorize(session, permission)
    return session
  }
