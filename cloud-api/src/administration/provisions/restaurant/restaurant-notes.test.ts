import { deleteRestaurantNote, listRestaurantNotes, maxNotes, saveRestaurantNote } from '@sufra/shared/provisions/restaurant-notes.routes'
import type { Call } from '@sufra/shared/contract/client'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addAdmin, addRestaurant } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { restaurantNotes } from './restaurant-notes.table.ts'

const platform = usePlatform()
let restaurantId: string
let finance: Call
beforeEach(async () => {
  const { api } = platform
  restaurantId = (await addRestaurant(api.connection.db)).restaurantId
  finance = (await api.signedIn((await addAdmin(api.connection.db, 'finance')).email, 'admin')).call
})

const list = async (call = platform.reviewer.call) => (await call(listRestaurantNotes, { params: { restaurantId } })).data
const save = (text: string, noteId: string = crypto.randomUUID(), call = platform.reviewer.call, at = restaurantId) =>
  call(saveRestaurantNote, { params: { restaurantId: at, noteId }, body: { text } })
const remove = (noteId: string, call = platform.reviewer.call, at = restaurantId) =>
  call(deleteRestaurantNote, { params: { restaurantId: at, noteId } })
const entries = async () =>
  (await platform.api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, restaurantId)).orderBy(asc(auditLog.id))).map(
    ({ action, details }) => ({ action, details }),
  )

test('a note shows its author and time to every administrator, newest first', async () => {
  await save(' The owner travels until March ')
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000)
  await save('Called back', crypto.randomUUID(), finance)
  expect(await list()).toMatchObject([
    { text: 'Called back', author: 'Ada Admin', isOwn: false, createdAt: platform.clock.now.toISOString(), changedAt: null },
    { text: 'The owner travels until March', isOwn: true },
  ])
})

test('a note that is sent twice is stored once, and its author can change and delete it', async () => {
  const noteId = crypto.randomUUID()
  await save('First', noteId)
  await save('First', noteId)
  expect(await list()).toMatchObject([{ id: noteId, text: 'First', changedAt: null }])
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000)
  await save('Second', noteId)
  expect(await list()).toMatchObject([{ text: 'Second', changedAt: platform.clock.now.toISOString() }])
  await remove(noteId)
  expect(await list()).toEqual([])
  expect(await entries()).toEqual(['note_written', 'note_changed', 'note_deleted'].map((action) => ({ action, details: { note: noteId } })))
})

test('a note of another administrator is neither changed nor deleted', async () => {
  const noteId = crypto.randomUUID()
  await save('Mine', noteId)
  expect(await refusalOf(save('Theirs', noteId, finance))).toMatchObject({ status: 403, code: 'note.not_own' })
  expect(await refusalOf(remove(noteId, finance))).toMatchObject({ status: 403, code: 'note.not_own' })
  expect(await list()).toMatchObject([{ text: 'Mine' }])
  expect(await entries()).toHaveLength(1)
})

test('a note about another restaurant is not found, and an unknown restaurant has no notes', async () => {
  const noteId = crypto.randomUUID()
  await save('Here', noteId)
  const other = (await addRestaurant(platform.api.connection.db)).restaurantId
  expect(await refusalOf(remove(noteId, platform.reviewer.call, other))).toMatchObject({ status: 404, code: 'note.not_found' })
  expect(await list()).toHaveLength(1)
  const unknown = crypto.randomUUID()
  const read = platform.reviewer.call(listRestaurantNotes, { params: { restaurantId: unknown } })
  expect(await refusalOf(read)).toMatchObject({ status: 404, code: 'restaurant.not_found' })
  expect(await refusalOf(save('Where', noteId, platform.reviewer.call, unknown))).toMatchObject({
    status: 404,
    code: 'restaurant.not_found',
  })
})

test.each([
  ['', 'note.required'],
  [' \n ', 'note.required'],
  ['x'.repeat(2_001), 'note.length'],
])('the text %j is refused: %s', async (text, code) => {
  expect(await refusalOf(save(text))).toMatchObject({ status: 400, code })
})

test('a note has 1 to 2,000 characters', async () => {
  await save('x')
  await save('x'.repeat(2_000))
  expect(await list()).toHaveLength(2)
})

test('a restaurant has at most 200 notes', async () => {
  const authorId = crypto.randomUUID()
  const note = (index: number) => ({ restaurantId, id: crypto.randomUUID(), authorId, text: String(index), createdAt: platform.clock.now })
  await platform.api.connection.db.insert(restaurantNotes).values(Array.from({ length: maxNotes - 1 }, (_, index) => note(index)))
  const noteId = crypto.randomUUID()
  await save('The last one', noteId)
  expect(await refusalOf(save('One more'))).toMatchObject({ status: 409, code: 'note.too_many' })
  await save('The last one, changed', noteId)
  expect(await list()).toHaveLength(maxNotes)
})
