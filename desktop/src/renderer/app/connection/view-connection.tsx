// The connection of an administrator who views a restaurant. It has no socket, so that no order is acknowledged and the restaurant stays
// unreachable if it is.
import { useMemo, type ReactNode } from 'react'
import { ConnectionContext, type Room } from '../../common/connection/connection-context.ts'

/** Milliseconds between polls of the data that the rooms would send. */
const readInterval = 15_000

const room: Room = {
  send: () => undefined,
  join: (_room, _request, _since, listener) => {
    const timer = setInterval(() => listener.onResync(), readInterval)
    return () => clearInterval(timer)
  },
}

export const ViewConnection = ({ children }: { children: ReactNode }) => {
  const connection = useMemo(() => ({ room, state: 'live' as const }), [])
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}
