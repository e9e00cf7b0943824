import { expect, test } from 'vitest'
import { memberRoles } from '../permissions/permissions.ts'
import { mayManage, rolesToGive, rolesToInvite } from './staff-rules.ts'

test.each([
  ['owner', ['owner', 'manager', 'staff'], ['manager', 'staff']],
  ['manager', ['staff'], ['staff']],
  ['staff', [], []],
] as const)('%s manages %j and invites %j', (own, managed, invited) => {
  expect(memberRoles.filter((role) => mayManage(own, role))).toEqual(managed)
  expect(rolesToGive(own)).toEqual(managed)
  expect(rolesToInvite(own)).toEqual(invited)
})
