// A restaurant's devices: each has a token of its own, the signed device cookie.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { devices } from './devices.table.ts'

type Device = { restaurantId: string; tokenHash: string }

export const isRevokedDevice = async (db: Db, { restaurantId, tokenHash }: Device): Promise<boolean> => {
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.restaurantId, restaurantId), eq(devices.tokenHash, tokenHash), isNotNull(devices.revokedAt)))
  return row !== undefined
}

/** Returns the hash of the device's token, or undefined for an unknown or revoked device. */
export const revoke = async (tx: Db, restaurantId: string, deviceId: string, now: Date): Promise<string | undefined> => {
  const [revoked] = await tx
    .update(devices)
    .set({ revokedAt: now })
    .where(and(eq(devices.restaurantId, restaurantId), eq(devices.id, deviceId), isNull(devices.revokedAt)))
    .returning({ tokenHash: devices.tokenHash })
  return revoked?.tokenHash
}

/** Returns the devices that are not revoked. */
export const listDevices = (db: Db, restaurantId: string) =>
  db
    .select()
    .from(devices)
    .where(and(eq(devices.restaurantId, restaurantId), isNull(devices.revokedAt)))
    .orderBy(desc(devices.lastSeenAt), desc(devices.id))

export const setDeviceLabel = async (db: Db, restaurantId: string, deviceId: string, label: string): Promise<void> => {
  await db
    .update(devices)
    .set({ label })
    .where(and(eq(devices.restaurantId, restaurantId), eq(devices.id, deviceId)))
}

/** Stores a sign-in from a device. Returns false when the device is revoked. */
export const recordDevice = async (tx: Db, device: Device & { name: string }, now: Date): Promise<boolean> => {
  const rows = await tx
    .insert(devices)
    .values({ ...device, id: uuidv7(), lastSeenAt: now })
    .onConflictDoUpdate({
      target: [devices.restaurantId, devices.tokenHash],
      set: { lastSeenAt: now },
      setWhere: isNull(devices.revokedAt),
    })
    .returning({ id: devices.id })
  return rows.length > 0
}
