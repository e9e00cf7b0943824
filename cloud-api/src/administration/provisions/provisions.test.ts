import { countProvisions, createProvisionsLink, listProvisions, provisionPageSize } from '@sufra/shared/provisions/provision.routes'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'

const platform = usePlatform()
type Query = NonNullable<Parameters<typeof platform.reviewer.call<typeof listProvisions>>[1]>['query']

const add = async (name: { en: string; ar: string }, change: Partial<typeof restaurants.$inferInsert> = {}) => {
  const { db } = platform.api.connection
  const { restaurantId } = await addRestaurant(db)
  await db
    .update(restaurants)
    .set({ name, ...change })
    .where(eq(restaurants.id, restaurantId))
  return restaurantId
}
const list = (query: Query) => platform.reviewer.call(listProvisions, { query })
const names = async (query: Query) => (await list(query)).data.map(({ name }) => name.en)
const minute = (count: number) => new Date(Date.UTC(2026, 9, 1, 0, count))

beforeAll(async () => {
  await add({ en: 'Bayt Noora', ar: 'بيت نورة' }, { status: 'accepted', submittedAt: minute(3), commercialRegistrationNumber: 'CR-77_1' })
  await add({ en: 'alwaha', ar: 'مطعم الواحة' }, { status: 'pending', submittedAt: minute(1), phone: '+97444112233' })
  await add({ en: 'Zaytoun', ar: 'أَزهار' }, { status: 'rejected', submittedAt: minute(2) })
  await add({ en: 'Closed', ar: 'مغلق' }, { status: 'deactivated', submittedAt: minute(4) })
})

describe('the list of restaurants', () => {
  test('has the restaurants of each status, with their number', async () => {
    expect((await platform.reviewer.call(countProvisions, {})).data).toEqual({
      all: 4,
      pending: 1,
      accepted: 1,
      rejected: 1,
      deactivated: 1,
    })
    expect(await names({})).toEqual(['Closed', 'Bayt Noora', 'Zaytoun', 'alwaha'])
    expect(await names({ status: 'pending' })).toEqual(['alwaha'])
    expect(await names({ status: 'accepted' })).toEqual(['Bayt Noora'])
    expect(await names({ status: 'rejected' })).toEqual(['Zaytoun'])
    expect(await names({ status: 'deactivated' })).toEqual(['Closed'])
  })

  test('is sorted by time, and by the name in either language', async () => {
    expect(await names({ sort: 'oldest' })).toEqual(['alwaha', 'Zaytoun', 'Bayt Noora', 'Closed'])
    expect(await names({ sort: 'nameEn' })).toEqual(['alwaha', 'Bayt Noora', 'Closed', 'Zaytoun'])
    expect(await names({ sort: 'nameAr' })).toEqual(['Zaytoun', 'Bayt Noora', 'alwaha', 'Closed'])
  })

  test.each([
    ['bayt', ['Bayt Noora']],
    ['بيت نوره', ['Bayt Noora']],
    ['الواحه', ['alwaha']],
    ['ازهار', ['Zaytoun']],
    ['AL WAHA', ['alwaha']],
    ['+974 4411', ['alwaha']],
    ['٤٤١١٢٢٣٣', ['alwaha']],
    ['cr-77_1', ['Bayt Noora']],
    ['cr-77%1', []],
    ['%', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('finds restaurants by %j', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  test('finds restaurants by the email and the name of the owner', async () => {
    const { db } = platform.api.connection
    const [row] = (await list({ search: 'zaytoun' })).data
    expect(await names({ search: row?.email.toUpperCase() })).toEqual(['Zaytoun'])
    await db
      .update(users)
      .set({ firstName: 'Khalifa' })
      .where(eq(users.email, row?.email ?? ''))
    expect(await names({ search: 'khalifa own' })).toEqual(['Zaytoun'])
  })

  test('refuses an unknown filter, and a search of more than 100 characters', async () => {
    expect(await refusalOf(list({ status: 'gone' as never }))).toMatchObject({ status: 400 })
    expect(await refusalOf(list({ sort: 'gone' as never }))).toMatchObject({ status: 400 })
    expect(await refusalOf(list({ search: 'x'.repeat(101) }))).toMatchObject({ status: 400 })
    expect(await names({ search: 'x'.repeat(100) })).toEqual([])
  })
})

const pagesOf = async (query: Query) => {
  const [forward, backward]: string[][][] = [[], []]
  let page = await list(query)
  forward?.push(page.data.map(({ id }) => id))
  while (page.next) {
    page = await list({ ...query, cursor: page.next })
    forward?.push(page.data.map(({ id }) => id))
  }
  backward?.unshift(page.data.map(({ id }) => id))
  while (page.previous) {
    page = await list({ ...query, cursor: page.previous })
    backward?.unshift(page.data.map(({ id }) => id))
  }
  return { forward, backward }
}

describe('pages', () => {
  test.each(['newest', 'oldest', 'nameEn', 'nameAr'] as const)(
    'by %s show each restaurant once, in both directions, even when names and times are equal',
    async (sort) => {
      const total = (await platform.reviewer.call(countProvisions, {})).data.all
      for (let missing = 2 * provisionPageSize + 1 - total; missing > 0; missing--)
        await add({ en: `Same ${missing % 2}`, ar: '' }, { status: 'accepted', submittedAt: minute(9) })
      const { forward, backward } = await pagesOf({ sort })
      expect(forward?.map((page) => page.length)).toEqual([50, 50, 1])
      expect(new Set(forward?.flat()).size).toBe(101)
      expect(backward).toEqual(forward)
    },
  )

  test('refuse a cursor that is invalid or of another sort', async () => {
    const { next } = await list({ sort: 'nameEn' })
    const year0 = Buffer.from(JSON.stringify([false, '0000-01-01T00:00:00.000Z', crypto.randomUUID()])).toString('base64url')
    const nul = Buffer.from(JSON.stringify([false, '\0', crypto.randomUUID()])).toString('base64url')
    for (const query of [{ cursor: 'x' }, { cursor: next ?? '' }, { cursor: year0 }, { cursor: nul, sort: 'nameEn' as const }])
      expect(await refusalOf(list(query))).toMatchObject({ status: 400, code: 'request.invalid' })
  })
})

test('the exported list has all pages in its order and language, and the audit log records it', async () => {
  const body = { status: 'rejected', search: 'zaytoun', format: 'csv', language: 'ar' } as const
  const { link } = (await platform.reviewer.call(createProvisionsLink, { body })).data
  const answer = await platform.api.fetch(link, { headers: { authorization: `Bearer ${platform.reviewer.accessToken}` } })
  const [headings, row, ...rest] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true })
  expect(headings?.slice(0, 4)).toEqual(['الاسم بالإنجليزية', 'الاسم بالعربية', 'الفرع', 'الحالة'])
  expect(row?.slice(0, 4)).toEqual(['Zaytoun', 'أَزهار', 'West Bay', 'مرفوض'])
  expect(row?.at(-1)).toBe('2026-10-01 03:02')
  expect(rest).toEqual([])
  const entries = await platform.api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'restaurants_exported'))
    .orderBy(auditLog.id)
  expect(entries.map(({ details }) => details)).toEqual([{ status: 'rejected', search: 'zaytoun', format: 'csv' }])
})
