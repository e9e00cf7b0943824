import { readMe } from '@sufra/shared/accounts/account.routes'
import { cancelInvitation, resendInvitation } from '@sufra/shared/staff/staff.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTeam, type Team } from './team.test-data.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addAdmin, addMember, addRestaurant, password } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../audit/audit-log.table.ts'
import { memberships } from '../memberships/memberships.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { invitations } from './invitations.table.ts'

const day = 86_400_000
const start = new Date('2026-11-20T12:00:00Z').getTime()
const api = useApi({ now: () => now })
let team: Team
let now = new Date(start)
beforeEach(async () => {
  now = new Date(start)
  team = await startTeam(api)
})

const newEmail = () => `${uuidv7()}@sufra.test`
const over = { status: 410, code: 'staff.invitation_over' }
const auditOf = async () => {
  const rows = await api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, team.restaurantId)).orderBy(auditLog.id)
  return rows.map(({ action, memberId, details }) => ({ action, memberId, details }))
}

test('an invited person chooses a name and a password, and works with the role of the invitation', async () => {
  const email = newEmail()
  await team.invite(email.toUpperCase(), 'manager')
  expect((await team.list()).invitations).toMatchObject([{ email, role: 'manager', mayEdit: true }])
  const token = await team.tokenFor(email)
  expect(await team.check(token)).toEqual({
    restaurant: { en: 'Test Kitchen', ar: 'مطبخ' },
    branchName: 'West Bay',
    role: 'manager',
    email,
    hasAccount: false,
    expiresAt: new Date(start + 7 * day).toISOString(),
  })
  expect((await team.acceptAsNew(token)).data).toEqual({ email })
  const { invitations: open, members } = await team.list()
  expect(open).toEqual([])
  expect(members).toMatchObject([
    { role: 'owner', isSelf: true, mayEdit: true },
    { name: 'Salma Haddad', email, role: 'manager', isSelf: false, lastUsedAt: null },
  ])
  const { call } = await api.signedIn(email)
  expect((await call(readMe, {})).data.restaurant?._id).toBe(team.restaurantId)
  expect((await team.list()).members[1]?.lastUsedAt).toBe(now.toISOString())
  const user = await team.userOf(email)
  expect(await auditOf()).toEqual([
    { action: 'member_invited', memberId: team.userId, details: { email, role: 'manager' } },
    { action: 'member_joined', memberId: user?.id, details: { role: 'manager' } },
  ])
})

test('only a hash of the token is stored, and the mail ends with the invitation', async () => {
  const email = newEmail()
  await team.invite(email, 'staff')
  const token = await team.tokenFor(email)
  expect(JSON.stringify(await api.connection.db.select().from(invitations))).not.toContain(token)
  const [mail] = await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, email))
  expect(mail).toMatchObject({ expiresAt: new Date(start + 7 * day), restaurantId: team.restaurantId })
  expect(mail?.text).toContain(`${api.url}/merchant/accept-invitation#token=${token}`)
})

describe('a link works once and for seven days', () => {
  test('and cannot be used again', async () => {
    const email = newEmail()
    await team.invite(email, 'staff')
    const token = await team.tokenFor(email)
    await team.acceptAsNew(token)
    expect(await refusalOf(team.acceptAsNew(token))).toMatchObject(over)
    expect(await refusalOf(team.check(token))).toMatchObject(over)
  })

  test('and lets one of two concurrent uses join', async () => {
    const email = newEmail()
    await team.invite(email, 'staff')
    const token = await team.tokenFor(email)
    const answers = await Promise.allSettled([team.acceptAsNew(token), team.acceptAsNew(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await team.list()).members).toHaveLength(2)
  })

  test('until its last millisecond', async () => {
    const [one, two] = [newEmail(), newEmail()]
    await team.invite(one, 'staff')
    await team.invite(two, 'staff')
    now = new Date(start + 7 * day - 1)
    await team.acceptAsNew(await team.tokenFor(one))
    now = new Date(start + 7 * day)
    expect(await refusalOf(team.acceptAsNew(await team.tokenFor(two)))).toMatchObject(over)
  })

  test.each(['', 'x'.repeat(201), 'unknown'])('the token %j is refused', async (token) => {
    expect(await refusalOf(team.acceptAsNew(token))).toMatchObject({ code: 'staff.invitation_over' })
  })
})

test('sending again invalidates the previous link, and an expired invitation can be sent again too', async () => {
  const email = newEmail()
  const invited = await team.invite(email, 'staff')
  const first = await team.tokenFor(email)
  now = new Date(start + 8 * day)
  const owner = await api.signedIn(team.email)
  const resend = owner.call(resendInvitation, { params: { invitationId: invited?.id ?? '' } })
  expect((await resend).data.invitations).toMatchObject([{ id: invited?.id, expiresAt: new Date(start + 15 * day).toISOString() }])
  expect(await refusalOf(team.acceptAsNew(first))).toMatchObject(over)
  await team.acceptAsNew(await team.tokenFor(email))
})

test('inviting an open invitation again replaces its link and role', async () => {
  const email = newEmail()
  const before = await team.invite(email, 'staff')
  const first = await team.tokenFor(email)
  expect(await team.invite(email, 'manager')).toMatchObject({ id: before?.id, role: 'manager' })
  expect(await refusalOf(team.check(first))).toMatchObject(over)
  expect(await team.check(await team.tokenFor(email))).toMatchObject({ role: 'manager' })
})

test('a cancelled invitation cannot be accepted, and the audit log records the cancellation', async () => {
  const email = newEmail()
  const invited = await team.invite(email, 'staff')
  const token = await team.tokenFor(email)
  const reply = await team.owner.call(cancelInvitation, { params: { invitationId: invited?.id ?? '' } })
  expect(reply.data.invitations).toEqual([])
  expect(await refusalOf(team.acceptAsNew(token))).toMatchObject(over)
  expect((await auditOf()).at(-1)).toEqual({
    action: 'member_invitation_cancelled',
    memberId: team.userId,
    details: { email, role: 'staff' },
  })
})

describe('an invited account', () => {
  test('joins with its own name and password', async () => {
    const { db } = api.connection
    const former = await addMember(db, (await addRestaurant(db)).restaurantId, 'staff')
    await db.delete(memberships).where(eq(memberships.userId, former.userId))
    const before = await team.userOf(former.email)
    await team.invite(former.email, 'manager')
    const token = await team.tokenFor(former.email)
    expect(await team.check(token)).toMatchObject({ hasAccount: true })
    await team.accept(token, { firstName: 'Not', lastName: 'Used', password: 'Other@2026' })
    expect(await team.userOf(former.email)).toEqual(before)
    const { call } = await api.signedIn(former.email, 'merchant', password)
    expect((await team.list(call)).members[1]).toMatchObject({ id: former.userId, role: 'manager', isSelf: true })
  })

  test('cannot join while working in another restaurant, to which a sign-in would lead', async () => {
    const other = await addRestaurant(api.connection.db)
    await team.invite(other.email, 'manager')
    const token = await team.tokenFor(other.email)
    expect(await refusalOf(team.accept(token))).toMatchObject({ status: 409, code: 'staff.works_elsewhere' })
    expect((await team.list()).members).toHaveLength(1)
    expect(await team.check(token)).toMatchObject({ email: other.email }) // the link was not used up
  })

  test('is invited with the same reply as a new address', async () => {
    const other = await addRestaurant(api.connection.db)
    const [known, unknown] = [await team.invite(other.email, 'staff'), await team.invite(newEmail(), 'staff')]
    expect(Object.keys(known ?? {})).toEqual(Object.keys(unknown ?? {}))
  })

  test('of an administrator cannot join', async () => {
    const { email } = await addAdmin(api.connection.db)
    await team.invite(email, 'staff')
    const token = await team.tokenFor(email)
    expect(await refusalOf(team.acceptAsNew(token))).toMatchObject({ status: 409, code: 'staff.administrator' })
    expect(await team.check(token)).toMatchObject({ email }) // the link was not used up
  })

  test('a new person without name and password is refused, and may try again', async () => {
    const email = newEmail()
    await team.invite(email, 'staff')
    const token = await team.tokenFor(email)
    expect(await refusalOf(team.accept(token))).toMatchObject({ status: 400, code: 'staff.account_required' })
    expect(await refusalOf(team.accept(token, { firstName: 'A', lastName: 'Haddad', password }))).toMatchObject({ status: 400 })
    expect(await refusalOf(team.accept(token, { firstName: 'Salma', lastName: 'Haddad', password: 'short' }))).toMatchObject({
      status: 400,
    })
    await team.acceptAsNew(token)
  })
})

test('invitations that expired 30 days ago are deleted', async () => {
  await team.invite(newEmail(), 'staff')
  const listed = async () => (await team.list((await api.signedIn(team.email)).call)).invitations.length
  now = new Date(start + 37 * day)
  await api.runJob('delete-expired-invitations')
  expect(await listed()).toBe(1)
  now = new Date(start + 37 * day + 1)
  await api.runJob('delete-expired-invitations')
  expect(await listed()).toBe(0)
})
