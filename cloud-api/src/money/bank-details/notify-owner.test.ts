import { randomUUID } from 'node:crypto'
import { changeBankDetails } from '@sufra/shared/bank-details/bank-details.routes'
import type { Call } from '@sufra/shared/contract/client'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'

const details = {
  iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G',
  bankName: 'Doha Bank',
  branchCode: '0101',
  accountHolder: 'Bayt Noora W.L.L.',
}

const api = useApi({ now: () => new Date('2026-11-20T12:00:00Z') })
let restaurant: TestRestaurant
let owner: Call

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  owner = (await api.signedIn(restaurant.email)).call
})

const change = (draft: typeof details, version = 0) =>
  owner(changeBankDetails, { body: { ...draft, version } }, { idempotencyKey: `change-${randomUUID()}` })
const mails = () =>
  api.connection.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.restaurantId, restaurant.restaurantId))
    .orderBy(asc(outgoingMessages.createdAt), asc(outgoingMessages.id))

test.each([
  { language: 'en' as const, subject: 'The bank details of Test Kitchen were changed' },
  { language: 'ar' as const, subject: 'تم تغيير بيانات البنك لمطعم مطبخ' },
])('each change is mailed to the owner, in $language first, with the masked IBAN alone', async ({ language, subject }) => {
  await api.connection.db.update(users).set({ language }).where(eq(users.id, restaurant.userId))
  await change(details)
  await change({ ...details, iban: 'QA80DOHB0123456789ABCDEFGHIJK' }, 1)
  const sent = await mails()
  expect(sent).toMatchObject([
    { channel: 'mail', recipient: restaurant.email, subject },
    { channel: 'mail', recipient: restaurant.email, subject },
  ])
  expect(sent.map(({ text }) => /•••• \w{4}/.exec(text)?.[0])).toEqual(['•••• DEFG', '•••• HIJK'])
  expect(sent[0]?.text).toContain(`${api.url}/merchant/forgot-password`)
  expect(JSON.stringify(sent)).not.toContain('DOHB')
})

test('a refused change and equal details are not mailed', async () => {
  await change(details)
  expect(await refusalOf(change({ ...details, branchCode: '2' }))).toMatchObject({ code: 'bank.changed' })
  await change(details)
  expect(await mails()).toHaveLength(1)
})
