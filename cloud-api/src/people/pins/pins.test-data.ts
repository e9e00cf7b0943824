// Members with PINs, and counters that switch between them.
import { setPin, switchPerson } from '@sufra/shared/pins/pin.routes'
import type { TestApi } from '../../../testing/test-api.ts'
import { password } from '../../../testing/test-restaurant.ts'
import type { Team } from '../staff/team.test-data.ts'

export const pin = '2580'
type Member = Awaited<ReturnType<Team['add']>>

export const switchTo = (call: Member['call'], memberId: string, typed = pin) =>
  call(switchPerson, { params: { memberId }, body: { pin: typed } })

export const addMemberWithPin = async (team: Team, role: 'manager' | 'staff'): Promise<Member> => {
  const member = await team.add(role)
  await member.call(setPin, { body: { password, pin } })
  return member
}

/** Returns the reply of a switch, with a client of the new session. */
export const switchedFrom = async (api: TestApi, from: { accessToken: string }, memberId: string, typed = pin) => {
  const path = switchPerson.path.replace(':memberId', memberId)
  const answer = await api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${from.accessToken}`, 'user-agent': 'Sufra/2.0.0 (Windows)' },
    body: JSON.stringify({ pin: typed }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string } // the reply of our own server
  const read = (readPath: string) => api.fetch(readPath, { headers: { authorization: `Bearer ${accessToken}` } })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { status: answer.status, accessToken, read, cookie }
}
