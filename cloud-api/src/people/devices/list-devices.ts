import type { Device } from '@sufra/shared/devices/device.routes'
import { readSessionsAt } from '../accounts/sessions/own-sessions.store.ts'
import { deviceOf } from '../../platform/http/addresses/user-agent.ts'
import { readNames } from '../accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { listDevices } from './devices.store.ts'

const listedFor = 90 * 86_400_000
const maxListed = 100

type Restaurant = { restaurantId: string; /** `sessionId`: session of the caller, who may be signed in there. */ sessionId?: string }

/** Lists the devices that were used recently and are not revoked, the last used first. */
export const listDevicesOf = async (db: Db, { restaurantId, sessionId }: Restaurant, now: Date): Promise<Device[]> => {
  const since = new Date(now.getTime() - listedFor)
  const sessionsByDevice = Map.groupBy(await readSessionsAt(db, restaurantId, since), ({ deviceHash }) => deviceHash)
  const seen = (await listDevices(db, restaurantId))
    .map((device) => {
      const sessions = sessionsByDevice.get(device.tokenHash) ?? []
      const [newest] = sessions
      const lastSeenAt = newest && newest.rotatedAt > device.lastSeenAt ? newest.rotatedAt : device.lastSeenAt
      return { ...device, sessions, lastSeenAt, userAgent: newest?.userAgent ?? device.name }
    })
    .filter(({ lastSeenAt }) => lastSeenAt > since)
    .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime())
    .slice(0, maxListed)
  const active = seen.map(({ sessions }) => sessions.filter(({ endedAt, expiresAt }) => !endedAt && expiresAt > now))
  const names = await readNames(
    db,
    active.flat().map(({ userId }) => userId),
  )
  return seen.map(({ id, label, lastSeenAt, userAgent }, index) => ({
    id,
    label,
    ...deviceOf(userAgent),
    lastSeenAt: lastSeenAt.toISOString(),
    people: [...new Set(active[index]?.map(({ userId }) => userId))].map((userId) => names.get(userId) ?? ''),
    isThis: active[index]?.some((session) => session.id === sessionId) ?? false,
  }))
}
