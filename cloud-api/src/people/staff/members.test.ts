import { readMe } from '@sufra/shared/accounts/account.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import { memberRoles, type MemberRole } from '@sufra/shared/permissions/permissions'
import { changeRole, listStaff, removeMember } from '@sufra/shared/staff/staff.routes'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTeam, type Team } from './team.test-data.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../audit/audit-log.table.ts'
import { memberships } from '../memberships/memberships.table.ts'

const api = useApi()
let team: Team
beforeEach(async () => {
  team = await startTeam(api)
})

const rolesOf = async () => Object.fromEntries((await team.list()).members.map(({ id, role }) => [id, role]))
const newestEntry = async () => {
  const [entry] = await api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.restaurantId, team.restaurantId))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry && { action: entry.action, memberId: entry.memberId, details: entry.details }
}
const change = (call: Team['owner']['call'], memberId: string, seen: MemberRole, role: MemberRole) =>
  call(changeRole, { params: { memberId }, body: { seen, role } })
const remove = (call: Team['owner']['call'], memberId: string) => call(removeMember, { params: { memberId } })

test('a changed role applies immediately to open sessions, and the audit log records it', async () => {
  const member = await team.add('staff')
  expect(await refusalOf(member.call(listStaff, {}))).toMatchObject({ status: 403, code: 'session.forbidden' })
  const reply = await change(team.owner.call, member.userId, 'staff', 'manager')
  expect(reply.data.members).toMatchObject([{ role: 'owner' }, { id: member.userId, role: 'manager', mayEdit: true }])
  expect((await member.call(listStaff, {})).data.rolesToInvite).toEqual(['staff'])
  expect(await newestEntry()).toEqual({
    action: 'member_role_changed',
    memberId: team.userId,
    details: { member: member.userId, before: 'staff', after: 'manager' },
  })
})

test('a removed member loses session and socket immediately, and the others stay', async () => {
  const [member, other] = [await team.add('staff'), await team.add('staff')]
  const [ofMember, ofOther] = await Promise.all([member, other].map(({ accessToken }) => openConnection(api, { accessToken })))
  const reply = await remove(team.owner.call, member.userId)
  expect(reply.data.members.map(({ id }) => id)).toEqual([team.userId, other.userId])
  expect(await ofMember?.closedWith()).toBe(4401)
  expect(await refusalOf(member.call(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
  expect(await refusalOf(member.call(listItems, { query: { categoryId: team.items.tea } }))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.signedIn(member.email))).toMatchObject({ status: 401, code: 'session.wrong_credentials' })
  expect(ofOther?.socket.readyState).toBe(ofOther?.socket.OPEN)
  expect((await other.call(readMe, {})).success).toBe(true)
  ofOther?.close()
  expect(await newestEntry()).toEqual({
    action: 'member_removed',
    memberId: team.userId,
    details: { member: member.userId, role: 'staff' },
  })
})

test('a member of two restaurants who is removed from one stays in the other', async () => {
  const other = await addRestaurant(api.connection.db)
  await api.connection.db.insert(memberships).values({ restaurantId: team.restaurantId, userId: other.userId, role: 'staff' })
  const elsewhere = await api.signedIn(other.email) // at the restaurant of the first membership
  await remove(team.owner.call, other.userId)
  expect((await elsewhere.call(readMe, {})).data.restaurant?._id).toBe(other.restaurantId)
})

test('a removed member can be invited again and works with the previous account', async () => {
  const member = await team.add('staff')
  await remove(team.owner.call, member.userId)
  await team.invite(member.email, 'manager')
  await team.accept(await team.tokenFor(member.email))
  expect((await team.list((await api.signedIn(member.email)).call)).members[1]).toMatchObject({
    id: member.userId,
    role: 'manager',
    isSelf: true,
  })
})

describe('the last owner', () => {
  test('cannot be removed or get another role', async () => {
    expect(await refusalOf(remove(team.owner.call, team.userId))).toMatchObject({ status: 409, code: 'staff.last_owner' })
    expect(await refusalOf(change(team.owner.call, team.userId, 'owner', 'manager'))).toMatchObject({
      status: 409,
      code: 'staff.last_owner',
    })
    expect(await rolesOf()).toEqual({ [team.userId]: 'owner' })
  })

  test('stops being the last one when a member becomes an owner', async () => {
    const member = await team.add('manager')
    await change(team.owner.call, member.userId, 'manager', 'owner')
    expect((await change(team.owner.call, team.userId, 'owner', 'staff')).data).toMatchObject({ rolesToGive: [], rolesToInvite: [] })
    expect(await refusalOf(team.owner.call(listStaff, {}))).toMatchObject({ status: 403 })
    expect(await refusalOf(remove(member.call, member.userId))).toMatchObject({ code: 'staff.last_owner' })
  })

  test('stays when two owners remove each other at the same time', async () => {
    const other = await team.add('owner')
    const answers = await Promise.allSettled([remove(team.owner.call, other.userId), remove(other.call, team.userId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rows = await api.connection.db.select().from(memberships).where(eq(memberships.restaurantId, team.restaurantId))
    expect(rows).toMatchObject([{ role: 'owner' }])
  })
})

test.each(memberRoles)('a manager changes and removes staff only: %s', async (role) => {
  const [manager, member] = [await team.add('manager'), await team.add(role)]
  const isManaged = role === 'staff'
  const listed = (await team.list(manager.call)).members
  expect(listed.find(({ id }) => id === member.userId)?.mayEdit).toBe(isManaged)
  const next = role === 'staff' ? 'manager' : 'staff'
  expect(await refusalOf(change(manager.call, member.userId, role, next))).toMatchObject({ status: 403, code: 'staff.role' })
  if (isManaged) await remove(manager.call, member.userId)
  else expect(await refusalOf(remove(manager.call, member.userId))).toMatchObject({ status: 403, code: 'staff.role' })
  expect(Object.keys(await rolesOf()).includes(member.userId)).toBe(!isManaged)
})

test('a manager cannot make themselves an owner', async () => {
  const manager = await team.add('manager')
  expect(await refusalOf(change(manager.call, manager.userId, 'manager', 'owner'))).toMatchObject({ status: 403, code: 'staff.role' })
})

test('a role that has changed since it was shown is not overwritten, and the same role again changes nothing', async () => {
  const member = await team.add('staff')
  await change(team.owner.call, member.userId, 'staff', 'manager')
  const entry = await newestEntry()
  expect(await refusalOf(change(team.owner.call, member.userId, 'staff', 'owner'))).toMatchObject({ status: 409, code: 'staff.changed' })
  await change(team.owner.call, member.userId, 'staff', 'manager')
  expect(await newestEntry()).toEqual(entry)
  expect(await rolesOf()).toEqual({ [team.userId]: 'owner', [member.userId]: 'manager' })
})

test('members of another restaurant are not found and not changed', async () => {
  const other = await startTeam(api)
  const victim = await other.add('staff')
  for (const attempt of [() => remove(team.owner.call, victim.userId), () => change(team.owner.call, victim.userId, 'staff', 'manager')])
    expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'staff.member_not_found' })
  expect((await other.list()).members).toMatchObject([{ role: 'owner' }, { role: 'staff' }])
  expect((await team.list()).members).toHaveLength(1)
})
