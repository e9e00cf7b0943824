import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { startTeam, type Team } from '../staff/team.test-data.ts'
import { ask } from './support.test-data.ts'

const minute = 60_000
let api: TestApi
let team: Team
let now = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  api = await startTestApi({ now: () => now })
})
afterAll(() => api.close())
beforeEach(async () => {
  // After the access tokens and the hour of the limit.
  now = new Date(now.getTime() + 120 * minute)
  team = await startTeam(api)
})

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * minute))
test('ten requests in an hour are accepted, an eleventh is refused, and an hour later it is accepted', async () => {
  for (let count = 0; count < 10; count += 1) await ask(await elsewhere())
  expect(await refusalOf(ask(await elsewhere()))).toMatchObject({ status: 429, code: 'support.too_many' })
  later(60)
  expect(await refusalOf(ask(await elsewhere()))).toMatchObject({ code: 'support.too_many' })
  now = new Date(now.getTime() + 1)
  expect((await ask(await elsewhere())).number).toBe(11)
})

/** The owner; the clock may have passed the end of an access token. */
const elsewhere = async () => (await api.signedIn(team.email)).call

test.each([
  [{ subject: 'ab' }, 'support.subject_length'],
  [{ subject: 'a'.repeat(121) }, 'support.subject_length'],
  [{ message: ' ' }, 'support.message_required'],
  [{ message: 'a'.repeat(5_001) }, 'support.message_length'],
  [{ id: 'not an id' }, 'request.invalid'],
] as const)('%j is refused', async (change, code) => {
  expect(await refusalOf(ask(team.owner.call, change))).toMatchObject({ status: 400, code })
})
