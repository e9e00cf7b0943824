import { readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { readProfile } from '@sufra/shared/accounts/own-account.routes'
import { listPeople, removePin, setPin } from '@sufra/shared/pins/pin.routes'
import { changeRole, inviteMember, listStaff, removeMember, removeMemberPin } from '@sufra/shared/staff/staff.routes'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTeam, type Team } from '../staff/team.test-data.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { password } from '../../../testing/test-restaurant.ts'
import { sessions } from '../accounts/accounts.table.ts'
import { auditLog } from '../audit/audit-log.table.ts'
import { addMemberWithPin, pin, switchedFrom, switchTo } from './pins.test-data.ts'
import { memberPins } from './pins.table.ts'

const ownerPin = '258014'
const api = useApi({ now: () => now })
let team: Team
let now = new Date('2026-11-20T12:00:00Z')
beforeEach(async () => {
  team = await startTeam(api)
})

const withPin = (role: 'manager' | 'staff') => addMemberWithPin(team, role)
const switched = (from: { accessToken: string }, memberId: string, typed?: string) => switchedFrom(api, from, memberId, typed)
const people = async (call = team.owner.call) => (await call(listPeople, {})).data
const sessionsOf = (userId: string) =>
  api.connection.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.restaurantId, team.restaurantId)))

test('a member with a PIN takes over the counter: the previous session and its socket end, and the device stays the same', async () => {
  const [first, second] = [await team.add('manager'), await withPin('staff')]
  const socket = await openConnection(api, { accessToken: first.accessToken })
  const { status, accessToken, read, cookie } = await switched(first, second.userId)
  expect(status).toBe(200)
  expect(await (await read(readMe.path)).json()).toMatchObject({
    data: { email: second.email, id: team.restaurantId, memberRole: 'staff' },
  })
  expect(await socket.closedWith()).toBe(4401)
  expect(await refusalOf(first.call(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
  const [[before], after] = [await sessionsOf(first.userId), (await sessionsOf(second.userId)).find(({ isByPin }) => isByPin)]
  expect(after).toMatchObject({ deviceHash: before?.deviceHash, networkHash: before?.networkHash, userAgent: 'Sufra/2.0.0 (Windows)' })
  expect((await read(listStaff.path)).status).toBe(403) // the role is staff now, not manager
  const again = await openConnection(api, { accessToken })
  again.close()
  expect((await api.fetch(refreshToken.path, { method: 'POST', headers: { cookie } })).status).toBe(200)
})

test('only members with a PIN are listed, with the required PIN length of the caller', async () => {
  const [manager] = [await withPin('manager'), await team.add('staff')]
  expect(await people()).toEqual({
    people: [{ id: manager.userId, name: 'Omar manager', role: 'manager', isSelf: false }],
    hasPin: false,
    mayHavePin: true,
    minLength: 6,
  })
  expect(await people(manager.call)).toMatchObject({ people: [{ isSelf: true }], hasPin: true, minLength: 4 })
})

describe('a PIN', () => {
  test('is stored as a hash only, and two members may have the same PIN', async () => {
    const [one, two] = [await withPin('staff'), await withPin('staff')]
    const rows = await api.connection.db.select().from(memberPins).where(eq(memberPins.restaurantId, team.restaurantId))
    expect(rows).toHaveLength(2)
    for (const { pinHash } of rows) expect(pinHash).toMatch(/^\$argon2id\$/)
    expect((await switched(team.owner, one.userId)).status).toBe(200)
    expect((await switched(two, one.userId)).status).toBe(200)
  })

  test('is set with the password only', async () => {
    const { call } = await team.add('staff')
    const body = { password: 'Wrong@2026', pin }
    expect(await refusalOf(call(setPin, { body }))).toMatchObject({ status: 400, code: 'account.password_wrong' })
    expect((await people(call)).hasPin).toBe(false)
  })

  test.each(['123', '1234567', '1234', '0000', 'abcd'])('%s cannot be chosen', async (chosen) => {
    const { call } = await team.add('staff')
    expect(await refusalOf(call(setPin, { body: { password, pin: chosen } }))).toMatchObject({ status: 400 })
  })

  test('of an owner has six digits, even in a session that a PIN opened', async () => {
    expect(await refusalOf(team.owner.call(setPin, { body: { password, pin } }))).toMatchObject({ status: 400, code: 'pin.owner_length' })
    await team.owner.call(setPin, { body: { password, pin: ownerPin } })
    const byPin = await switched(await team.add('staff'), team.userId, ownerPin)
    const body = JSON.stringify({ password, pin })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${byPin.accessToken}` }
    const answer = await api.fetch(setPin.path, { method: 'PUT', headers, body })
    expect(await answer.json()).toMatchObject({ error: 'pin.owner_length' })
  })

  test('does not open a session after it was removed or replaced', async () => {
    const member = await withPin('staff')
    await member.call(setPin, { body: { password, pin: '13579' } })
    expect(await refusalOf(switchTo(team.owner.call, member.userId))).toMatchObject({ code: 'pin.wrong' })
    await member.call(removePin, {})
    expect(await refusalOf(switchTo(team.owner.call, member.userId, '13579'))).toMatchObject({ code: 'pin.wrong' })
    expect((await people()).people).toEqual([])
  })
})

test('sessions that were opened with a PIN end when it is replaced, and the session with the password stays', async () => {
  const member = await withPin('staff')
  const byPin = await switched(team.owner, member.userId)
  const socket = await openConnection(api, { accessToken: byPin.accessToken })
  await member.call(setPin, { body: { password, pin: '13579' } })
  expect(await socket.closedWith()).toBe(4401)
  expect((await byPin.read(readMe.path)).status).toBe(401)
  expect((await member.call(readMe, {})).success).toBe(true)
})

test('a member’s manager removes the member’s PIN, and the audit log records it', async () => {
  const [manager, member] = [await team.add('manager'), await withPin('staff')]
  const byPin = await switched(await team.add('staff'), member.userId)
  const reply = await manager.call(removeMemberPin, { params: { memberId: member.userId } })
  expect(reply.data.members.find(({ id }) => id === member.userId)?.hasPin).toBe(false)
  expect((await byPin.read(readMe.path)).status).toBe(401)
  const rows = await api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, team.restaurantId)).orderBy(auditLog.id)
  expect(rows.map(({ action, memberId }) => ({ action, memberId }))).toEqual([
    { action: 'pin_set', memberId: member.userId },
    { action: 'pin_removed', memberId: manager.userId },
  ])
  const other = await withPin('manager')
  expect(await refusalOf(manager.call(removeMemberPin, { params: { memberId: other.userId } }))).toMatchObject({ code: 'staff.role' })
})

test('a member who becomes an owner loses the PIN and the sessions that it opened', async () => {
  const member = await withPin('manager')
  const byPin = await switched(await team.add('staff'), member.userId)
  await team.owner.call(changeRole, { params: { memberId: member.userId }, body: { seen: 'manager', role: 'owner' } })
  expect((await byPin.read(readMe.path)).status).toBe(401)
  expect((await people()).people).toEqual([])
})

test('an owner’s PIN opens a manager’s permissions, and the password opens all', async () => {
  await team.owner.call(setPin, { body: { password, pin: ownerPin } })
  const counter = await team.add('staff')
  const { read, accessToken } = await switched(counter, team.userId, ownerPin)
  expect(await (await read(readMe.path)).json()).toMatchObject({ data: { memberRole: 'manager', isOwnerByPin: true } })
  expect((await read(listStaff.path)).status).toBe(200)
  expect((await read(readProfile.path)).status).toBe(403)
  const manager = await team.add('manager')
  const path = removeMember.path.replace(':memberId', manager.userId)
  const removal = await api.fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${accessToken}` } })
  expect(removal.status).toBe(403)
  expect((await team.owner.call(readMe, {})).data).toMatchObject({ memberRole: 'owner' })
  await team.owner.call(removeMember, { params: { memberId: manager.userId } })
})

test('a removed member’s PIN opens nothing, and after an invitation the member has no PIN', async () => {
  const member = await withPin('staff')
  await team.owner.call(removeMember, { params: { memberId: member.userId } })
  expect(await refusalOf(switchTo(team.owner.call, member.userId))).toMatchObject({ status: 404, code: 'staff.member_not_found' })
  await team.owner.call(inviteMember, { body: { email: member.email, role: 'staff' } })
  await team.accept(await team.tokenFor(member.email))
  expect(await refusalOf(switchTo(team.owner.call, member.userId))).toMatchObject({ code: 'pin.wrong' })
})

test('a member of another restaurant is not found', async () => {
  const member = await withPin('staff')
  const other = await startTeam(api)
  expect(await refusalOf(switchTo(other.owner.call, member.userId))).toMatchObject({ status: 404, code: 'staff.member_not_found' })
})

test('switching requires a session, and an ended session opens none', async () => {
  const [first, second] = [await team.add('staff'), await withPin('staff')]
  expect(await refusalOf(switchTo(api.call, second.userId))).toMatchObject({ status: 401, code: 'session.none' })
  const answers = await Promise.all([switched(first, second.userId), switched(first, second.userId)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  expect((await sessionsOf(second.userId)).filter(({ isByPin }) => isByPin)).toHaveLength(1)
})

test('a session without a device, as in earlier releases, cannot be switched', async () => {
  const [member, first] = [await withPin('staff'), await team.add('staff')]
  await api.connection.db.update(sessions).set({ deviceHash: null }).where(eq(sessions.userId, first.userId))
  expect((await switched(first, member.userId)).status).toBe(401)
})
