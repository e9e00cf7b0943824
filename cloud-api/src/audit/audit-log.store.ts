import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { auditLog } from './audit-log.table.ts'

const maxRead = 100

export const insertEntry = async (tx: Db, entry: typeof auditLog.$inferInsert): Promise<void> => {
  await tx.insert(auditLog).values(entry)
}

export const readNewestEntries = (db: Db, restaurantId: string) =>
  db.select().from(auditLog).where(eq(auditLog.restaurantId, restaurantId)).orderBy(desc(auditLog.at)).limit(maxRead)
