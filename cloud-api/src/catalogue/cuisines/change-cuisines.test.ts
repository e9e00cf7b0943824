import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addCategory,
  addCuisine,
  deleteCategory,
  deleteCuisine,
  deleteSubcategory,
  listCuisines,
  newCuisineFormFields,
  patchSubcategory,
  updateCategory,
  updateCuisine,
} from '@sufra/shared/cuisines/cuisine.routes'
import type { Call } from '@sufra/shared/contract/client'
import { describe, expect, test } from 'vitest'
import { formOf } from '../../../testing/pictures.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { category, italian, png, useCuisines } from './cuisines.test-data.ts'

const { scene, own, list, first, places, merchant, add, change, storedPictures } = useCuisines()
const nowhere = '0192a000-0000-7000-8000-000000000000'

describe('a cuisine is changed', () => {
  test('in its name; without a new picture the current one stays', async () => {
    const { cuisine } = await first()
    expect(await change({ name: { en: 'Charcoal', ar: '' }, version: cuisine.version })).toEqual({
      success: true,
      message: 'Cuisine Updated Successfully',
    })
    expect((await first()).cuisine).toMatchObject({ name: { en: 'Charcoal' }, cuisineImage: cuisine.cuisineImage, version: 2 })
  })

  test('in its picture, and the old one is removed when it is unused', async () => {
    await change({ name: { en: 'Grills' }, image: png })
    const one = (await first()).cuisine.cuisineImage
    await scene.api.fetch(`/uploads/${one}?w=96`)
    await change({ name: { en: 'Grills' }, image: png })
    const names = await storedPictures()
    expect(names).not.toContain(one)
    expect(names).toContain((await first()).cuisine.cuisineImage)
    expect((await readdir(join(scene.api.uploadsFolder, 'sized'))).filter((name) => name.startsWith(one))).toEqual([])
  })

  test('to its own name in another letter case, but not to the name of another cuisine', async () => {
    await add(italian())
    await change({ name: { en: 'GRILLS' } })
    expect(await refusalOf(change({ name: { en: 'italian' } }))).toMatchObject({ status: 409, code: 'cuisine.name_taken' })
  })

  test('by two users at once: the second change is refused', async () => {
    const { version } = (await first()).cuisine
    const both = await Promise.allSettled(['One', 'Two'].map((en) => change({ name: { en: `Grills ${en}` }, version })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(change({ name: { en: 'Late' }, version }))).toMatchObject({ status: 409, code: 'cuisine.changed' })
  })

  test.each([
    [{ en: '' }, 'cuisine.name_required'],
    [{ en: 'a' }, 'cuisine.name_length'],
    [{ en: 'ab', ar: 'x'.repeat(51) }, 'cuisine.name_length'],
  ])('not to %j', async (name, code) => {
    expect(await refusalOf(change({ name }))).toMatchObject({ status: 400, code })
  })
})

test('a cuisine is deleted with its content, and its pictures stay for the day during which the deletion can be undone', async () => {
  await add(italian())
  const added = (await list()).at(-1)
  const pictures = new Set([added?.cuisineImage, added?.categories[0]?.categoryImage])
  expect(await merchant(deleteCuisine, { params: { ...own(), cuisineId: added?._id ?? '' } })).toEqual({
    success: true,
    message: 'Successfully deleted Cuisine',
  })
  expect(await list()).toHaveLength(1)
  expect((await storedPictures()).filter((name) => pictures.has(name))).toHaveLength(2)
})

describe('an unknown id or another merchant’s id is a 404', () => {
  type Params = { merchantId: string; cuisineId: string; categoryId: string; subcategoryId: string }
  const named = { name: { en: 'Other' } }
  const calls: [string, (call: Call, params: Params) => Promise<unknown>, (keyof Params)[]][] = [
    ['list', (call, params) => call(listCuisines, { params }), ['merchantId']],
    ['addCuisine', (call, params) => call(addCuisine, { params, form: formOf(newCuisineFormFields(italian())) }), ['merchantId']],
    [
      'updateCuisine',
      (call, params) => call(updateCuisine, { params, form: formOf({ name: '{"en":"Other"}' }) }),
      ['merchantId', 'cuisineId'],
    ],
    ['deleteCuisine', (call, params) => call(deleteCuisine, { params }), ['merchantId', 'cuisineId']],
    ['addCategory', (call, params) => call(addCategory, { params, form: category({ ...named, image: png }) }), ['cuisineId']],
    ['updateCategory', (call, params) => call(updateCategory, { params, form: category(named) }), ['cuisineId', 'categoryId']],
    ['deleteCategory', (call, params) => call(deleteCategory, { params }), ['cuisineId', 'categoryId']],
    ['patchSubcategory', (call, params) => call(patchSubcategory, { params, body: named }), ['cuisineId', 'categoryId', 'subcategoryId']],
    ['deleteSubcategory', (call, params) => call(deleteSubcategory, { params }), ['cuisineId', 'categoryId', 'subcategoryId']],
  ]
  test.each(calls)('in %s', async (_, make, names) => {
    const params = { merchantId: scene.restaurant.restaurantId, ...(await places()).subcategory }
    const before = await list()
    for (const name of names) expect(await refusalOf(make(merchant, { ...params, [name]: nowhere })), name).toMatchObject({ status: 404 })
    expect(await refusalOf(make(scene.otherMerchant, params)), 'another merchant').toMatchObject({ status: 404 })
    expect(await refusalOf(make(scene.api.call, params)), 'nobody').toMatchObject({ status: 401 })
    expect(await list()).toEqual(before)
  })
})
