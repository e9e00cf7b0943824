type SessionSocket = { sessionId: string | undefined; socket: { close: (code: number, reason: string) => void } }

/** The session is over: sign in again. */
export const sessionOver = 4401

/**
 * Closes the sockets of sessions that have ended: one that ended while the bus was away, or ran out by time, has no socket any more. Sockets that are opened
 * while the database answers were not asked about and stay.
 */
export const createCloseEnded =
  (sockets: Iterable<SessionSocket>, sessionsAlive: (sessionIds: string[]) => Promise<Set<string>>) => async (): Promise<void> => {
    const asked = [...sockets].flatMap(({ sessionId, socket }) => (sessionId === undefined ? [] : { sessionId, socket }))
    if (asked.length === 0) return
    const alive = await sessionsAlive([...new Set(asked.map(({ sessionId }) => sessionId))])
    for (const { sessionId, socket } of asked) if (!alive.has(sessionId)) socket.close(sessionOver, 'session over')
  }
