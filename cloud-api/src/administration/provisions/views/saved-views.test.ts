import { deleteSavedView, listSavedViews, maxSavedViews, saveView, type SavedViewDraft } from '@sufra/shared/provisions/saved-view.routes'
import { expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'

const platform = usePlatform()
const draft: SavedViewDraft = { name: 'West Bay', status: 'accepted', search: 'west bay', sort: 'name' }
const list = async (call = platform.reviewer.call) => (await call(listSavedViews, {})).data
const save = (change: Partial<SavedViewDraft> = {}, viewId: string = crypto.randomUUID()) =>
  platform.reviewer.call(saveView, { params: { viewId }, body: { ...draft, ...change } })

test('a view is saved, renamed and deleted, and the list is sorted by name', async () => {
  const viewId = crypto.randomUUID()
  await save({}, viewId)
  await save({ name: 'Applications', status: 'pending', search: '', sort: 'oldest' })
  expect((await list()).map(({ name }) => name)).toEqual(['Applications', 'West Bay'])
  await save({ name: 'A west' }, viewId)
  expect((await list())[0]).toEqual({ ...draft, id: viewId, name: 'A west' })
  await platform.reviewer.call(deleteSavedView, { params: { viewId } })
  expect((await list()).map(({ name }) => name)).toEqual(['Applications'])
})

test('a view belongs to one administrator', async () => {
  const { api } = platform
  const viewId = crypto.randomUUID()
  await save({}, viewId)
  const { call } = await api.signedIn((await addAdmin(api.connection.db, 'finance')).email, 'admin')
  expect(await list(call)).toEqual([])
  expect(await refusalOf(call(deleteSavedView, { params: { viewId } }))).toMatchObject({ status: 404, code: 'view.not_found' })
  await call(saveView, { params: { viewId }, body: { ...draft, name: 'Theirs' } })
  expect(await list()).toMatchObject([{ id: viewId, name: 'West Bay' }])
})

test('a second view with the same name is refused, also in another letter case', async () => {
  await save()
  expect(await refusalOf(save({ name: 'WEST  bay' }))).toMatchObject({ status: 409, code: 'view.name_taken' })
  expect(await list()).toHaveLength(1)
})

test('an administrator has at most 20 views, and can still change one of them', async () => {
  const ids = Array.from({ length: maxSavedViews }, () => crypto.randomUUID())
  for (const [index, id] of ids.entries()) await save({ name: `View ${index}` }, id)
  expect(await refusalOf(save({ name: 'One more' }))).toMatchObject({ status: 409, code: 'view.too_many' })
  await save({ name: 'Renamed' }, ids[0])
  expect(await list()).toHaveLength(maxSavedViews)
})

test('views that are saved at the same time do not exceed the limit', async () => {
  const names = Array.from({ length: maxSavedViews + 2 }, (_, index) => `View ${index}`)
  const results = await Promise.allSettled(names.map((name) => save({ name })))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(await list()).toHaveLength(maxSavedViews)
})

test.each([
  [{ name: '' }, 'view.name_required'],
  [{ name: 'x' }, 'view.name_length'],
  [{ name: 'x'.repeat(51) }, 'view.name_length'],
  [{ search: 'x'.repeat(101) }, 'request.invalid'],
  [{ sort: 'nameEn' as never }, 'request.invalid'],
  [{ status: 'gone' as never }, 'request.invalid'],
])('%j is refused: %s', async (change, code) => {
  expect(await refusalOf(save(change))).toMatchObject({ status: 400, code })
})

test('a name has 2 to 50 characters, and a search up to 100', async () => {
  await save({ name: 'xx', search: 'x'.repeat(100) })
  await save({ name: 'x'.repeat(50) })
  expect(await list()).toHaveLength(2)
})
