import { endDeviceSessions } from '../accounts/sessions/own-sessions.store.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { revoke } from './devices.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; now: () => Date; onSessionsEnded: (sessionIds: string[]) => void }

/**
 * Revokes a device: its token is no longer accepted, and its sessions at the restaurant end, with their sockets. Does nothing for an
 * unknown or revoked device. `record` is called in the transaction of a revocation.
 */
export const createRevokeDevice =
  ({ connection, now, onSessionsEnded }: Deps) =>
  async (restaurantId: string, deviceId: string, record: (tx: Db) => Promise<void> = async () => {}): Promise<void> => {
    const ended = await connection.transact(async (tx) => {
      const tokenHash = await revoke(tx, restaurantId, deviceId, now())
      if (tokenHash === undefined) return []
      await record(tx)
      return endDeviceSessions(tx, restaurantId, tokenHash, now())
    })
    onSessionsEnded(ended)
  }
