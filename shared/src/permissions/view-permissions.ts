import type { Permission } from './permissions.ts'

/** What an administrator sees of a restaurant: not its list of guests, its people and its secrets. Only reads, since the guard refuses every other method. */
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
