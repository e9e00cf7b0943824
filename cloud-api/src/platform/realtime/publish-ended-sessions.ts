import type { Bus } from './bus.ts'

/** Returns a function that announces ended sessions to every copy of the API; each closes their sockets. */
export const createPublishEndedSessions =
  ({ publish }: Pick<Bus, 'publish'>) =>
  (sessionIds: readonly string[]): void =>
    sessionIds.forEach((sessionId) => publish({ kind: 'session_ended', sessionId }))
