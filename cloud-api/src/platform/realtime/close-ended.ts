type SessionSocket = { sessionId: string | undefined; socket: { close: (code: number, reason: string) => void } }

/** Close code: the session has ended; sign in again. */
export const sessionOver = 4401

/**
 * Closes the sockets of ended sessions: sessions that ended during a bus outage, or expired. Sockets that are opened while the database
 * responds were not part of the query and stay open.
 */
export const createCloseEnded =
  (sockets: Iterable<SessionSocket>, sessionsAlive: (sessionIds: string[]) => Promise<Set<string>>) => async (): Promise<void> => {
    const checked = [...sockets].flatMap(({ sessionId, socket }) => (sessionId === undefined ? [] : { sessionId, socket }))
    if (checked.length === 0) return
    const alive = await sessionsAlive([...new Set(checked.map(({ sessionId }) => sessionId))])
    for (const { sessionId, socket } of checked) if (!alive.has(sessionId)) socket.close(sessionOver, 'session over')
  }
