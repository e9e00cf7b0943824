import { describe, expect, test } from 'vitest'
import { merchantStatuses } from '../accounts/account.ts'
import { isOpenTo, permissionRefusal } from '../accounts/merchant-status.ts'
import {
  administratorRoles,
  hasPermission,
  isAdministrator,
  permissions,
  sessionRoleOf,
  sessionRoles,
  type Permission,
  type SessionRole,
} from './permissions.ts'

const all = Object.keys(permissions) as Permission[] // keys of a constant

/**
 * Letters of the roles. Members of a restaurant: O owner, M manager, S staff. V: an administrator who views it. Administrators of the
 * platform: o owner, r reviewer, s support, f finance.
 */
const table: Record<Permission, string> = {
  'about.edit': 'OM',
  'about.read': 'OMSV',
  'account.edit': 'OMSorsf',
  'account.read': 'OMSVorsf',
  'administrators.edit': 'o',
  'analytics.read': 'osf',
  'applicants.review': 'or',
  'audit.read': 'o',
  'availability.edit': 'OMS',
  'cash.take': 'OMS',
  'customers.edit': 'OM',
  'customers.read': 'OM',
  'day.close': 'OM',
  'devices.edit': 'OM',
  'document-rules.edit': 'o',
  'documents.edit': 'O',
  'documents.read': 'Oor',
  'expiring.read': 'ors',
  'expiring.remind': 'or',
  'feed.join': 'OMS',
  'first-steps.dismiss': 'OM',
  'health.read': 'os',
  'health.retry': 'o',
  'history.export': 'OM',
  'history.read': 'OMSV',
  'hours.edit': 'OM',
  'hours.read': 'OMSV',
  'menu.edit': 'OM',
  'menu.read': 'OMSV',
  'notifications.read': 'OMS',
  'orders.move': 'OMS',
  'orders.read': 'OMSV',
  'pace.edit': 'OMS',
  'payments.refund': 'OM',
  'payment-settings.edit': 'O',
  'payment-settings.read': 'OMV',
  'people.switch': 'OMS',
  'platform-payments.edit': 'of',
  'reports.read': 'OMV',
  'restaurants.deactivate': 'of',
  'restaurants.note': 'orsf',
  'restaurants.read': 'orsf',
  'restaurants.sign-out': 'os',
  'restaurants.view-as': 'os',
  'second-factor.edit': 'orsf',
  'settings.edit': 'O',
  'settings.read': 'OMSV',
  'staff.edit': 'OM',
  'subscription.pay': 'OM',
  'subscriptions.edit': 'of',
  'support.answer': 'os',
  'support.ask': 'OMS',
  'support.files': 'OMSos',
  'tables.edit': 'OM',
  'tables.read': 'OMSV',
  'tickets.print': 'OMS',
}
const letters: Record<SessionRole, string> = {
  owner: 'O',
  manager: 'M',
  staff: 'S',
  'view-as': 'V',
  'admin-owner': 'o',
  'admin-reviewer': 'r',
  'admin-support': 's',
  'admin-finance': 'f',
}

test.each(Object.entries(table) as [Permission, string][])('%s is a permission of the roles %s', (permission, roles) => {
  expect(
    sessionRoles
      .filter((role) => hasPermission(role, permission))
      .map((role) => letters[role])
      .join(''),
  ).toBe(roles)
})

test('managers have all permissions of staff, and owners all permissions of managers', () => {
  for (const permission of all) {
    if (hasPermission('staff', permission)) expect(hasPermission('manager', permission)).toBe(true)
    if (hasPermission('manager', permission)) expect(hasPermission('owner', permission)).toBe(true)
  }
})

test("an owner of the platform has the permissions of every administrator, and no administrator has members' permissions", () => {
  for (const permission of all) {
    const isForAdministrators = administratorRoles.some((role) => hasPermission(sessionRoleOf(role), permission))
    expect(hasPermission('admin-owner', permission)).toBe(isForAdministrators)
  }
  expect(sessionRoles.filter(isAdministrator)).toEqual(administratorRoles.map(sessionRoleOf))
  expect(hasPermission('admin-owner', 'menu.edit')).toBe(false)
})

test('view-as is refused everything outside its permissions with session.view_only, whatever the status', () => {
  for (const status of merchantStatuses) expect(permissionRefusal({ role: 'view-as', status }, 'menu.edit')).toBe('session.view_only')
  expect(permissionRefusal({ role: 'view-as', status: 'accepted' }, 'menu.read')).toBeUndefined()
})

describe('the status of the restaurant', () => {
  test.each([
    ['pending', 'session.not_accepted', 'session.not_accepted'],
    ['rejected', 'session.not_accepted', 'session.not_accepted'],
    ['accepted', undefined, undefined],
    ['deactivated', 'session.not_accepted', undefined],
  ] as const)(
    '%s: the menu needs an accepted restaurant, finishing orders an accepted or deactivated one, settings and help neither',
    (status, menu, orders) => {
      const session = { role: 'owner', status } as const
      expect(permissionRefusal(session, 'menu.edit')).toBe(menu)
      expect(permissionRefusal(session, 'orders.move')).toBe(orders)
      expect(permissionRefusal(session, 'settings.edit')).toBeUndefined()
      expect(permissionRefusal(session, 'support.ask')).toBeUndefined()
    },
  )

  test('a deactivated restaurant finishes its orders, and may do nothing else that needs acceptance', () => {
    const finishing = all.filter((permission) => isOpenTo('deactivated', permission) && !isOpenTo('pending', permission))
    expect(finishing).toEqual([
      'cash.take',
      'day.close',
      'hours.read',
      'notifications.read',
      'orders.move',
      'orders.read',
      'payments.refund',
      'tickets.print',
    ])
  })

  test('a missing permission is reported before the status', () => {
    expect(permissionRefusal({ role: 'staff', status: 'pending' }, 'menu.edit')).toBe('session.forbidden')
  })
})
