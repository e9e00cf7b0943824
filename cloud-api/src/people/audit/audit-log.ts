import type { AdministratorAction, MemberAction } from '@sufra/shared/audit/audit-actions'
import { v7 as uuidv7 } from 'uuid'
import { readNames } from '../accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { insertEntry, readNewestEntries } from './audit-log.store.ts'

/** Actions that decide about a restaurant: its application, its documents, and whether it is active. */
const decisions = [
  'applicant_verified',
  'applicant_rejected',
  'documents_verified',
  'documents_rejected',
  'restaurant_deactivated',
  'restaurant_restored',
] as const satisfies AdministratorAction[]

/** `adminId`: null for actions of the platform, such as a job. */
type AuditEntry = {
  adminId: string | null
  action: AdministratorAction
  at: Date
  restaurantId?: string
  details?: Record<string, unknown>
}

/** Records an action of an administrator or of the platform, in the transaction of the action. */
export const recordAuditEntry = (tx: Db, { details = {}, ...entry }: AuditEntry) => insertEntry(tx, { id: uuidv7(), ...entry, details })

type MemberEntry = { memberId: string; restaurantId: string; action: MemberAction; at: Date; details: Record<string, unknown> }

/** Records an action of a restaurant's member, in the transaction of the action. */
export const recordMemberEntry = (tx: Db, entry: MemberEntry) => insertEntry(tx, { id: uuidv7(), ...entry })

/** The decisions about a restaurant, newest first. */
export const readDecisions = async (db: Db, restaurantId: string) => {
  const rows = await readNewestEntries(db, restaurantId, decisions)
  const names = await readNames(
    db,
    rows.flatMap(({ adminId }) => adminId ?? []),
  )
  return rows.map(({ at, adminId, action, details }) => ({
    at: at.toISOString(),
    by: names.get(adminId ?? '') ?? '',
    action,
    details,
  }))
}
