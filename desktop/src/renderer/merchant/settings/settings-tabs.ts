import type { Permission } from '@sufra/shared/permissions/permissions'

type SettingsTab = { to: string; label: string; permission: Permission }

/**
 * `permission`: the permission that the tab needs. Users see the tabs that they may open; in a restaurant that is not accepted, only the
 * tabs that are open to it.
 */
export const settingsTabs = [
  { to: '/merchant/settings/profile', label: 'settings.profile.title', permission: 'account.edit' },
  { to: '/merchant/settings/about', label: 'about.title', permission: 'about.read' },
  { to: '/merchant/settings/hours', label: 'hours.title', permission: 'hours.read' },
  { to: '/merchant/settings/documents', label: 'documents.title', permission: 'documents.edit' },
  { to: '/merchant/settings/sms-settings', label: 'escalation.title', permission: 'settings.read' },
  { to: '/merchant/settings/payments-subscriptions', label: 'settings.payments.title', permission: 'payment-settings.read' },
  { to: '/merchant/settings/staff', label: 'staff.title', permission: 'staff.edit' },
  { to: '/merchant/settings/devices', label: 'devices.title', permission: 'devices.edit' },
] as const satisfies readonly SettingsTab[]
