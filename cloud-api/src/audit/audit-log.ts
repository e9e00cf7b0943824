import { desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '../accounts/accounts.table.ts'
import type { Db } from '../db/connect.ts'
import { auditLog } from './audit-log.table.ts'

type AdminAction =
  | 'applicant_verified'
  | 'applicant_rejected'
  | 'papers_verified'
  | 'papers_rejected'
  | 'administrator_invited'
  | 'invitation_revoked'

type Deed = { adminId: string; action: AdminAction; at: Date; restaurantId?: string; details?: Record<string, unknown> }

/** Writes down what an administrator did, in the transaction of the deed. */
export const note = (tx: Db, { details = {}, ...deed }: Deed) => tx.insert(auditLog).values({ id: uuidv7(), ...deed, details })

const shown = 100

/** What administrators did about a restaurant, the newest first. */
export const readAuditEntries = async (db: Db, restaurantId: string) => {
  const rows = await db
    .select({ at: auditLog.at, firstName: users.firstName, lastName: users.lastName, action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.adminId))
    .where(eq(auditLog.restaurantId, restaurantId))
    .orderBy(desc(auditLog.at))
    .limit(shown)
  return rows.map(({ at, firstName, lastName, action, details }) => ({
    at: at.toISOString(),
    by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    action,
    details,
  }))
}
