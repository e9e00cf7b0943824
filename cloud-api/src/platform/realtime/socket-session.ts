// The session of a socket: read when it is opened, and again for each later use.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Permission } from '@sufra/shared/permissions/permissions'
import { authorize } from '../http/sessions/authorize.ts'
import type { Session, SessionFor } from '../http/sessions/session.ts'
import { refused, Refusal } from '../refusals/refused.ts'
import type { Connection } from './connections.ts'

/** The sessions of sockets, beside `readSession` of requests. */
export type SocketSessions = {
  /** Reads the session of a request's refresh token. Returns undefined without a token, or with an invalid one. */
  sessionOfRefresh: (request: FastifyRequest) => Promise<Session | undefined>
  /** Reads the current state of a session. Returns undefined when it has ended. */
  sessionOfNow: (sessionId: string) => Promise<Session | undefined>
  /** Returns the ids of the sessions that have neither ended nor expired. */
  sessionsAlive: (sessionIds: string[]) => Promise<Set<string>>
}

/** Milliseconds for which the session read when a socket was opened is reused: a client joins as soon as it is connected. */
const sessionFresh = 5_000

type ReadDeps = Pick<SocketSessions, 'sessionOfRefresh'> & { app: Pick<FastifyInstance, 'readSession'> }

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

type SessionDeps = Pick<SocketSessions, 'sessionOfNow'> & { now: () => Date }

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
