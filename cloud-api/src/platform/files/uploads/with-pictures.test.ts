// The pictures of the menu when the file store or the database fails during a change.
import type { Call } from '@sufra/shared/contract/client'
import {
  addCuisine,
  cuisineFormFields,
  deleteCuisine,
  listCuisines,
  newCuisineFormFields,
  updateCuisine,
} from '@sufra/shared/cuisines/cuisine.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFailingPlatform } from '../../../../testing/failing-platform.ts'
import { drawPng, formOf } from '../../../../testing/pictures.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { cuisines } from '../../../catalogue/cuisines/cuisines.table.ts'
import { readUsedPictures } from '../../../catalogue/menu/menu-pictures.ts'
import { createPictures } from './pictures.ts'
import { removeUnusedPictures } from './used-pictures.ts'

const { platform, stored, failPutAfter, failRemove, loseAnswer } = useFailingPlatform()

let merchant: Call
let own: { merchantId: string }
let oldImage: string

const parts = async (colour: string, name = 'Grills') =>
  formOf(cuisineFormFields({ name: { en: name, ar: '' }, image: await drawPng({ colour }) }) as Parameters<typeof formOf>[0])
const newParts = async () => {
  const image = await drawPng()
  const category = (en: string) => ({ name: { en, ar: '' }, subcategories: [], image })
  const draft = { name: { en: 'Sweets', ar: '' }, image, categories: [category('Cakes'), category('Ices')] }
  return formOf(newCuisineFormFields(draft) as Parameters<typeof formOf>[0])
}
const shown = async () => (await merchant(listCuisines, { params: own })).data[0]?.cuisineImage ?? ''
const cuisineId = async () => (await merchant(listCuisines, { params: own })).data[0]?._id ?? ''
const update = async (form: FormData) => merchant(updateCuisine, { params: { ...own, cuisineId: await cuisineId() }, form })
const status = async (image: string) => (await platform.api.fetch(`/uploads/${image}`)).status

beforeEach(async () => {
  const { restaurantId, email } = await addRestaurant(platform.api.connection.db)
  merchant = (await platform.api.signedIn(email)).call
  own = { merchantId: restaurantId }
  oldImage = await createPictures(platform.store.files).save(await drawPng())
  await platform.api.connection.db.update(cuisines).set({ image: oldImage }).where(eq(cuisines.restaurantId, restaurantId))
})

test('a store that cannot remove the old picture leaves the change and the new picture in place', async () => {
  failRemove()
  await update(await parts('#aa0000'))
  vi.restoreAllMocks()
  const newImage = await shown()
  expect(newImage).not.toBe(oldImage)
  expect(await status(newImage)).toBe(200)
  const pictures = createPictures(platform.store.files)
  await removeUnusedPictures({ db: platform.api.connection.db, pictures, readUsed: readUsedPictures }, await stored(''))
  expect([await status(oldImage), await status(newImage)]).toEqual([404, 200])
})

test('a store that cannot remove the pictures of a deleted cuisine does not fail the deletion', async () => {
  failRemove()
  await merchant(deleteCuisine, { params: { ...own, cuisineId: await cuisineId() } })
  expect((await merchant(listCuisines, { params: own })).data).toEqual([])
})

test.each([0, 1, 2])('a store that fails after %d of 3 pictures leaves no picture and no cuisine behind', async (taken) => {
  const before = await stored('')
  failPutAfter(taken)
  expect(await refusalOf(merchant(addCuisine, { params: own, form: await newParts() }))).toMatchObject({ status: 500 })
  expect((await merchant(listCuisines, { params: own })).data).toHaveLength(1)
  expect(await stored('')).toEqual(before)
})

test('a change that is refused removes its new picture, and stays refused when the store cannot', async () => {
  const before = await stored('')
  const refuse = async () => refusalOf(update(await parts('#00aa00', 'x')))
  expect(await refuse()).toMatchObject({ status: 400, code: 'cuisine.name_length' })
  const gone = { ...own, cuisineId: crypto.randomUUID() }
  const refuseLate = async () => refusalOf(merchant(updateCuisine, { params: gone, form: await parts('#00aa00') }))
  expect(await refuseLate()).toMatchObject({ status: 404, code: 'cuisine.not_found' })
  expect(await stored('')).toEqual(before)
  failRemove()
  expect(await refuseLate()).toMatchObject({ status: 404, code: 'cuisine.not_found' })
})

test('when the response to the commit is lost, neither picture is removed', async () => {
  loseAnswer()
  expect(await refusalOf(update(await parts('#0000aa')))).toMatchObject({ status: 500 })
  const newImage = await shown()
  expect(newImage).not.toBe(oldImage)
  expect([await status(oldImage), await status(newImage)]).toEqual([200, 200])
})
