import { cancelInvitation, inviteMember, maxStaff, resendInvitation } from '@sufra/shared/staff/staff.routes'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTeam, type Team } from './team.test-data.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { invitations } from './invitations.table.ts'

const day = 86_400_000
const now = new Date('2026-11-20T12:00:00Z')
const api = useApi({ now: () => now })
let team: Team
beforeEach(async () => {
  team = await startTeam(api)
})

const newEmail = () => `${uuidv7()}@sufra.test`

describe('inviting is refused', () => {
  test('for the address of a member', async () => {
    expect(await refusalOf(team.invite(team.email, 'staff'))).toMatchObject({ status: 409, code: 'staff.already_member' })
  })

  test('for managers by a manager, who may invite staff', async () => {
    const { call } = await team.add('manager')
    expect(await refusalOf(team.invite(newEmail(), 'manager', call))).toMatchObject({ status: 403, code: 'staff.role' })
    expect(await team.invite(newEmail(), 'staff', call)).toMatchObject({ role: 'staff', mayEdit: true })
  })

  test('when a manager changes, resends or cancels the invitation of a manager', async () => {
    const { call } = await team.add('manager')
    const email = newEmail()
    const invited = await team.invite(email, 'manager')
    const params = { invitationId: invited?.id ?? '' }
    for (const attempt of [
      () => team.invite(email, 'staff', call),
      () => call(resendInvitation, { params }),
      () => call(cancelInvitation, { params }),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ status: 403, code: 'staff.role' })
    expect((await team.list(call)).invitations).toMatchObject([{ email, role: 'manager', mayEdit: false }])
  })

  test('with the role of an owner', async () => {
    const body = { email: newEmail(), role: 'owner' as 'staff' } // not a role of the contract
    expect(await refusalOf(team.owner.call(inviteMember, { body }))).toMatchObject({ status: 400 })
  })

  test('beyond the maximum of members and invitations', async () => {
    const { restaurantId, userId } = team
    const row = (count: number) => ({
      restaurantId,
      id: uuidv7(),
      email: `${count}@full.test`,
      role: 'staff' as const,
      tokenHash: uuidv7(),
      invitedBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + day),
    })
    await api.connection.db.insert(invitations).values(Array.from({ length: maxStaff - 2 }, (_, count) => row(count)))
    await team.invite(newEmail(), 'staff')
    expect(await refusalOf(team.invite(newEmail(), 'staff'))).toMatchObject({ status: 409, code: 'staff.too_many' })
    expect(await team.invite('1@full.test', 'manager')).toMatchObject({ role: 'manager' }) // an invitation that is open already
  })
})

test('an invitation of another restaurant is not found', async () => {
  const other = await startTeam(api)
  const invited = await other.invite(newEmail(), 'staff')
  const params = { invitationId: invited?.id ?? '' }
  for (const attempt of [resendInvitation, cancelInvitation])
    expect(await refusalOf(team.owner.call(attempt, { params }))).toMatchObject({ status: 404, code: 'staff.invitation_not_found' })
  expect((await other.list()).invitations).toHaveLength(1)
})
