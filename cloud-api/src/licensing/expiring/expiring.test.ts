import { countExpiring, createExpiringLink, expiringPageSize, listExpiring } from '@sufra/shared/expiring/expiring.routes'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { documents } from '../documents/documents.table.ts'
import { addDocument, addRestaurantWith } from './expiring.test-data.ts'

const platform = usePlatform()
type Query = NonNullable<Parameters<typeof platform.reviewer.call<typeof listExpiring>>[1]>['query']

const db = () => platform.api.connection.db
const list = (query: Query = {}) => platform.reviewer.call(listExpiring, { query })
const named = (en: string, ar = '') => ({ name: { en, ar } })
/** Noon of a day in Doha, with an administrator who has just signed in. */
const startAt = async (day: string) => {
  platform.clock.now = new Date(`${day}T12:00:00+03:00`)
  platform.reviewer = await signInReviewer(platform.api)
}
const nameOf = async (query: Query = {}) => (await list(query)).data.map(({ name, kind }) => `${name.en} ${kind}`)

beforeEach(async () => {
  await db().delete(documents)
  await startAt('2026-11-20')
})

describe('the list of expiring documents', () => {
  test.each([
    ['2026-11-18', { expired: 0, soon: 0, expiring: 0 }],
    ['2026-11-19', { expired: 0, soon: 0, expiring: 1 }],
    ['2026-12-18', { expired: 0, soon: 0, expiring: 1 }],
    ['2026-12-19', { expired: 0, soon: 1, expiring: 0 }],
    ['2027-01-18', { expired: 0, soon: 1, expiring: 0 }],
    ['2027-01-19', { expired: 1, soon: 0, expiring: 0 }],
  ] as const)('on %s has the filter state %j for a document that expires on 2027-01-18', async (day, counts) => {
    await addRestaurantWith(db(), { tradeLicense: '2027-01-18' })
    await startAt(day)
    const all = counts.expired + counts.soon + counts.expiring
    expect((await platform.reviewer.call(countExpiring, {})).data).toEqual({ all, ...counts })
    for (const [state, count] of Object.entries(counts) as [keyof typeof counts, number][]) {
      const { data } = await list({ state })
      expect(data.map((row) => row.state)).toEqual(count ? [state] : [])
    }
    expect((await list()).data).toHaveLength(all)
  })

  test('follows the calendar of each restaurant', async () => {
    await addRestaurantWith(db(), { tradeLicense: '2026-12-31' }, named('Doha'))
    await addRestaurantWith(db(), { tradeLicense: '2026-12-31' }, { ...named('New York'), timeZone: 'America/New_York' })
    platform.clock.now = new Date('2026-12-31T21:00:00Z')
    platform.reviewer = await signInReviewer(platform.api)
    const { data } = await list()
    expect(Object.fromEntries(data.map(({ name, daysLeft, state }) => [name.en, [daysLeft, state]]))).toEqual({
      Doha: [-1, 'expired'],
      'New York': [0, 'soon'],
    })
    expect((await list({ state: 'expired' })).data.map(({ name }) => name.en)).toEqual(['Doha'])
  })

  test('is sorted by date, and has only valid documents of accepted restaurants, with their unverified replacements', async () => {
    await startAt('2026-12-01')
    const { restaurantId } = await addRestaurantWith(
      db(),
      { tradeLicense: '2026-12-31', commercialLicense: '2026-11-20', proofOfIdentity: '2027-01-15' },
      named('One'),
    )
    await addRestaurantWith(db(), { tradeLicense: '2026-12-05' }, { ...named('Closed'), status: 'deactivated' })
    await addDocument(db(), restaurantId, 'establishmentId', '2026-12-05', { state: 'waiting' })
    await addDocument(db(), restaurantId, 'tradeLicense', '2027-12-31', { state: 'waiting' })
    await addDocument(db(), restaurantId, 'proofOfIdentity', '2027-12-31', { state: 'rejected' })
    expect(await nameOf()).toEqual(['One commercialLicense', 'One tradeLicense', 'One proofOfIdentity'])
    expect((await list()).data.map(({ replacement }) => replacement)).toEqual([null, 'waiting', 'rejected'])
  })

  test('is searched by restaurant, like all lists of restaurants', async () => {
    await addRestaurantWith(db(), { tradeLicense: '2026-12-01' }, named('Bayt Noora', 'بيت نورة'))
    await addRestaurantWith(db(), { tradeLicense: '2026-12-02' }, named('Zaytoun', 'أَزهار'))
    expect(await nameOf({ search: 'بيت نوره' })).toEqual(['Bayt Noora tradeLicense'])
    expect(await nameOf({ search: 'ازهار' })).toEqual(['Zaytoun tradeLicense'])
    expect(await nameOf({ search: 'x'.repeat(100) })).toEqual([])
    expect(await refusalOf(list({ search: 'x'.repeat(101) }))).toMatchObject({ status: 400 })
    expect(await refusalOf(list({ state: 'valid' as never }))).toMatchObject({ status: 400 })
  })

  test('shows each document once in its pages, in both directions', async () => {
    for (let number = 0; number <= 2 * expiringPageSize; number += 1)
      await addRestaurantWith(db(), { tradeLicense: `2026-12-0${1 + (number % 2)}` })
    const pages: string[][] = []
    let page = await list()
    pages.push(page.data.map(({ id }) => id))
    while (page.next) pages.push((page = await list({ cursor: page.next })).data.map(({ id }) => id))
    expect(pages.map((each) => each.length)).toEqual([50, 50, 1])
    expect(new Set(pages.flat()).size).toBe(101)
    const back = [page.data.map(({ id }) => id)]
    while (page.previous) back.unshift((page = await list({ cursor: page.previous })).data.map(({ id }) => id))
    expect(back).toEqual(pages)
    for (const cursor of ['x', Buffer.from(JSON.stringify([false, '2026-13-01', crypto.randomUUID()])).toString('base64url')])
      expect(await refusalOf(list({ cursor }))).toMatchObject({ status: 400, code: 'request.invalid' })
  })

  test('as a file has all documents in the language of the reader, and the audit log records it', async () => {
    await startAt('2026-12-01')
    await addRestaurantWith(db(), { tradeLicense: '2026-12-31', commercialLicense: '2026-11-20' }, named('Zaytoun', 'أَزهار'))
    const body = { state: 'expired', search: 'zaytoun', format: 'csv', language: 'ar' } as const
    const { link } = (await platform.reviewer.call(createExpiringLink, { body })).data
    const answer = await platform.api.fetch(link, { headers: { authorization: `Bearer ${platform.reviewer.accessToken}` } })
    const [headings, row, ...rest] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true })
    expect(headings?.slice(3, 7)).toEqual(['الوثيقة', 'صالحة حتى', 'الأيام المتبقية', 'الحالة'])
    expect(row?.slice(0, 7)).toEqual(['Zaytoun', 'أَزهار', 'West Bay', 'الرخصة التجارية', '2026-11-20', '-11', 'منتهية'])
    expect(rest).toEqual([])
    const entries = await db().select().from(auditLog).where(eq(auditLog.action, 'expiring_exported')).orderBy(auditLog.id)
    expect(entries.map(({ details }) => details)).toEqual([{ state: 'expired', search: 'zaytoun', format: 'csv' }])
  })
})
