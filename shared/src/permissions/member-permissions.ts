// Permissions of a restaurant's members.
import type { Permission } from './permissions.ts'

export const staff = [
  'about.read',
  'account.edit',
  'account.read',
  'availability.edit',
  'cash.take',
  'feed.join',
  'history.read',
  'hours.read',
  'menu.read',
  'notifications.read',
  'orders.move',
  'orders.read',
  'pace.edit',
  'people.switch',
  'settings.read',
  'support.ask',
  'support.files',
  'tables.read',
  'tickets.print',
] as const satisfies Permission[]
export const manager = [
  ...staff,
  'about.edit',
  'customers.edit',
  'customers.read',
  'day.close',
  'devices.edit',
  'first-steps.dismiss',
  'history.export',
  'hours.edit',
  'menu.edit',
  'payment-settings.read',
  'payments.refund',
  'reports.read',
  'staff.edit',
  'subscription.pay',
  'tables.edit',
] as const satisfies Permission[]
export const owner = [
  ...manager,
  'documents.edit',
  'documents.read',
  'payment-settings.edit',
  'settings.edit',
] as const satisfies Permission[]
