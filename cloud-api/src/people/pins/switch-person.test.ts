import { beforeEach, expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { createAccountsStore } from '../accounts/accounts.store.ts'
import { createNewSession } from '../accounts/sessions/new-session.ts'
import { createSessionFamiliesStore } from '../accounts/sessions/session-families.store.ts'
import { createTokens } from '../accounts/sessions/tokens.ts'
import { readSessionsAt } from '../accounts/sessions/own-sessions.store.ts'
import { setMemberRole } from '../memberships/memberships.store.ts'
import { startTeam, type Team } from '../staff/team.test-data.ts'
import { removePinOf } from './own-pin.ts'
import { addMemberWithPin, pin } from './pins.test-data.ts'
import { createSwitchPerson } from './switch-person.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const api = useApi({ now })
let team: Team
beforeEach(async () => {
  team = await startTeam(api)
})

/** Switches from a counter to a member. `meanwhile` runs after the PIN was checked, before the session is opened. */
const switchWhile = async (memberId: string, meanwhile: () => Promise<unknown>) => {
  const { connection } = api
  const { userId } = await team.add('staff')
  const from = (await readSessionsAt(connection.db, team.restaurantId, new Date(0))).find((each) => each.userId === userId)
  if (!from) throw new Error('the counter is not signed in')
  const succeeded = async () => void (await meanwhile())
  const switchPerson = createSwitchPerson({
    connection,
    families: createSessionFamiliesStore(connection),
    newSession: createNewSession(createTokens(testSecret, now), now),
    accounts: createAccountsStore(connection.db),
    tries: { begin: async () => ({ failures: 1, succeeded, notChecked: async () => {} }) },
    reportWrong: async () => {},
  })
  const session = { sessionId: from.id, userId, restaurantId: team.restaurantId, role: 'staff', status: 'accepted' } as const
  return switchPerson(session, memberId, pin, '')
}
const countSessions = async (userId: string) =>
  (await readSessionsAt(api.connection.db, team.restaurantId, new Date(0))).filter((each) => each.userId === userId && !each.endedAt).length

test('a PIN opens no session when it was removed during its check', async () => {
  const { userId } = await addMemberWithPin(team, 'staff')
  const before = await countSessions(userId)
  const remove = () =>
    api.connection.transact((tx) => removePinOf(tx, { restaurantId: team.restaurantId, userId }, { by: team.userId, now: now() }))
  await expect(switchWhile(userId, remove)).rejects.toMatchObject({ code: 'pin.wrong' })
  expect(await countSessions(userId)).toBe(before)
})

test('a PIN opens no session of a member who became an owner during its check', async () => {
  const { userId } = await addMemberWithPin(team, 'manager')
  const before = await countSessions(userId)
  const promote = () => setMemberRole(api.connection.db, team.restaurantId, userId, 'owner')
  await expect(switchWhile(userId, promote)).rejects.toMatchObject({ code: 'pin.wrong' })
  expect(await countSessions(userId)).toBe(before)
})

test('a PIN opens a session when nothing changes during its check', async () => {
  const { userId } = await addMemberWithPin(team, 'staff')
  const before = await countSessions(userId)
  await switchWhile(userId, async () => {})
  expect(await countSessions(userId)).toBe(before + 1)
})
