import { setPin } from '@sufra/shared/pins/pin.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { password } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../audit/audit-log.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { startTeam, type Team } from '../staff/team.test-data.ts'
import { createPinTries } from './pin-tries.ts'
import { addMemberWithPin, pin, switchedFrom, switchTo } from './pins.test-data.ts'

const minute = 60_000
const api = useApi({ now: () => now })
let team: Team
let now = new Date('2026-11-20T12:00:00Z')
beforeEach(async () => {
  team = await startTeam(api)
})

const withPin = (role: 'manager' | 'staff') => addMemberWithPin(team, role)
const switched = (from: { accessToken: string }, memberId: string, typed?: string) => switchedFrom(api, from, memberId, typed)

describe('wrong PINs', () => {
  const wrong = (call: Team['owner']['call'], memberId: string) => refusalOf(switchTo(call, memberId, '97531'))

  test('lock that PIN for 15 minutes after five in a row, even for the right PIN', async () => {
    const [member, other] = [await withPin('staff'), await withPin('staff')]
    const { call } = await team.add('staff')
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong(call, member.userId)).toMatchObject({ status: 400, code: 'pin.wrong' })
    const retryAt = new Date(now.getTime() + 15 * minute).toISOString()
    const elsewhere = (await team.add('staff')).call // on another device
    for (const each of [call, elsewhere])
      expect(await refusalOf(switchTo(each, member.userId))).toMatchObject({ status: 429, code: 'pin.locked', details: { retryAt } })
    const before = now
    now = new Date(before.getTime() + 15 * minute)
    const fresh = await api.signedIn(team.email)
    await switchTo(fresh.call, member.userId)
    await switchTo((await api.signedIn(team.email)).call, other.userId) // was never locked
    now = before
  })

  test('count even when they are sent at the same time', async () => {
    const member = await withPin('staff')
    const { call } = await team.add('staff')
    const codes = await Promise.all(Array.from({ length: 8 }, async () => String((await wrong(call, member.userId)).code)))
    expect(codes.toSorted()).toEqual([...Array<string>(3).fill('pin.locked'), ...Array<string>(5).fill('pin.wrong')])
  })

  test('are forgotten after the right PIN', async () => {
    const member = await withPin('staff')
    for (let round = 0; round < 2; round += 1) {
      const { call } = await team.add('staff')
      for (let tries = 0; tries < 4; tries += 1) expect(await wrong(call, member.userId)).toMatchObject({ code: 'pin.wrong' })
      await switchTo(call, member.userId)
    }
  })

  test('of one device lock it after fifteen at several members, and another device is not locked', async () => {
    const members = [await withPin('staff'), await withPin('staff'), await withPin('staff'), await withPin('staff')]
    const { call } = await team.add('staff')
    for (const { userId } of members.slice(0, 3)) for (let tries = 0; tries < 5; tries += 1) await wrong(call, userId)
    const fourth = members[3]?.userId ?? ''
    expect(await refusalOf(switchTo(call, fourth))).toMatchObject({ status: 429, code: 'pin.device_locked' })
    await switchTo((await team.add('staff')).call, fourth)
  })

  test('of a device are not forgotten after the right PIN of its own user', async () => {
    const [own, first, second, third] = [await withPin('staff'), await withPin('staff'), await withPin('staff'), await withPin('staff')]
    const counter = await team.add('staff')
    for (const { userId } of [first, second]) for (let tries = 0; tries < 5; tries += 1) await wrong(counter.call, userId)
    const taken = await switched(counter, own.userId)
    for (let tries = 0; tries < 5; tries += 1) expect((await switched(taken, third.userId, '97531')).status).toBe(400)
    const fourth = await withPin('staff')
    expect((await switched(taken, fourth.userId)).status).toBe(429)
    expect((await switched(await team.add('staff'), fourth.userId)).status).toBe(200) // on another device
  })

  test('double the wait, are reported to the member and the owner, and end the PIN after twenty', async () => {
    const member = await withPin('staff')
    const waits: number[] = []
    const [entries, mails] = [
      async () =>
        (await api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, team.restaurantId)).orderBy(auditLog.id))
          .map(({ action }) => action)
          .filter((action) => action === 'pin_locked' || action === 'pin_ended'),
      async () =>
        (await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.restaurantId, team.restaurantId)))
          .map(({ recipient }) => recipient)
          .toSorted(),
    ]
    const before = now
    for (let tries = 1; tries <= 20; tries += 1) {
      // The attempt comes from a separate device, so that only the member's failures count.
      expect(await wrong((await team.add('staff')).call, member.userId)).toMatchObject({ code: 'pin.wrong' })
      expect(await entries()).toEqual(tries < 5 ? [] : tries < 20 ? ['pin_locked'] : ['pin_locked', 'pin_ended'])
      expect(await mails()).toHaveLength(tries < 5 ? 0 : tries < 20 ? 2 : 4)
      if (tries < 5) continue
      const { code, details } = await wrong((await team.add('staff')).call, member.userId)
      expect(code).toBe('pin.locked')
      const retryAt = new Date((details as { retryAt: string }).retryAt)
      waits.push((retryAt.getTime() - now.getTime()) / minute)
      now = retryAt
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, ...Array<number>(9).fill(1_440)])
    expect((await mails()).filter((to) => to === member.email)).toHaveLength(2)
    const fresh = await api.signedIn(team.email)
    expect(await refusalOf(switchTo(fresh.call, member.userId))).toMatchObject({ code: 'pin.wrong' })
    await (await api.signedIn(member.email)).call(setPin, { body: { password, pin } })
    await switchTo(fresh.call, member.userId)
    now = before
  })

  test('of a device lock it even when the right PIN of its own user is sent beside the fifteenth', async () => {
    const [own, ...others] = [
      await withPin('staff'),
      await withPin('staff'),
      await withPin('staff'),
      await withPin('staff'),
      await withPin('staff'),
    ]
    const tries = createPinTries(api.connection.db, () => now)
    const deviceHash = 'device of this test'
    const begin = (userId: string) => tries.begin({ restaurantId: team.restaurantId, userId, deviceHash })
    for (const { userId } of others.slice(0, 3))
      for (let count = 0; count < (userId === others[2]?.userId ? 3 : 5); count += 1) await begin(userId)
    const right = await begin(own.userId) // the fourteenth
    await begin(others[3]?.userId ?? '') // the fifteenth, which locks the device
    await right.succeeded()
    await expect(begin(others[3]?.userId ?? '')).rejects.toMatchObject({ code: 'pin.device_locked' })
  })
})
