// Permissions of the platform's administrators.
import type { Permission } from './permissions.ts'

/** Permissions that every administrator has. */
const administrator = [
  'account.edit',
  'account.read',
  'restaurants.note',
  'restaurants.read',
  'second-factor.edit',
] as const satisfies Permission[]
export const reviewer = [
  ...administrator,
  'applicants.review',
  'documents.read',
  'expiring.read',
  'expiring.remind',
] as const satisfies Permission[]
export const support = [
  ...administrator,
  'analytics.read',
  'expiring.read',
  'health.read',
  'restaurants.sign-out',
  'restaurants.view-as',
  'support.answer',
  'support.files',
] as const satisfies Permission[]
export const finance = [
  ...administrator,
  'analytics.read',
  'platform-payments.edit',
  'restaurants.deactivate',
  'subscriptions.edit',
] as const satisfies Permission[]
export const platformOwner = [
  ...administrator,
  'administrators.edit',
  'analytics.read',
  'applicants.review',
  'audit.read',
  'document-rules.edit',
  'documents.read',
  'expiring.read',
  'expiring.remind',
  'health.read',
  'health.retry',
  'platform-payments.edit',
  'restaurants.deactivate',
  'restaurants.sign-out',
  'restaurants.view-as',
  'subscriptions.edit',
  'support.answer',
  'support.files',
] as const satisfies Permission[]
