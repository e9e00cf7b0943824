import { loginMerchant, logout, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newNetwork, useApi } from '../../../testing/test-api.ts'
import { openConnection, until } from '../../../testing/test-connection.ts'
import { addRestaurant, password, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { recordDevice } from './devices.store.ts'
import { devices } from './devices.table.ts'
import { createRevokeDevice } from './revoke-device.ts'

const api = useApi({ now: () => now })
let now = new Date('2026-11-20T18:00:00Z')

/** Signs in from a new device, or from the device of the cookies. */
const signIn = async ({ email }: Pick<TestRestaurant, 'email'>, cookie = '') => {
  const answer = await api.fetch(loginMerchant.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork(), 'user-agent': 'Sufra/1.0 (Windows)', cookie },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string } // the reply of our own server
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  const named = (name: string) => cookies.find((each) => each.startsWith(`${name}=`)) ?? ''
  return { accessToken, deviceCookie: named('device'), refreshCookie: named('refresh') }
}

const devicesOf = ({ restaurantId }: TestRestaurant) =>
  api.connection.db.select().from(devices).where(eq(devices.restaurantId, restaurantId)).orderBy(devices.lastSeenAt, devices.id)

const statusOf = async (accessToken: string) =>
  (await api.fetch(readMe.path, { headers: { authorization: `Bearer ${accessToken}` } })).status

/**
 * Revokes a device. Returns the ids of the sessions whose end was published. The job closes their sockets, as it does while the bus is
 * down.
 */
const revoke = async (restaurantId: string, deviceId: string) => {
  const published: string[] = []
  const onSessionsEnded = (sessionIds: string[]) => void published.push(...sessionIds)
  await createRevokeDevice({ connection: api.connection, now: () => now, onSessionsEnded })(restaurantId, deviceId)
  await api.runJob('close-ended-sockets')
  return published
}

/** A refresh token begins with the id of its session. */
const sessionIdOf = ({ refreshCookie }: { refreshCookie: string }) => refreshCookie.replace('refresh=', '').split('.')[0]

test('a device has one row for each restaurant, however often it signs in', async () => {
  const restaurant = await addRestaurant(api.connection.db)
  const { deviceCookie } = await signIn(restaurant)
  now = new Date(now.getTime() + 60_000)
  await signIn(restaurant, deviceCookie)
  expect(await devicesOf(restaurant)).toMatchObject([{ name: 'Sufra/1.0 (Windows)', kind: 'counter', revokedAt: null, lastSeenAt: now }])
  await signIn(restaurant)
  expect(await devicesOf(restaurant)).toHaveLength(2)
})

test('a revoked device loses its socket and session and is refused, and the other device stays', async () => {
  const restaurant = await addRestaurant(api.connection.db)
  const lost = await signIn(restaurant)
  const [device] = await devicesOf(restaurant)
  const other = await signIn(restaurant)
  const [ofLost, ofOther] = await Promise.all([lost, other].map(({ accessToken }) => openConnection(api, { accessToken })))
  await revoke(restaurant.restaurantId, device?.id ?? '')
  await until(() => ofLost?.socket.readyState === ofLost?.socket.CLOSED)
  expect(ofOther?.socket.readyState).toBe(ofOther?.socket.OPEN)
  expect([await statusOf(lost.accessToken), await statusOf(other.accessToken)]).toEqual([401, 200])
  expect((await devicesOf(restaurant)).map(({ revokedAt }) => revokedAt)).toEqual([now, null])
  const again = await openConnection(api, { accessToken: lost.accessToken })
  again.send({ event: 'join_merchant_room', data: { since: 0 } })
  expect(await again.waitForEvent('refused')).toMatchObject({ data: { error: 'session.none' } })
  const refreshed = await api.fetch(refreshToken.path, { method: 'POST', headers: { cookie: lost.refreshCookie } })
  expect(refreshed.status).toBe(401)
  expect((await signIn(restaurant, other.deviceCookie)).deviceCookie).toBe(other.deviceCookie)
  for (const socketClient of [ofOther, again]) socketClient?.close()
})

test('revoking a device publishes the end of its active sessions, once', async () => {
  const restaurant = await addRestaurant(api.connection.db)
  const ended = await signIn(restaurant)
  const active = await signIn(restaurant, ended.deviceCookie)
  const [device] = await devicesOf(restaurant)
  await api.fetch(logout.path, { method: 'POST', headers: { cookie: ended.refreshCookie } })
  expect(await revoke(restaurant.restaurantId, device?.id ?? '')).toEqual([sessionIdOf(active)])
  const revokedAt = now
  now = new Date(now.getTime() + 60_000)
  expect(await revoke(restaurant.restaurantId, device?.id ?? '')).toEqual([])
  expect((await devicesOf(restaurant)).map((each) => each.revokedAt)).toEqual([revokedAt])
})

test('a device that signs in at two restaurants can be revoked at one of them', async () => {
  const [restaurant, another] = [await addRestaurant(api.connection.db), await addRestaurant(api.connection.db)]
  const here = await signIn(restaurant)
  const there = await signIn(another, here.deviceCookie)
  const [device] = await devicesOf(restaurant)
  expect(await revoke(restaurant.restaurantId, device?.id ?? '')).toEqual([sessionIdOf(here)])
  expect([await statusOf(here.accessToken), await statusOf(there.accessToken)]).toEqual([401, 200])
  const again = await signIn(another, here.deviceCookie)
  expect(again.deviceCookie).toBe(here.deviceCookie)
})

test('a revoked device that signs in again is a new device with a token of its own', async () => {
  const restaurant = await addRestaurant(api.connection.db)
  const { deviceCookie } = await signIn(restaurant)
  const [device] = await devicesOf(restaurant)
  await revoke(restaurant.restaurantId, device?.id ?? '')
  const again = await signIn(restaurant, deviceCookie)
  expect(again.deviceCookie).not.toBe(deviceCookie)
  expect(await statusOf(again.accessToken)).toBe(200)
  expect((await devicesOf(restaurant)).map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false])
})

test('a device that is revoked while it signs in is not recorded', async () => {
  const restaurant = await addRestaurant(api.connection.db)
  await signIn(restaurant)
  const [device] = await devicesOf(restaurant)
  if (!device) throw new Error('the sign-in recorded no device')
  await revoke(restaurant.restaurantId, device.id)
  const { restaurantId, tokenHash, name } = device
  expect(await recordDevice(api.connection.db, { restaurantId, tokenHash, name }, new Date(now.getTime() + 60_000))).toBe(false)
  expect(await devicesOf(restaurant)).toMatchObject([{ lastSeenAt: device.lastSeenAt, revokedAt: now }])
})

test('a device of another restaurant is not revoked', async () => {
  const [restaurant, another] = [await addRestaurant(api.connection.db), await addRestaurant(api.connection.db)]
  const { accessToken } = await signIn(restaurant)
  const [device] = await devicesOf(restaurant)
  await revoke(another.restaurantId, device?.id ?? '')
  expect(await statusOf(accessToken)).toBe(200)
  expect(await devicesOf(restaurant)).toMatchObject([{ revokedAt: null }])
})
