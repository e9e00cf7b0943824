import type { Permission } from './permissions.ts'

/**
 * Permissions of an administrator who views a restaurant. They exclude its list of guests, its people and its secrets. They only read,
 * since the guard refuses every other method.
 */
export const viewPermissions = [
  'about.read',
  'account.read',
  'history.read',
  'hours.read',
  'menu.read',
  'orders.read',
  'payment-settings.read',
  'reports.read',
  'settings.read',
  'tables.read',
] as const satisfies Permission[]
