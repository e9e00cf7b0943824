import type { Call } from '@sufra/shared/contract/client'
import { listTables, openTableLink, recordPrints, replaceCodes, updateTable } from '@sufra/shared/tables/table.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { tableCodePrints } from './dining-tables.table.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let merchant: Call
let now = new Date('2026-11-22T12:00:00Z')

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})

const list = async () => (await merchant(listTables, {})).data
const prints = async () => (await list()).map(({ print }) => print)
const record = (codes: { tableId: string; codeVersion: number }[], method: 'cards' | 'file' | 'receipt' = 'cards') =>
  merchant(recordPrints, { body: { method, codes } })
const opens = (link: string) => {
  const { searchParams } = new URL(link)
  return api.call(openTableLink, { params: { restaurantId: searchParams.get('r') ?? '', token: searchParams.get('t') ?? '' } })
}

test('replacing codes invalidates earlier prints of these tables only', async () => {
  const [one, two] = await list()
  const { data } = await merchant(replaceCodes, { body: { tableIds: [restaurant.tables.one] } })
  expect(data.map(({ codeVersion }) => codeVersion)).toEqual([2, 1])
  expect(await refusalOf(opens(one?.link ?? ''))).toMatchObject({ code: 'table.link_invalid' })
  expect((await opens(data[0]?.link ?? '')).data.tableNumber).toBe(1)
  expect((await opens(two?.link ?? '')).data.tableNumber).toBe(2)
})

test('prints are recorded with user and time, the newest is returned, and all are stored', async () => {
  const { one, two } = restaurant.tables
  const codes = [one, two].map((tableId) => ({ tableId, codeVersion: 1 }))
  await record(codes)
  const first = { at: now.toISOString(), by: 'Noora Owner', method: 'cards' }
  expect(await prints()).toEqual([first, first])
  now = new Date(now.getTime() + 60_000)
  const { data } = await record(codes.slice(0, 1), 'receipt')
  expect(data.map(({ print }) => print)).toEqual([{ at: now.toISOString(), by: 'Noora Owner', method: 'receipt' }, first])
  expect(await api.connection.db.select().from(tableCodePrints).where(eq(tableCodePrints.tableId, one))).toHaveLength(2)
})

test('a replaced code counts as not printed, even when the old one is printed later', async () => {
  const tableId = restaurant.tables.one
  await record([{ tableId, codeVersion: 1 }])
  await merchant(replaceCodes, { body: { tableIds: [tableId] } })
  expect((await prints())[0]).toBeNull()
  await record([{ tableId, codeVersion: 1 }])
  expect((await prints())[0]).toBeNull()
  await record([{ tableId, codeVersion: 2 }], 'file')
  expect((await prints())[0]).toMatchObject({ method: 'file' })
})

test('a renumbered table keeps its print', async () => {
  const tableId = restaurant.tables.one
  await record([{ tableId, codeVersion: 1 }])
  const body = { number: 30, zone: { en: '', ar: '' }, seats: 4, version: 1 }
  const { data } = await merchant(updateTable, { params: { tableId }, body })
  expect(data.find(({ _id }) => _id === tableId)?.print).not.toBeNull()
})

test('recording a print of a code that does not exist yet is refused', async () => {
  const { one, two } = restaurant.tables
  const codes = [
    { tableId: two, codeVersion: 1 },
    { tableId: one, codeVersion: 2 },
  ]
  expect(await refusalOf(record(codes))).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(await prints()).toEqual([null, null])
})
