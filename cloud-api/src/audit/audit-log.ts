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

type AuditEntry = { adminId: string; action: AdminAction; at: Date; restaurantId?: string; details?: Record<string, unknown> }

/** Records an action of an administrator, in the transaction of the action. */
export const recordAuditEntry = (tx: Db, { details = {}, ...entry }: AuditEntry) =>
  tx.insert(auditLog).values({ id: uuidv7(), ...entry, details })

const shown = 100

/** The audit entries of a restaurant, newest first. */
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
