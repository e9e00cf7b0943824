import { randomUUID } from 'node:crypto'
import { changeBankDetails, readBankDetails, readFullBankDetails } from '@sufra/shared/bank-details/bank-details.routes'
import type { Call } from '@sufra/shared/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const details = {
  iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G',
  bankName: 'Doha Bank',
  branchCode: '0101',
  accountHolder: 'Bayt Noora W.L.L.',
}

const api = useApi({ now: () => now })
const now = new Date('2026-11-20T12:00:00Z')
let restaurant: TestRestaurant
let owner: Call

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  owner = (await api.signedIn(restaurant.email)).call
})

const change = (draft: typeof details, version = 0, { call = owner, key = `change-${randomUUID()}` } = {}) =>
  call(changeBankDetails, { body: { ...draft, version } }, { idempotencyKey: key })
const audit = () =>
  api.connection.query('select member_id, admin_id, action, details from audit_log where restaurant_id = $1 order by at, id', [
    restaurant.restaurantId,
  ])

test('a new restaurant has no bank details', async () => {
  expect((await owner(readBankDetails, {})).data).toBeNull()
  expect((await owner(readFullBankDetails, {})).data).toBeNull()
})

test('bank details are stored normalised, and the IBAN is masked unless the owner requests it', async () => {
  const stored = { ...details, iban: '•••• DEFG', updatedAt: now.toISOString(), updatedBy: 'Noora Owner', version: 1 }
  expect((await change(details)).data).toEqual(stored)
  expect((await owner(readBankDetails, {})).data).toEqual(stored)
  expect((await owner(readFullBankDetails, {})).data).toEqual({ ...stored, iban: 'QA58DOHB00001234567890ABCDEFG' })
})

test('a manager gets the details masked, and staff are refused', async () => {
  await change(details)
  const manager = (await api.signedIn((await addMember(api.connection.db, restaurant.restaurantId, 'manager')).email)).call
  const staff = (await api.signedIn((await addMember(api.connection.db, restaurant.restaurantId, 'staff')).email)).call
  expect((await manager(readBankDetails, {})).data?.iban).toBe('•••• DEFG')
  const forbidden = { status: 403, code: 'session.forbidden' }
  expect(await refusalOf(manager(readFullBankDetails, {}))).toMatchObject(forbidden)
  expect(await refusalOf(change(details, 1, { call: manager }))).toMatchObject(forbidden)
  expect(await refusalOf(staff(readBankDetails, {}))).toMatchObject(forbidden)
})

test.each([
  [{ iban: 'QA59DOHB00001234567890ABCDEFG' }, 'bank.iban_checksum'],
  [{ iban: 'DE89370400440532013000' }, 'bank.iban_country'],
  [{ bankName: '' }, 'bank.name_required'],
  [{ branchCode: '' }, 'bank.branch_required'],
  [{ accountHolder: 'x' }, 'bank.holder_length'],
])('%j is refused with %s, and nothing is stored', async (wrong, code) => {
  expect(await refusalOf(change({ ...details, ...wrong }))).toMatchObject({ status: 400, code })
  expect((await owner(readBankDetails, {})).data).toBeNull()
})

test('each change is recorded with its author, time, and values before and after, without the IBANs', async () => {
  await change(details)
  await change({ ...details, bankName: 'Doha Bank Q.P.S.C.' }, 1)
  const first = { iban: '•••• DEFG', bankName: 'Doha Bank', branchCode: '0101', accountHolder: 'Bayt Noora W.L.L.' }
  const second = { ...first, bankName: 'Doha Bank Q.P.S.C.' }
  const entry = { member_id: restaurant.userId, admin_id: null, action: 'bank_details_changed' }
  expect(await audit()).toEqual([
    { ...entry, details: { before: null, after: first } },
    { ...entry, details: { before: first, after: second } },
  ])
  expect(JSON.stringify(await audit())).not.toContain('DOHB')
})

test('the second of two changes of the same version is refused, and equal details are neither written nor recorded again', async () => {
  await change(details)
  expect(await refusalOf(change({ ...details, branchCode: '2' }))).toMatchObject({ status: 409, code: 'bank.changed' })
  expect((await change(details)).data?.version).toBe(1)
  expect(await audit()).toHaveLength(1)
  const tries = await Promise.allSettled(['3', '4', '5'].map((branchCode) => change({ ...details, branchCode }, 1)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await audit()).toHaveLength(2)
})

test('a repeated change with the same key is made once, and its stored answer has no IBAN', async () => {
  const key = randomUUID()
  const first = await change(details, 0, { key })
  await change({ ...details, branchCode: '2' }, 1)
  expect(await change(details, 0, { key })).toEqual(first)
  expect((await owner(readBankDetails, {})).data?.branchCode).toBe('2')
  const stored = await api.connection.query<{ answer: string }>('select answer::text as answer from idempotency where key = $1', [key])
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain('DOHB')
})

test('another restaurant’s details stay separate', async () => {
  await change(details)
  const other = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  expect((await other(readFullBankDetails, {})).data).toBeNull()
  await change({ ...details, bankName: 'Another' }, 0, { call: other })
  expect((await owner(readBankDetails, {})).data?.bankName).toBe('Doha Bank')
})
