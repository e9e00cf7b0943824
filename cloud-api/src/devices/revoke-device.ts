import { and, eq, isNull } from 'drizzle-orm'
import { sessions } from '../accounts/accounts.table.ts'
import type { Connection } from '../db/connect.ts'
import { devices } from './devices.table.ts'

type Deps = { connection: Pick<Connection, 'transact'>; now: () => Date; onSessionsEnded: (sessionIds: string[]) => void }

/**
 * Revokes a device: its token is not accepted any more, and its sessions at the restaurant end, with their sockets. Does nothing for an unknown or
 * revoked device.
 */
export const createRevokeDevice =
  ({ connection, now, onSessionsEnded }: Deps) =>
  async (restaurantId: string, deviceId: string): Promise<void> => {
    const ended = await connection.transact(async (tx) => {
      const [revoked] = await tx
        .update(devices)
        .set({ revokedAt: now() })
        .where(and(eq(devices.restaurantId, restaurantId), eq(devices.id, deviceId), isNull(devices.revokedAt)))
        .returning({ tokenHash: devices.tokenHash })
      if (!revoked) return []
      return tx
        .update(sessions)
        .set({ endedAt: now() })
        .where(and(eq(sessions.restaurantId, restaurantId), eq(sessions.deviceHash, revoked.tokenHash), isNull(sessions.endedAt)))
        .returning({ id: sessions.id })
    })
    onSessionsEnded(ended.map(({ id }) => id))
  }
