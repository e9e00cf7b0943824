import {
  endMemberSession,
  listMemberSessions,
  listRestaurantDevices,
  listRestaurantStaff,
  revokeRestaurantDevice,
} from '@sufra/shared/provisions/restaurant-people.routes'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { listDevices } from '@sufra/shared/devices/device.routes'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { memberships } from '../../../people/memberships/memberships.table.ts'
import { startTeam, type Team } from '../../../people/staff/team.test-data.ts'

const api = useApi()
let team: Team
let other: Team
let support: Awaited<ReturnType<typeof administrator>>
beforeEach(async () => {
  ;[team, other] = [await startTeam(api), await startTeam(api)]
  support = await administrator('support')
})

const administrator = async (role: AdministratorRole) => {
  const { id, email } = await addAdmin(api.connection.db, role)
  return { id, ...(await api.signedIn(email, 'admin')) }
}
const params = (change: { restaurantId?: string; memberId?: string } = {}) => ({
  restaurantId: team.restaurantId,
  memberId: team.userId,
  ...change,
})
const sessionsOf = async (memberId: string, restaurantId = team.restaurantId) =>
  (await support.call(listMemberSessions, { params: { restaurantId, memberId } })).data
const devicesOf = async (restaurantId = team.restaurantId) => (await support.call(listRestaurantDevices, { params: { restaurantId } })).data
const newestEntry = async () => {
  const [entry] = await api.connection.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.restaurantId, team.restaurantId), eq(auditLog.adminId, support.id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry && { action: entry.action, details: entry.details }
}

test('administrators see the members of a restaurant and its open invitations', async () => {
  const member = await team.add('manager')
  await team.invite('salma@sufra.test', 'staff')
  const { data } = await support.call(listRestaurantStaff, { params: { restaurantId: team.restaurantId } })
  expect(data.members).toMatchObject([
    { id: team.userId, role: 'owner', name: 'Noora Owner', email: team.email },
    { id: member.userId, role: 'manager' },
  ])
  expect(data.members[0]).not.toHaveProperty('mayEdit')
  expect(data.invitations).toMatchObject([{ email: 'salma@sufra.test', role: 'staff' }])
})

describe('a session of a member', () => {
  test('that support ends closes the page immediately and is recorded, and the others stay', async () => {
    const member = await team.add('staff')
    const connection = await openConnection(api, { accessToken: member.accessToken })
    const [session, ...more] = await sessionsOf(member.userId)
    expect(more).toEqual([])
    await support.call(endMemberSession, { params: { ...params({ memberId: member.userId }), sessionId: session?.id ?? '' } })
    expect(await connection.closedWith()).toBe(4401)
    expect(await refusalOf(member.call(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
    expect(await sessionsOf(member.userId)).toEqual([])
    expect(await sessionsOf(team.userId)).toHaveLength(1)
    expect(await newestEntry()).toEqual({ action: 'member_signed_out', details: { member: member.userId } })
  })

  test('of another restaurant or member is not found, and stays', async () => {
    const [session] = await sessionsOf(other.userId, other.restaurantId)
    const sessionId = session?.id ?? ''
    for (const [where, code] of [
      [params(), 'account.session_unknown'],
      [params({ memberId: other.userId }), 'staff.member_not_found'],
      [params({ restaurantId: other.restaurantId }), 'staff.member_not_found'],
      [params({ restaurantId: crypto.randomUUID() }), 'staff.member_not_found'],
    ] as const)
      expect(await refusalOf(support.call(endMemberSession, { params: { ...where, sessionId } }))).toMatchObject({ status: 404, code })
    expect(await sessionsOf(other.userId, other.restaurantId)).toEqual([session])
    expect(await newestEntry()).toBeUndefined()
  })

  test('at the member’s second restaurant is neither shown nor ended', async () => {
    const { db } = api.connection
    await db.insert(memberships).values({ restaurantId: other.restaurantId, userId: team.userId, role: 'staff' })
    const [session] = await sessionsOf(team.userId)
    expect(await sessionsOf(team.userId, other.restaurantId)).toEqual([])
    const ended = support.call(endMemberSession, {
      params: { ...params({ restaurantId: other.restaurantId }), sessionId: session?.id ?? '' },
    })
    expect(await refusalOf(ended)).toMatchObject({ status: 404, code: 'account.session_unknown' })
    expect(await sessionsOf(team.userId)).toHaveLength(1)
  })
})

describe('a device', () => {
  test('that support revokes signs out its users immediately, and is recorded', async () => {
    const member = await team.add('staff')
    const connection = await openConnection(api, { accessToken: member.accessToken })
    const device = (await devicesOf()).find(({ people }) => people.includes('Omar staff'))
    expect(device).toMatchObject({ isThis: false })
    await support.call(revokeRestaurantDevice, { params: { restaurantId: team.restaurantId, deviceId: device?.id ?? '' } })
    expect(await connection.closedWith()).toBe(4401)
    expect(await devicesOf()).toHaveLength(1)
    expect((await team.owner.call(listDevices, {})).data).toHaveLength(1)
    expect(await newestEntry()).toMatchObject({ action: 'device_revoked', details: { device: device?.id } })
  })

  test('of another restaurant is not found, and stays', async () => {
    const [device] = await devicesOf(other.restaurantId)
    const revoked = support.call(revokeRestaurantDevice, { params: { restaurantId: team.restaurantId, deviceId: device?.id ?? '' } })
    expect(await refusalOf(revoked)).toMatchObject({ status: 404, code: 'device.not_found' })
    expect(await devicesOf(other.restaurantId)).toHaveLength(1)
    expect(await newestEntry()).toBeUndefined()
  })
})

test('an unknown restaurant has neither staff nor devices', async () => {
  const unknown = { params: { restaurantId: crypto.randomUUID() } }
  expect(await refusalOf(support.call(listRestaurantStaff, unknown))).toMatchObject({ status: 404, code: 'restaurant.not_found' })
  expect(await refusalOf(support.call(listRestaurantDevices, unknown))).toMatchObject({ status: 404, code: 'restaurant.not_found' })
})

test('reviewers and finance see who is signed in, and cannot end sessions', async () => {
  const [session] = await sessionsOf(team.userId)
  const [device] = await devicesOf()
  for (const role of ['reviewer', 'finance'] as const) {
    const { call } = await administrator(role)
    expect((await call(listMemberSessions, { params: params() })).data).toEqual([session])
    const ended = call(endMemberSession, { params: { ...params(), sessionId: session?.id ?? '' } })
    expect(await refusalOf(ended)).toMatchObject({ status: 403, code: 'session.forbidden' })
    const revoked = call(revokeRestaurantDevice, { params: { restaurantId: team.restaurantId, deviceId: device?.id ?? '' } })
    expect(await refusalOf(revoked)).toMatchObject({ status: 403, code: 'session.forbidden' })
  }
  expect(await sessionsOf(team.userId)).toHaveLength(1)
})
