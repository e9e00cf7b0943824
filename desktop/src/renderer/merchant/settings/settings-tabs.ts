import type { Permission } from '@sufra/shared/permissions/permissions'
import type { ComponentType } from 'react'

type SettingsTab = { to: string; label: string; permission: Permission; load: () => Promise<ComponentType> }

/**
 * `permission`: the permission that the tab needs. Users see the tabs that they may open; in a restaurant that is not accepted, only the
 * tabs that are open to it.
 */
export const settingsTabs = [
  {
    to: '/merchant/settings/profile',
    label: 'settings.profile.title',
    permission: 'account.edit',
    load: () => import('./profile-page.tsx').then((file) => file.ProfilePage),
  },
  {
    to: '/merchant/settings/about',
    label: 'about.title',
    permission: 'about.read',
    load: () => import('../../features/about/about-page.tsx').then((file) => file.AboutPage),
  },
  {
    to: '/merchant/settings/hours',
    label: 'hours.title',
    permission: 'hours.read',
    load: () => import('../../features/hours/hours-page.tsx').then((file) => file.HoursPage),
  },
  {
    to: '/merchant/settings/documents',
    label: 'documents.title',
    permission: 'documents.edit',
    load: () => import('./documents-page.tsx').then((file) => file.DocumentsPage),
  },
  {
    to: '/merchant/settings/sms-settings',
    label: 'escalation.title',
    permission: 'settings.read',
    load: () => import('../../features/alerts/alerts-page.tsx').then((file) => file.AlertsPage),
  },
  {
    to: '/merchant/settings/payments-subscriptions',
    label: 'settings.payments.title',
    permission: 'payment-settings.read',
    load: () => import('../../features/payment-settings/payments-page.tsx').then((file) => file.PaymentsPage),
  },
  {
    to: '/merchant/settings/staff',
    label: 'staff.title',
    permission: 'staff.edit',
    load: () => import('../../features/staff/staff-page.tsx').then((file) => file.StaffPage),
  },
  {
    to: '/merchant/settings/devices',
    label: 'devices.title',
    permission: 'devices.edit',
    load: () => import('../../features/devices/devices-page.tsx').then((file) => file.DevicesPage),
  },
] as const satisfies readonly SettingsTab[]
