import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { currentOrigin } from '../../platform/http/addresses/request-origin.ts'
import { auditLog } from './audit-log.table.ts'

const maxRead = 100

/** Inserts an entry with the network address and the device of the request that is being handled. */
export const insertEntry = async (tx: Db, entry: typeof auditLog.$inferInsert): Promise<void> => {
  await tx.insert(auditLog).values({ ...entry, ...currentOrigin() })
}

export const readNewestEntries = (db: Db, restaurantId: string, actions: readonly string[]) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.restaurantId, restaurantId), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(maxRead)
