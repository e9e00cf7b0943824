import { loginMerchant, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { listDevices, renameDevice, revokeDevice } from '@sufra/shared/devices/device.routes'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startTeam, type Team } from '../staff/team.test-data.ts'
import { newNetwork, refusalOf, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { password } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../audit/audit-log.table.ts'

const day = 86_400_000
const start = new Date('2026-11-20T12:00:00Z').getTime()
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const api = useApi({ now: () => now })
let team: Team
let now = new Date(start)
beforeEach(async () => {
  now = new Date(start)
  team = await startTeam(api)
})

/** Signs in from a new device, or from the device of the cookies. */
const signIn = async (email: string, userAgent: string, cookie = '') => {
  const answer = await api.fetch(loginMerchant.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork(), 'user-agent': userAgent, cookie },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string } // the reply of our own server
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  return { accessToken, cookie: cookies.join('; ') }
}
const statusOf = async (accessToken: string) =>
  (await api.fetch(readMe.path, { headers: { authorization: `Bearer ${accessToken}` } })).status
const list = async () => (await team.owner.call(listDevices, {})).data

test('devices are listed with their signed-in members, the last used first', async () => {
  const member = await team.add('staff')
  now = new Date(start + 60_000)
  const { cookie } = await signIn(member.email, 'Sufra/1.4.0 (Windows)')
  now = new Date(start + 120_000)
  await signIn(team.email, 'Sufra/1.4.0 (Windows)', cookie)
  await signIn(member.email, chrome)
  const shown = (await list()).map(({ id: _id, ...device }) => device)
  expect(shown[0]).toMatchObject({ browser: 'Chrome', system: 'Windows', appVersion: '', people: ['Omar staff'] })
  expect(shown[1]).toEqual({
    label: '',
    browser: 'Sufra',
    system: 'Windows',
    appVersion: '1.4.0',
    lastSeenAt: now.toISOString(),
    people: ['Noora Owner', 'Omar staff'],
    isThis: false,
  })
  expect(shown.slice(2).filter(({ isThis }) => isThis)).toHaveLength(1)
})

test('a refresh of the session shows the version of an update, and the time of the last use', async () => {
  const { cookie } = await signIn(team.email, 'Sufra/1.4.0 (Windows)')
  now = new Date(start + 10 * 60_000)
  await api.fetch(refreshToken.path, { method: 'POST', headers: { cookie, 'user-agent': 'Sufra/1.5.0 (Windows)' } })
  expect((await list())[0]).toMatchObject({ appVersion: '1.5.0', lastSeenAt: now.toISOString() })
})

test('a named device has its name, even after the next sign-in', async () => {
  const { cookie } = await signIn(team.email, 'Sufra/1.4.0 (Windows)')
  const device = (await list()).find(({ browser }) => browser === 'Sufra')
  const reply = await team.owner.call(renameDevice, { params: { deviceId: device?.id ?? '' }, body: { name: ' Front  counter ' } })
  expect(reply.data.find(({ id }) => id === device?.id)?.label).toBe('Front counter')
  await signIn(team.email, 'Sufra/1.4.0 (Windows)', cookie)
  expect((await list()).filter(({ label }) => label === 'Front counter')).toHaveLength(1)
  for (const name of ['', 'x', 'x'.repeat(51)])
    expect(await refusalOf(team.owner.call(renameDevice, { params: { deviceId: device?.id ?? '' }, body: { name } }))).toMatchObject({
      status: 400,
    })
})

test('a revoked device loses session and socket immediately and is not listed, and the audit log records it', async () => {
  const member = await team.add('staff')
  const lost = await signIn(member.email, 'Sufra/1.4.0 (Windows)')
  const socket = await openConnection(api, { accessToken: lost.accessToken })
  const device = (await list()).find(({ browser }) => browser === 'Sufra')
  const manager = await team.add('manager')
  const reply = await manager.call(revokeDevice, { params: { deviceId: device?.id ?? '' } })
  expect(reply.data.map(({ browser }) => browser)).not.toContain('Sufra')
  expect(await socket.closedWith()).toBe(4401)
  expect([await statusOf(lost.accessToken), await statusOf(member.accessToken)]).toEqual([401, 200])
  expect((await api.fetch(refreshToken.path, { method: 'POST', headers: { cookie: lost.cookie } })).status).toBe(401)
  const [entry] = await api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.restaurantId, team.restaurantId))
    .orderBy(desc(auditLog.at))
    .limit(1)
  expect(entry).toMatchObject({
    action: 'device_revoked',
    memberId: manager.userId,
    details: { device: device?.id, label: '', browser: 'Sufra', system: 'Windows' },
  })
  const again = team.owner.call(revokeDevice, { params: { deviceId: device?.id ?? '' } })
  expect(await refusalOf(again)).toMatchObject({ status: 404, code: 'device.not_found' })
})

test('a member cannot revoke the device of the current session', async () => {
  const own = (await list()).find(({ isThis }) => isThis)
  expect(await refusalOf(team.owner.call(revokeDevice, { params: { deviceId: own?.id ?? '' } }))).toMatchObject({
    status: 409,
    code: 'device.own',
  })
  expect((await team.owner.call(readMe, {})).success).toBe(true)
})

test('a device of another restaurant is not found', async () => {
  const other = await startTeam(api)
  const [device] = await list()
  const params = { deviceId: device?.id ?? '' }
  const notFound = { status: 404, code: 'device.not_found' }
  expect(await refusalOf(other.owner.call(revokeDevice, { params }))).toMatchObject(notFound)
  expect(await refusalOf(other.owner.call(renameDevice, { params, body: { name: 'Mine' } }))).toMatchObject(notFound)
  expect(await list()).toMatchObject([{ label: '', isThis: true }])
})

test('a device that was not used for 90 days is not listed', async () => {
  await signIn(team.email, 'Sufra/1.4.0 (Windows)')
  now = new Date(start + 90 * day - 1)
  team = { ...team, owner: await api.signedIn(team.email) }
  expect((await list()).map(({ browser }) => browser)).toContain('Sufra')
  now = new Date(start + 90 * day)
  team = { ...team, owner: await api.signedIn(team.email) }
  expect((await list()).map(({ browser }) => browser)).not.toContain('Sufra')
})
