import { changeProfile, readProfile } from '@sufra/shared/accounts/own-account.routes'
import { accentOf } from '@sufra/shared/about/accent'
import { aboutFormFields, changeAbout, readAbout } from '@sufra/shared/about/about.routes'
import type { Call } from '@sufra/shared/contract/client'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { beforeEach, expect, test } from 'vitest'
import { drawJpeg, drawLargePng, drawPng, formOf } from '../../../testing/pictures.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let owner: Call
const noon = new Date('2026-11-20T12:00:00Z')
let now = noon

beforeEach(async () => {
  now = noon
  restaurant = await addRestaurant(api.connection.db)
  owner = (await api.signedIn(restaurant.email)).call
})

const details = {
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  about: { en: 'Family kitchen.\nSince 1987.', ar: 'مطبخ عائلي' },
  websiteUrl: 'https://noora.example',
  facebookUrl: '',
  instagramUrl: 'https://instagram.com/noora',
  googleReviewUrl: 'https://g.page/r/noora/review',
}
type Details = typeof details & { accentColour?: string }
type Sent = { version?: number; call?: Call; pictures?: Parameters<typeof aboutFormFields<Buffer<ArrayBuffer>>>[0]['pictures'] }
const change = (changes: Partial<Details> = {}, { version = 0, call = owner, pictures = {} }: Sent = {}) =>
  call(changeAbout, { form: formOf(aboutFormFields({ details: { ...details, ...changes }, version, pictures })) })
const read = async (call = owner) => (await call(readAbout, {})).data
const menu = async () => (await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })).data
const member = async (role: 'manager' | 'staff') =>
  (await api.signedIn((await addMember(api.connection.db, restaurant.restaurantId, role)).email)).call
const isServed = async (picture: string) => (await api.fetch(`/uploads/${picture}`)).status === 200
const audit = () =>
  api.connection.query<{ memberId: string; action: string; details: object }>(
    'select member_id as "memberId", action, details from audit_log where restaurant_id = $1 order by at, id',
    [restaurant.restaurantId],
  )

test('guests see a change immediately: the menu has it, with a higher version', async () => {
  const before = await menu()
  const { data } = await change()
  expect(data).toEqual({ ...details, logo: '', cover: '', accentColour: '', version: 1, mayEdit: true })
  expect(await read()).toEqual(data)
  const after = await menu()
  expect(after.restaurant).toMatchObject({ ...details, logo: '', cover: '' })
  expect(after.version).toBe(before.version + 1)
})

test('pictures are stored and served; a picture that is not sent stays, and a replaced or removed picture is deleted', async () => {
  const first = (await change({}, { pictures: { logo: await drawPng(), cover: await drawJpeg() } })).data
  expect(await Promise.all([first.logo, first.cover].map(isServed))).toEqual([true, true])
  expect((await menu()).restaurant).toMatchObject({ logo: first.logo, cover: first.cover })
  const second = (await change({}, { version: 1, pictures: { logo: await drawPng({ colour: '#123456' }) } })).data
  expect(second.cover).toBe(first.cover)
  expect(await Promise.all([first.logo, second.logo, second.cover].map(isServed))).toEqual([false, true, true])
  const third = (await change({}, { version: 2, pictures: { logo: null, cover: null } })).data
  expect(third).toMatchObject({ logo: '', cover: '' })
  expect(await Promise.all([second.logo, second.cover].map(isServed))).toEqual([false, false])
})

test('the hourly job deletes no logo or cover', async () => {
  const { logo, cover } = (await change({}, { pictures: { logo: await drawPng(), cover: await drawPng() } })).data
  // Unused files are deleted an hour after they were stored, by the machine's clock.
  now = new Date(Date.now() + 2 * 3_600_000)
  await api.runJob('delete-unused-pictures')
  expect(await Promise.all([logo, cover].map(isServed))).toEqual([true, true])
})

test('the second of two changes of the same version is refused, and its picture is not stored', async () => {
  const first = (await change({}, { pictures: { logo: await drawPng() } })).data
  expect(await refusalOf(change({ websiteUrl: '' }, { pictures: { logo: await drawPng() } }))).toMatchObject({
    status: 409,
    code: 'about.changed',
  })
  expect(await read()).toEqual(first)
})

test.each([
  [{ name: { en: '', ar: '' } }, 'account.restaurant_required'],
  [{ name: { en: 'Bayt', ar: 'ب' } }, 'account.name_length'],
  [{ about: { en: 'a'.repeat(501), ar: '' } }, 'about.text_length'],
  [{ websiteUrl: 'javascript:alert(1)' }, 'account.link_invalid'],
  [{ instagramUrl: 'https://instagram.com@evil.example' }, 'account.link_invalid'],
  [{ googleReviewUrl: 'http://g.page/r/noora' }, 'account.link_invalid'],
  [{ googleReviewUrl: '' }, 'account.review_url_required'],
  [{ accentColour: 'red' }, 'about.accent'],
])('a change with a wrong field (%#) is refused, and nothing is stored', async (changes, code) => {
  const before = await read()
  expect(await refusalOf(change(changes))).toMatchObject({ status: 400, code })
  expect(await read()).toEqual(before)
})

test('an upload that is not a picture, or is too large, is refused', async () => {
  expect(await refusalOf(change({}, { pictures: { cover: Buffer.from('<svg/>') } }))).toMatchObject({
    code: 'upload.picture',
  })
  expect(await refusalOf(change({}, { pictures: { logo: await drawLargePng(2 * 1024 * 1024) } }))).toMatchObject({ code: 'upload.picture' })
  expect(await read()).toMatchObject({ version: 0, logo: '', cover: '' })
})

test('the owner and managers change the page, staff read it, and another restaurant’s page stays unchanged', async () => {
  const [manager, staff] = [await member('manager'), await member('staff')]
  expect(await refusalOf(change({}, { call: staff }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  expect((await change({}, { call: manager })).data).toMatchObject({ version: 1, mayEdit: true })
  expect(await read(staff)).toMatchObject({ ...details, mayEdit: false })
  const other = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  expect(await read(other)).toMatchObject({ version: 0, name: { en: 'Test Kitchen' } })
})

test.each([
  ['rejected', undefined],
  ['pending', 'account.under_review'],
  ['deactivated', 'session.not_accepted'],
] as const)('a change of a %s restaurant is answered with %s', async (status, code) => {
  const { call } = await api.signedIn((await addRestaurant(api.connection.db, { status })).email)
  expect(await read(call)).toMatchObject({ mayEdit: code === undefined })
  if (code) expect(await refusalOf(change({}, { call }))).toMatchObject({ code })
  else expect((await change({}, { call })).data).toMatchObject({ version: 1 })
})

test('the audit log has each change with its author, and no entry for a call that changes nothing', async () => {
  await change()
  await change({ googleReviewUrl: 'https://g.page/r/other' }, { version: 1 })
  await change({ googleReviewUrl: 'https://g.page/r/other' }, { version: 2 })
  const entries = await audit()
  expect(entries.map(({ action }) => action)).toEqual(['about_changed', 'about_changed'])
  expect(entries[1]?.details).toEqual({
    before: { googleReviewUrl: details.googleReviewUrl },
    after: { googleReviewUrl: 'https://g.page/r/other' },
  })
})

test('the profile form of an older desktop app also changes names and links, and counts as a change', async () => {
  const { firstName, lastName, branchName } = (await owner(readProfile, {})).data
  const profile = { firstName, lastName, branchName, restaurantAddress: 'Marina 7, Lusail' }
  await owner(changeProfile, { body: profile })
  expect(await read()).toMatchObject({ version: 0, name: { en: 'Test Kitchen' } })
  const { name, facebookUrl, instagramUrl, googleReviewUrl } = details
  await owner(changeProfile, { body: { ...profile, name, facebookUrl, instagramUrl, googleReviewUrl } })
  expect(await read()).toMatchObject({ version: 1, name, googleReviewUrl })
  expect(await refusalOf(change())).toMatchObject({ code: 'about.changed' })
})

test('guests’ phones get an accent colour as two readable colours; an unsent colour stays, and an empty one removes it', async () => {
  expect((await menu()).restaurant.accent).toBeUndefined()
  expect((await change({ accentColour: '#FFD54A' })).data).toMatchObject({ accentColour: '#ffd54a' })
  const { accent } = (await menu()).restaurant
  expect(accent).toEqual(accentOf('#ffd54a'))
  expect((await change({ websiteUrl: '' }, { version: 1 })).data).toMatchObject({ accentColour: '#ffd54a' })
  expect((await menu()).restaurant.accent).toEqual(accent)
  expect((await change({ accentColour: '' }, { version: 2 })).data).toMatchObject({ accentColour: '' })
  expect((await menu()).restaurant.accent).toBeUndefined()
})
