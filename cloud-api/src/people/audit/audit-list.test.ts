import { auditPageSize, createAuditLink, listAudit } from '@sufra/shared/audit/audit.routes'
import { auditActions } from '@sufra/shared/audit/audit-actions'
import { documents as arabicDocuments } from '@sufra/shared/documents/texts.ar'
import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, type TestApi, useApi } from '../../../testing/test-api.ts'
import { addAdmin, addRestaurant } from '../../../testing/test-restaurant.ts'
import { users } from '../accounts/accounts.table.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { auditLog } from './audit-log.table.ts'

const api = useApi({ now: () => clock.now })
let owner: Awaited<ReturnType<TestApi['signedIn']>> & { id: string; email: string }
let reviewer: { id: string; email: string }
let bayt: { restaurantId: string; userId: string; email: string }
const clock = { now: new Date('2026-11-20T12:00:00Z') }
type Filters = NonNullable<Parameters<typeof owner.call<typeof listAudit>>[1]>['query']

const list = (query: Filters = {}) => owner.call(listAudit, { query })
/** Returns the entries without the sign-in of this test. */
const withoutSignIns = async (query: Filters) => (await list(query)).data.filter(({ action }) => action !== 'administrator_signed_in')
const actions = async (query: Filters) => (await withoutSignIns(query)).map(({ action }) => action)
const insert = (entries: Partial<typeof auditLog.$inferInsert>[]) =>
  api.connection.db
    .insert(auditLog)
    .values(entries.map((entry) => ({ id: uuidv7(), at: clock.now, action: 'pin_set', details: {}, ...entry })))

beforeAll(async () => {
  const { db } = api.connection
  const admin = await addAdmin(db)
  owner = { ...admin, ...(await api.signedIn(admin.email, 'admin')) }
  reviewer = await addAdmin(db, 'reviewer')
  await db.update(users).set({ firstName: 'Khalifa', lastName: 'الهاجري' }).where(eq(users.id, reviewer.id))
  bayt = await addRestaurant(db)
  await db
    .update(restaurants)
    .set({ name: { en: 'Bayt Noora', ar: 'بيت نورة' } })
    .where(eq(restaurants.id, bayt.restaurantId))
  const { restaurantId, userId } = bayt
  await insert([
    { adminId: reviewer.id, restaurantId, action: 'applicant_verified', at: new Date('2026-11-18T20:59:59.999Z') },
    {
      adminId: owner.id,
      action: 'administrator_invited',
      details: { email: 'hessa@sufra.test', role: 'support' },
      at: new Date('2026-11-18T21:00:00Z'),
    },
    {
      memberId: userId,
      restaurantId,
      action: 'order_refunded',
      details: { amount: 1_250, orderNumber: 47, note: 'secret' },
      at: new Date('2026-11-19T20:59:59.999Z'),
    },
    {
      adminId: owner.id,
      action: 'administrator_disabled',
      details: { administrator: reviewer.id, email: reviewer.email },
      ipAddress: '10.1.2.3',
      userAgent: 'Sufra/1.2.3 (Windows 11)',
      at: new Date('2026-11-19T21:00:00Z'),
    },
  ])
})

test('an entry has its actor, action, target, time and place, and only details that its sentence names', async () => {
  const data = await withoutSignIns({})
  expect(data.map(({ action }) => action)).toEqual([
    'administrator_disabled',
    'order_refunded',
    'administrator_invited',
    'applicant_verified',
  ])
  expect(data[0]).toMatchObject({
    at: '2026-11-19T21:00:00.000Z',
    by: { id: owner.id, name: 'Ada Admin', email: owner.email, isAdministrator: true },
    details: { email: reviewer.email },
    restaurant: null,
    person: { id: reviewer.id, name: 'Khalifa الهاجري' },
    ipAddress: '10.1.2.3',
    device: 'Sufra 1.2.3 · Windows 11',
  })
  expect(data[1]).toMatchObject({
    by: { id: bayt.userId, name: 'Noora Owner', isAdministrator: false },
    restaurant: { id: bayt.restaurantId, name: { en: 'Bayt Noora' } },
    person: null,
    ipAddress: '',
    device: '',
  })
  expect(data[1]?.details).toEqual({ amount: 1_250, orderNumber: 47 })
})

describe('filters', () => {
  test('find entries by administrator, restaurant and action', async () => {
    expect(await actions({ administratorId: owner.id })).toEqual(['administrator_disabled', 'administrator_invited'])
    expect(await actions({ restaurantId: bayt.restaurantId })).toEqual(['order_refunded', 'applicant_verified'])
    expect(await actions({ action: 'administrator_invited' })).toEqual(['administrator_invited'])
    expect(await actions({ administratorId: owner.id, action: 'applicant_verified' })).toEqual([])
    expect((await list({ restaurantId: bayt.restaurantId })).restaurant?.name.en).toBe('Bayt Noora')
    expect((await list({ restaurantId: uuidv7() })).restaurant).toBeNull()
  })

  test('find entries by day in Qatar, the first and the last day included', async () => {
    expect(await actions({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['order_refunded', 'administrator_invited'])
    expect(await actions({ to: '2026-11-18' })).toEqual(['applicant_verified'])
    expect(await actions({ from: '2026-11-20' })).toEqual(['administrator_disabled'])
  })

  test.each([
    ['khalifa', ['applicant_verified']],
    ['الهاجري', ['applicant_verified']],
    ['بيت نوره', ['order_refunded', 'applicant_verified']],
    ['BAYT khalifa', ['applicant_verified']],
    ['hessa@', ['administrator_invited']],
    ['10.1.2', ['administrator_disabled']],
    ['%', []],
    ["' or 1=1 --", []],
  ])('find entries by the search %j', async (search, found) => {
    expect(await actions({ search })).toEqual(found)
  })

  test('with unknown choices are refused, and so is a search of more than 100 characters', async () => {
    for (const query of [
      { action: 'gone' as never },
      { administratorId: 'x' },
      { from: '2026-02-30' },
      { search: 'x'.repeat(101) },
      { cursor: 'x' },
    ])
      expect(await refusalOf(list(query))).toMatchObject({ status: 400 })
    expect(await actions({ search: 'x'.repeat(100) })).toEqual([])
  })
})

test('pages show each entry once in both directions, also entries of the same time', async () => {
  const other = await addRestaurant(api.connection.db)
  const { restaurantId, userId: memberId } = other
  await insert(Array.from({ length: 2 * auditPageSize + 1 }, () => ({ memberId, restaurantId })))
  const forward: string[][] = []
  let page = await list({ restaurantId })
  for (;;) {
    forward.push(page.data.map(({ id }) => id))
    if (!page.older) break
    page = await list({ restaurantId, cursor: page.older })
  }
  expect(forward.map((ids) => ids.length)).toEqual([50, 50, 1])
  expect(new Set(forward.flat()).size).toBe(101)
  const backward = [forward.at(-1)]
  while (page.newer) {
    page = await list({ restaurantId, cursor: page.newer })
    backward.unshift(page.data.map(({ id }) => id))
  }
  expect(backward).toEqual(forward)
})

describe('the log as a file', () => {
  const rowsOf = async (body: { language: 'en' | 'ar'; restaurantId?: string; action?: 'administrator_invited' | 'order_refunded' }) => {
    const { link } = (await owner.call(createAuditLink, { body: { format: 'csv', ...body } })).data
    const answer = await api.fetch(link, { headers: { authorization: `Bearer ${owner.accessToken}` } })
    return parse(Buffer.from(await answer.arrayBuffer()), { bom: true })
  }

  test('has a sentence in the chosen language, and the filters apply', async () => {
    const [headings, row, ...rest] = await rowsOf({ language: 'ar', action: 'administrator_invited' })
    expect(headings?.[3]).toBe('الإجراء')
    expect(row).toEqual(['2026-11-19 00:00', 'Ada Admin', owner.email, 'دعوة hessa@sufra.test بدور دعم', '', '', '', ''])
    expect(rest).toEqual([])
    const [, english] = await rowsOf({ language: 'en', action: 'order_refunded' })
    expect(english?.slice(3, 5)).toEqual([expect.stringMatching(/^Refunded QAR.12\.50 of order 47$/), 'Bayt Noora'])
  })

  test('names the document of a reminder and of a rule, in the chosen language', async () => {
    const { restaurantId } = await addRestaurant(api.connection.db)
    await insert([
      { adminId: owner.id, restaurantId, action: 'document_reminded', details: { kind: 'tradeLicense', channels: ['sms'] } },
      { adminId: owner.id, restaurantId, action: 'document_rule_changed', details: { kind: 'taxCertificates', rule: 'restrict' } },
    ])
    const sentences = async (language: 'en' | 'ar') => (await rowsOf({ language, restaurantId })).slice(1).map((row) => row[3] ?? '')
    expect((await sentences('en')).toSorted()).toEqual([
      'Changed what happens when a document has expired: Tax Certificates',
      'Sent a reminder about a document: Trade License',
    ])
    expect((await sentences('ar')).join()).toContain(arabicDocuments.kind.tradeLicense)
  })

  test('is recorded with its filters', async () => {
    await rowsOf({ language: 'en', restaurantId: bayt.restaurantId })
    const mine = and(eq(auditLog.adminId, owner.id), eq(auditLog.action, 'audit_exported'))
    const rows = await api.connection.db.select().from(auditLog).where(mine)
    expect(rows.map(({ details }) => details)).toContainEqual({ restaurantId: bayt.restaurantId, format: 'csv' })
  })
})

test('actions of the platform are listed without a name', async () => {
  const { restaurantId } = await addRestaurant(api.connection.db)
  await insert([{ restaurantId, action: 'restaurant_restored' }])
  expect((await list({ restaurantId })).data).toMatchObject([{ by: null, action: 'restaurant_restored', person: null }])
})

test('every stored action can be listed', async () => {
  const other = await addRestaurant(api.connection.db)
  const { restaurantId } = other
  await insert([...auditActions, 'restaurant_teleported'].map((action) => ({ adminId: owner.id, restaurantId, action })))
  const first = await list({ restaurantId })
  const second = await list({ restaurantId, cursor: first.older ?? '' })
  const listed = [...first.data, ...second.data].map(({ action }) => action)
  expect(listed.toSorted()).toEqual([...auditActions, 'restaurant_teleported'].toSorted())
})
