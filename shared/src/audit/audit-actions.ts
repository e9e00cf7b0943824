// Actions that the audit log records. Each has a sentence in both languages (`audit/texts.{en,ar}.ts`), which do not compile
// without it.

/** Actions of administrators, and of the platform itself. */
export const administratorActions = [
  'applicant_verified',
  'applicant_rejected',
  'documents_verified',
  'documents_rejected',
  'administrator_invited',
  'invitation_revoked',
  'administrator_role_changed',
  'administrator_disabled',
  'administrator_enabled',
  'administrator_signed_out',
  'administrator_signed_in',
  'sign_in_password_failed',
  'sign_in_code_failed',
  'second_factor_enabled',
  'second_factor_reset',
  'recovery_codes_replaced',
  'recovery_code_used',
  'restaurant_deactivated',
  'restaurant_restored',
  'restaurants_exported',
  'plan_created',
  'plan_changed',
  'subscription_plan_changed',
  'subscription_cancelled',
  'subscription_payment_recorded',
  'subscription_payment_taken_back',
  'subscription_notified',
  'subscriptions_exported',
  'transfer_account_changed',
  'audit_exported',
  'expiring_exported',
  'document_reminded',
  'document_rule_changed',
  'support_answered',
  'support_noted',
  'support_assigned',
  'support_closed',
  'support_reopened',
  'support_template_saved',
  'support_template_deleted',
  'job_run',
  'messages_retried',
  'webhook_retried',
  'member_signed_out',
  'device_revoked',
  'note_written',
  'note_changed',
  'note_deleted',
  'view_started',
  'view_ended',
] as const
export type AdministratorAction = (typeof administratorActions)[number]

/**
 * Actions of members that move money, choose the account for it, change the people and devices of the restaurant, or change the links that
 * guests follow.
 */
export const memberActions = [
  'order_refunded',
  'order_cancelled_afterwards',
  'invoice_paid_by_card',
  'bank_details_changed',
  'about_changed',
  'sms_changed',
  'alarm_tested',
  'customer_exported',
  'customer_deleted',
  'customer_retention_changed',
  'member_invited',
  'member_invitation_cancelled',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'device_revoked',
  'pin_set',
  'pin_removed',
  'pin_locked',
  'pin_ended',
] as const
export type MemberAction = (typeof memberActions)[number]

export type AuditAction = AdministratorAction | MemberAction

/** Both lists contain the revocation of a device, so duplicates are removed. */
export const auditActions: readonly AuditAction[] = [...new Set<AuditAction>([...administratorActions, ...memberActions])]

/** Returns false for an action of a newer release. */
export const isAuditAction = (action: string): action is AuditAction => auditActions.some((each) => each === action)
