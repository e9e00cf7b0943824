import { v7 as uuidv7 } from 'uuid'
import { readNames } from '../accounts/users.store.ts'
import type { Db } from '../db/connect.ts'
import { insertEntry, readNewestEntries } from './audit-log.store.ts'

/** What is decided about a restaurant: its application, its documents, and whether it is active. */
const decisions = [
  'applicant_verified',
  'applicant_rejected',
  'papers_verified',
  'papers_rejected',
  'restaurant_deactivated',
  'restaurant_restored',
] as const

type AdminAction =
  | (typeof decisions)[number]
  | 'administrator_invited'
  | 'invitation_revoked'
  | 'restaurants_exported'
  | 'administrator_role_changed'
  | 'administrator_disabled'
  | 'administrator_enabled'
  | 'administrator_signed_out'
  | 'second_factor_enabled'
  | 'second_factor_reset'
  | 'recovery_codes_replaced'
  | 'recovery_code_used'
  | 'support_answered'
  | 'support_noted'
  | 'support_closed'
  | 'support_reopened'
  | 'support_assigned'
  | 'member_signed_out'
  | 'device_revoked'
  | 'note_written'
  | 'note_changed'
  | 'note_deleted'
  | 'support_template_saved'
  | 'support_template_deleted'
  | 'job_run'
  | 'messages_retried'

/** What members do that moves money, decides where it goes, decides who works in the restaurant and on which devices, or changes where guests are led. */
type MemberAction =
  | 'about_changed'
  | 'sms_changed'
  | 'order_refunded'
  | 'bank_details_changed'
  | 'customer_exported'
  | 'customer_deleted'
  | 'customer_retention_changed'
  | 'member_invited'
  | 'member_invitation_cancelled'
  | 'member_joined'
  | 'member_role_changed'
  | 'member_removed'
  | 'device_revoked'
  | 'pin_set'
  | 'pin_removed'

/** `adminId`: null for what the platform does by itself, such as a job. */
type AuditEntry = { adminId: string | null; action: AdminAction; at: Date; restaurantId?: string; details?: Record<string, unknown> }

/** Records an action of an administrator or of the platform itself, in the transaction of the action. */
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
