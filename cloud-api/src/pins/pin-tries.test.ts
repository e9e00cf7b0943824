import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../testing/test-api.ts'
import { startTeam, type Team } from '../staff/team.test-data.ts'
import { addMemberWithPin, switchedFrom, switchTo } from './pins.test-data.ts'

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

  test('lock that PIN for 15 minutes after five in a row, also for the right one', async () => {
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

  test('count at the same time, too', async () => {
    const member = await withPin('staff')
    const { call } = await team.add('staff')
    const codes = await Promise.all(Array.from({ length: 8 }, async () => String((await wrong(call, member.userId)).code)))
    expect(codes.toSorted()).toEqual([...Array<string>(3).fill('pin.locked'), ...Array<string>(5).fill('pin.wrong')])
  })

  test('are forgotten after the right one', async () => {
    const member = await withPin('staff')
    for (let round = 0; round < 2; round += 1) {
      const { call } = await team.add('staff')
      for (let tries = 0; tries < 4; tries += 1) expect(await wrong(call, member.userId)).toMatchObject({ code: 'pin.wrong' })
      await switchTo(call, member.userId)
    }
  })

  test('of one device lock it after fifteen at several members; another device is not', async () => {
    const members = [await withPin('staff'), await withPin('staff'), await withPin('staff'), await withPin('staff')]
    const { call } = await team.add('staff')
    for (const { userId } of members.slice(0, 3)) for (let tries = 0; tries < 5; tries += 1) await wrong(call, userId)
    const fourth = members[3]?.userId ?? ''
    expect(await refusalOf(switchTo(call, fourth))).toMatchObject({ status: 429, code: 'pin.device_locked' })
    await switchTo((await team.add('staff')).call, fourth)
  })

  test('of a device are not forgotten after the right one of its own user', async () => {
    const [own, first, second, third] = [await withPin('staff'), await withPin('staff'), await withPin('staff'), await withPin('staff')]
    const counter = await team.add('staff')
    for (const { userId } of [first, second]) for (let tries = 0; tries < 5; tries += 1) await wrong(counter.call, userId)
    const taken = await switched(counter, own.userId)
    for (let tries = 0; tries < 5; tries += 1) expect((await switched(taken, third.userId, '97531')).status).toBe(400)
    const fourth = await withPin('staff')
    expect((await switched(taken, fourth.userId)).status).toBe(429)
    expect((await switched(await team.add('staff'), fourth.userId)).status).toBe(200) // on another device
  })
})
