import { readMe } from '@sufra/shared/accounts/account.routes'
import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { listDocuments } from '@sufra/shared/documents/document.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addApplicant, formOfParts, goodApplication } from '../../testing/applicants.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
const clock = { now: new Date('2026-11-20T12:00:00Z') }
beforeAll(async () => {
  api = await startTestApi({ now: () => clock.now })
})
afterAll(() => api.close())

test('a stranger signs up, and is pending with seven papers that wait', async () => {
  const { call } = await addApplicant(api)
  expect((await call(readMe, {})).data).toMatchObject({
    status: 'pending',
    name: 'Noora Al Kuwari',
    restaurant: { name: { en: 'Bayt Noora', ar: '' } },
  })
  const { data } = await call(listDocuments, {})
  expect(data.cards.map(({ newest }) => newest?.state)).toEqual(Array.from({ length: 7 }, () => 'waiting'))
})
void signUp
void formOfParts
void goodApplication
