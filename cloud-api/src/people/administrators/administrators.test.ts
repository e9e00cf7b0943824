import { loginAdmin, readMe } from '@sufra/shared/accounts/account.routes'
import { resetPassword } from '@sufra/shared/accounts/own-account.routes'
import {
  changeAdministratorRole,
  endAdministratorSession,
  inviteAdministrator,
  listAdministrators,
  listAdministratorSessions,
  setAdministratorDisabled,
} from '@sufra/shared/administrators/administrator.routes'
import { listApplicants } from '@sufra/shared/applicants/applicant.routes'
import type { Call } from '@sufra/shared/contract/client'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { messageTo } from '../../../testing/applicants.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addAdmin, addRestaurant, password } from '../../../testing/test-restaurant.ts'
import { users } from '../accounts/accounts.table.ts'
import { auditLog } from '../audit/audit-log.table.ts'

const api = useApi()
let owner: { id: string; call: Call }

const signedIn = async (role: AdministratorRole) => {
  const { id, email } = await addAdmin(api.connection.db, role)
  return { id, email, ...(await api.signedIn(email, 'admin')) }
}

beforeEach(async () => {
  owner = await signedIn('owner')
})

const disable = (call: Call, administratorId: string, isDisabled = true) =>
  call(setAdministratorDisabled, { params: { administratorId }, body: { isDisabled } })
const changeRole = (call: Call, administratorId: string, role: AdministratorRole, seen: AdministratorRole) =>
  call(changeAdministratorRole, { params: { administratorId }, body: { role, seen } })
/** Returns the actions of an administrator without the sign-in of this test. */
const actionsOf = async (adminId: string) =>
  (await api.connection.db.select().from(auditLog).where(eq(auditLog.adminId, adminId)).orderBy(auditLog.id))
    .map(({ action }) => action)
    .filter((action) => action !== 'administrator_signed_in')
const applicants = (call: Call) => call(listApplicants, { query: { status: 'all', search: '', page: 1, pageSize: 1 } })

test('an invitation has a role, which appears in the list and in the session', async () => {
  const email = `finance.${owner.id}@sufra.test`
  await owner.call(inviteAdministrator, { body: { firstName: 'Hessa', lastName: 'Ali', email, role: 'support' } })
  await owner.call(inviteAdministrator, { body: { firstName: 'Hessa', lastName: 'Ali', email, role: 'finance' } })
  const token = /#token=([\w-]+)/.exec((await messageTo(api, email))?.text ?? '')?.[1] ?? ''
  await api.call(resetPassword, { body: { token, password } })
  const { call } = await api.signedIn(email, 'admin')
  expect((await call(readMe, {})).data).toMatchObject({ role: 'admin', administratorRole: 'finance' })
  expect(await refusalOf(applicants(call))).toMatchObject({ status: 403, code: 'session.forbidden' })
  const { data } = await owner.call(listAdministrators, {})
  expect(data.find((each) => each.email === email)).toMatchObject({ role: 'finance', isDisabled: false, isSelf: false, invitedUntil: null })
  expect(data.find(({ id }) => id === owner.id)).toMatchObject({ role: 'owner', isSelf: true })
})

test('an invitation needs a role', async () => {
  const body = { firstName: 'Hessa', lastName: 'Ali', email: 'none@sufra.test', role: 'everything' as 'owner' }
  expect(await refusalOf(owner.call(inviteAdministrator, { body }))).toMatchObject({ status: 400 })
})

test('changing a role ends the sessions and closes the sockets immediately, and the role applies from the next sign-in', async () => {
  const other = await signedIn('support')
  const { closedWith } = await openConnection(api, { accessToken: other.accessToken })
  await changeRole(owner.call, other.id, 'reviewer', 'support')
  expect(await closedWith()).toBe(4401)
  expect(await refusalOf(other.call(readMe, {}))).toMatchObject({ status: 401 })
  await applicants((await api.signedIn(other.email, 'admin')).call)
  expect(await actionsOf(owner.id)).toEqual(['administrator_role_changed'])
})

test('a role that someone else has changed in between is not overwritten, and the same role changes nothing', async () => {
  const other = await signedIn('support')
  expect(await refusalOf(changeRole(owner.call, other.id, 'finance', 'reviewer'))).toMatchObject({ code: 'administrator.changed' })
  await changeRole(owner.call, other.id, 'support', 'reviewer')
  await other.call(readMe, {})
  expect(await actionsOf(owner.id)).toEqual([])
})

test('a disabled administrator is signed out immediately, and cannot sign in until enabled', async () => {
  const other = await signedIn('reviewer')
  const { closedWith } = await openConnection(api, { accessToken: other.accessToken })
  await disable(owner.call, other.id)
  expect(await closedWith()).toBe(4401)
  expect(await refusalOf(other.call(readMe, {}))).toMatchObject({ status: 401 })
  const signIn = { body: { email: other.email, password } }
  expect(await refusalOf(api.elsewhere()(loginAdmin, signIn))).toMatchObject({ status: 403, code: 'account.disabled' })
  const wrong = { body: { email: other.email, password: 'Wrong@2026' } }
  expect(await refusalOf(api.elsewhere()(loginAdmin, wrong))).toMatchObject({ code: 'session.wrong_credentials' })
  await disable(owner.call, other.id, false)
  await disable(owner.call, other.id, false)
  await api.signedIn(other.email, 'admin')
  expect(await actionsOf(owner.id)).toEqual(['administrator_disabled', 'administrator_enabled'])
})

test('administrators cannot change or disable themselves', async () => {
  expect(await refusalOf(disable(owner.call, owner.id))).toMatchObject({ status: 409, code: 'administrator.self' })
  expect(await refusalOf(changeRole(owner.call, owner.id, 'finance', 'owner'))).toMatchObject({ status: 409, code: 'administrator.self' })
})

test('when two owners disable each other at the same time, one of them stays enabled', async () => {
  const enabledOwners = and(eq(users.role, 'admin'), eq(users.administratorRole, 'owner'))
  await api.connection.db.update(users).set({ disabledAt: new Date() }).where(enabledOwners)
  const [one, two] = [await signedIn('owner'), await signedIn('owner')]
  const results = await Promise.allSettled([disable(one.call, two.id), disable(two.call, one.id)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await api.connection.db.select().from(users).where(enabledOwners)
  expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
})

test('the devices of an administrator are listed, and can be signed out one by one', async () => {
  const other = await signedIn('finance')
  const params = { administratorId: other.id }
  const { data } = await owner.call(listAdministratorSessions, { params })
  expect(data).toMatchObject([{ isThis: false }])
  const sessionId = data[0]?.id ?? ''
  const own = { params: { administratorId: owner.id, sessionId } }
  expect(await refusalOf(owner.call(endAdministratorSession, own))).toMatchObject({ status: 404, code: 'account.session_unknown' })
  await other.call(readMe, {})
  await owner.call(endAdministratorSession, { params: { ...params, sessionId } })
  expect(await refusalOf(other.call(readMe, {}))).toMatchObject({ status: 401 })
  expect(await actionsOf(owner.id)).toEqual(['administrator_signed_out'])
})

test('a merchant’s account is not listed as an administrator', async () => {
  const { userId } = await addRestaurant(api.connection.db)
  expect(await refusalOf(disable(owner.call, userId))).toMatchObject({ status: 404, code: 'administrator.not_found' })
  const params = { administratorId: userId }
  expect(await refusalOf(owner.call(listAdministratorSessions, { params }))).toMatchObject({ code: 'administrator.not_found' })
})
