import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addCategory,
  addCuisine,
  categoryFormFields,
  cuisineFormFields,
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
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawJpeg, drawLargePng, drawPng, formOf } from '../../testing/pictures.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../testing/test-restaurant.ts'

let api: TestApi
let restaurant: TestRestaurant
let merchant: Call
let otherMerchant: Call
let png: Buffer<ArrayBuffer>
const nowhere = '0192a000-0000-7000-8000-000000000000'

beforeAll(async () => {
  api = await startTestApi()
  otherMerchant = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  png = await drawPng()
})
beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})
afterAll(() => api.close())

const own = () => ({ merchantId: restaurant.restaurantId })
const list = async () => (await merchant(listCuisines, { params: own() })).data
const first = async () => {
  const [cuisine] = await list()
  const category = cuisine?.categories[0]
  const subcategory = category?.subcategories[0]
  if (!cuisine || !category || !subcategory) throw new Error('the test restaurant has a cuisine')
  return { cuisine, category, subcategory }
}
const places = async () => {
  const { cuisine, category, subcategory } = await first()
  const [cuisineId, categoryId, subcategoryId] = [cuisine._id, category._id, subcategory._id]
  return {
    cuisine: { ...own(), cuisineId },
    ofCuisine: { cuisineId },
    category: { cuisineId, categoryId },
    subcategory: { cuisineId, categoryId, subcategoryId },
  }
}
const pasta = { name: { en: 'Pasta', ar: 'باستا' }, subcategories: [{ name: { en: 'Fresh', ar: '' }, isActive: true }] }
const italian = () => ({ name: { en: 'Italian', ar: 'إيطالي' }, image: png, categories: [{ ...pasta, image: png }] })
const add = (draft: Parameters<typeof newCuisineFormFields>[0], call = merchant) =>
  call(addCuisine, { params: own(), form: formOf(newCuisineFormFields(draft) as Parameters<typeof formOf>[0]) })
const change = async (draft: Parameters<typeof cuisineFormFields>[0], call = merchant) =>
  call(updateCuisine, { params: (await places()).cuisine, form: formOf(cuisineFormFields(draft) as Parameters<typeof formOf>[0]) })
const category = (draft: { name: object; subcategories?: object[]; image?: Buffer; version?: number }) =>
  formOf(categoryFormFields({ subcategories: [], ...draft }) as Parameters<typeof formOf>[0])
const storedPictures = async () => (await readdir(api.uploadsFolder)).filter((name) => name.endsWith('.webp'))

describe('a cuisine is added', () => {
  test('with its categories, subcategories and pictures, in one call', async () => {
    expect(await add(italian())).toEqual({ success: true, message: 'Cuisine Added Successfully' })
    const added = (await list()).at(-1)
    expect(added).toMatchObject({
      name: { en: 'Italian', ar: 'إيطالي' },
      version: 1,
      categories: [{ name: { en: 'Pasta', ar: 'باستا' }, subcategories: [{ name: { en: 'Fresh', ar: '' }, isActive: true }] }],
    })
    for (const picture of [added?.cuisineImage, added?.categories[0]?.categoryImage]) {
      const answer = await api.fetch(`/uploads/${picture}`)
      expect(answer.headers.get('content-type')).toBe('image/webp')
    }
  })

  test('from a JPEG, whatever its declared name and type', async () => {
    const form = formOf(newCuisineFormFields({ ...italian(), image: await drawJpeg() }) as Parameters<typeof formOf>[0], {
      name: '../../x.php',
      type: 'text/html',
    })
    await merchant(addCuisine, { params: own(), form })
    expect((await list()).at(-1)?.cuisineImage).toMatch(/^[0-9a-f-]{36}\.webp$/)
  })

  test('and a second subcategory with the same English name is ignored', async () => {
    const twins = ['Fresh', 'fresh ', 'FRESH', 'Dry'].map((en) => ({ name: { en, ar: '' }, isActive: true }))
    await add({ ...italian(), categories: [{ ...pasta, subcategories: twins, image: png }] })
    expect((await list()).at(-1)?.categories[0]?.subcategories.map(({ name }) => name.en)).toEqual(['Fresh', 'Dry'])
  })
})

describe('names have 2 to 50 characters (graphemes)', () => {
  const long = (length: number, letter = 'x') => letter.repeat(length)
  test.each([
    ['ab', 'ab'],
    [long(50), long(50)],
    ['شا', 'شا'],
    [long(50, 'ش'), long(50, 'ش')],
    ['🍕🍝', '🍕🍝'],
    [long(50, '👩‍🍳'), long(50, '👩‍🍳')],
    ['  Pizza \u200F', 'Pizza'],
    ['\u202BPizza\u202C', 'Pizza'],
    ['كُنافة', 'كُنافة'],
    ['Tom & <b>Jerry</b>', 'Tom & <b>Jerry</b>'],
  ])('%j is stored as %j', async (typed, stored) => {
    await add({ ...italian(), name: { en: typed, ar: typed } })
    expect((await list()).at(-1)?.name).toEqual({ en: stored, ar: stored })
  })

  const refused = (name: object) => refusalOf(add({ ...italian(), name }))
  test.each([['a'], [long(51)], ['ش'], ['🍕'], ['👩‍🍳'], ['\u200Fa\u200F'], [long(51, '👩‍🍳')]])('%j is refused', async (typed) => {
    expect(await refused({ en: typed })).toMatchObject({ status: 400, code: 'cuisine.name_length' })
    expect(await refused({ en: 'Pizza', ar: typed })).toMatchObject({ status: 400, code: 'cuisine.name_length' })
  })

  test.each([[''], ['   '], ['\u200F\u200E'], [undefined]])('%j counts as missing', async (typed) => {
    expect(await refused({ en: typed })).toMatchObject({ status: 400, code: 'cuisine.name_required' })
  })

  test('Arabic may be missing', async () => {
    await add({ ...italian(), name: { en: 'Pizza' } })
    expect((await list()).at(-1)?.name).toEqual({ en: 'Pizza', ar: '' })
  })

  test.each([['a\0b'], ['a\uD800b']])('%j cannot be stored', async (typed) => {
    expect(await refused({ en: typed })).toMatchObject({ status: 400 })
  })
})

describe('a cuisine is refused', () => {
  const draft = italian
  test.each([
    ['without a category', () => ({ ...draft(), categories: [] }), 400, 'cuisine.category_required'],
    ['without its picture', () => ({ ...draft(), image: undefined }), 400, 'upload.picture_required'],
    ['without a category’s picture', () => ({ ...draft(), categories: [pasta] }), 400, 'upload.picture_required'],
    [
      'with a category without a name',
      () => ({ ...draft(), categories: [{ ...pasta, name: { en: '' }, image: png }] }),
      400,
      'category.name_required',
    ],
    [
      'with a category’s name too short',
      () => ({ ...draft(), categories: [{ ...pasta, name: { en: 'a' }, image: png }] }),
      400,
      'category.name_length',
    ],
    [
      'with two categories of the same name',
      () => ({ ...draft(), categories: ['Pasta', 'PASTA '].map((en) => ({ ...pasta, name: { en }, image: png })) }),
      409,
      'category.name_taken',
    ],
    [
      'with a subcategory without a name',
      () => ({ ...draft(), categories: [{ ...pasta, subcategories: [{ name: { en: '' }, isActive: true }], image: png }] }),
      400,
      'subcategory.name_required',
    ],
    [
      'with a subcategory’s name too long',
      () => ({ ...draft(), categories: [{ ...pasta, subcategories: [{ name: { en: 'x'.repeat(51) }, isActive: true }], image: png }] }),
      400,
      'subcategory.name_length',
    ],
    [
      'with a subcategory without availability',
      () => ({ ...draft(), categories: [{ ...pasta, subcategories: [{ name: { en: 'Fresh' } }], image: png }] }),
      400,
      'subcategory.active_required',
    ],
    ['of a name that is there in other letter case', () => ({ ...draft(), name: { en: ' GRILLS' } }), 409, 'cuisine.name_taken'],
  ])('%s', async (_, drafted, status, code) => {
    const before = await storedPictures()
    expect(await refusalOf(add(drafted()))).toMatchObject({ status, code })
    expect(await list()).toHaveLength(1)
    expect(await storedPictures()).toEqual(before)
  })

  test('and the response lists every invalid field', async () => {
    const refusal = await refusalOf(add({ ...draft(), name: { en: 'a', ar: 'b' }, categories: [] }))
    expect(refusal.details).toEqual({
      fields: [
        { path: 'name.en', code: 'cuisine.name_length' },
        { path: 'name.ar', code: 'cuisine.name_length' },
        { path: 'categories', code: 'cuisine.category_required' },
      ],
    })
  })
})

describe('a picture is refused', () => {
  const broken = () => Buffer.concat([png.subarray(0, 40), Buffer.from('rubbish')])
  test.each([
    ['that is no picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is a gif', () => Buffer.from('GIF89a')],
    ['that is a web page behind a png’s first bytes', () => Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])],
    ['that is cut off', broken],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is a whole WebP', () => sharp(png).webp().toBuffer()],
    ['that is a whole GIF', () => sharp(png).gif().toBuffer()],
    [
      'that is an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
  ])('%s', async (_, image) => {
    const before = await storedPictures()
    expect(await refusalOf(add({ ...italian(), image: await image() }))).toMatchObject({ status: 400, code: 'upload.picture' })
    expect(await storedPictures()).toEqual(before)
  })

  test('larger than 2 MB, and one just below is accepted', async () => {
    const twoMegabytes = 2 * 1024 * 1024
    const large = await drawLargePng(twoMegabytes)
    expect(large.length).toBeGreaterThan(twoMegabytes)
    expect(await refusalOf(add({ ...italian(), image: large }))).toMatchObject({ status: 400, code: 'upload.picture' })
    const below = await drawLargePng(twoMegabytes - 200_000)
    expect(below.length).toBeLessThan(twoMegabytes)
    expect(below.length).toBeGreaterThan(1_800_000)
    await add({ ...italian(), image: below })
  })

  test('with more pixels than any camera produces', async () => {
    const bomb = await drawPng({ width: 9_000, height: 8_000 })
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await refusalOf(add({ ...italian(), image: bomb }))).toMatchObject({ status: 400, code: 'upload.picture' })
  })
})

describe('each route with a picture refuses', () => {
  type Send = (image: Buffer<ArrayBuffer>) => Promise<unknown>
  const calls: [string, Send][] = [
    ['addCuisine', async (image) => add({ ...italian(), image })],
    ['addCuisine, a category’s', async (image) => add({ ...italian(), categories: [{ ...pasta, image }] })],
    ['updateCuisine', async (image) => change({ name: { en: 'Grills' }, image })],
    [
      'addCategory',
      async (image) => merchant(addCategory, { params: (await places()).ofCuisine, form: category({ name: { en: 'New' }, image }) }),
    ],
    [
      'updateCategory',
      async (image) => merchant(updateCategory, { params: (await places()).category, form: category({ name: { en: 'New' }, image }) }),
    ],
  ]
  test.each(calls)('%s: one that is too large, and one of a wrong type', async (_, send) => {
    const [before, files] = [await list(), await storedPictures()]
    const refusal = { status: 400, code: 'upload.picture' }
    expect(await refusalOf(send(await drawLargePng(2 * 1024 * 1024)))).toMatchObject(refusal)
    expect(await refusalOf(send(Buffer.from('%PDF-1.7')))).toMatchObject(refusal)
    expect([await list(), await storedPictures()]).toEqual([before, files])
  })
})

describe('a form is refused', () => {
  const send = (form: FormData | string) =>
    merchant({ method: 'POST', path: '/api/cuisines/:merchantId/addCuisine' } as typeof addCuisine, {
      params: own(),
      form: form as FormData,
    })
  test('with an unknown part, a duplicate part or no parts', async () => {
    const form = formOf(newCuisineFormFields(italian()))
    form.append('other', new Blob(['x']), 'x.png')
    expect(await refusalOf(send(form))).toMatchObject({ status: 400, code: 'request.invalid' })
    const twice = formOf(newCuisineFormFields(italian()))
    twice.append('name', '{"en":"Other"}')
    expect(await refusalOf(send(twice))).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(await refusalOf(send('not a form'))).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(await refusalOf(send(new FormData()))).toMatchObject({ status: 400 })
  })

  test.each([['{'], ['null'], ['[]'], ['"a"'], ['{"__proto__":{"en":"Pizza"}}']])('whose name is %s', async (name) => {
    expect(await refusalOf(send(formOf({ ...newCuisineFormFields(italian()), name })))).toMatchObject({ status: 400 })
  })
})

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
    await api.fetch(`/uploads/${one}?w=96`)
    await change({ name: { en: 'Grills' }, image: png })
    const names = await storedPictures()
    expect(names).not.toContain(one)
    expect(names).toContain((await first()).cuisine.cuisineImage)
    expect((await readdir(join(api.uploadsFolder, 'sized'))).filter((name) => name.startsWith(one))).toEqual([])
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

describe('a category', () => {
  test('is added', async () => {
    const { ofCuisine } = await places()
    const form = category({ name: { en: 'Salads', ar: 'سلطات' }, subcategories: [{ name: { en: 'Green' }, isActive: false }], image: png })
    expect(await merchant(addCategory, { params: ofCuisine, form })).toEqual({ success: true, message: 'Category Added successfully' })
    expect((await first()).cuisine.categories.at(-1)).toMatchObject({
      name: { en: 'Salads', ar: 'سلطات' },
      subcategories: [{ isActive: false }],
    })
  })

  test.each([
    [{ name: { en: 'Salads' } }, 400, 'upload.picture_required'],
    [{ name: { en: '' }, picture: true }, 400, 'category.name_required'],
    [{ name: { en: 'a' }, picture: true }, 400, 'category.name_length'],
    [{ name: { en: 'x'.repeat(51) }, picture: true }, 400, 'category.name_length'],
    [{ name: { en: 'wRAPS' }, picture: true }, 409, 'category.name_taken'],
  ])('%j is refused', async ({ name, picture }: { name: object; picture?: boolean }, status, code) => {
    const { ofCuisine } = await places()
    const form = category({ name, image: picture ? png : undefined })
    expect(await refusalOf(merchant(addCategory, { params: ofCuisine, form }))).toMatchObject({ status, code })
  })

  test('is changed: named subcategories are changed, new ones added, duplicates ignored, the others unchanged', async () => {
    const { category: params } = await places()
    const { subcategory, category: known } = await first()
    const subcategories = [
      { _id: subcategory._id, name: { en: 'Poultry', ar: 'دواجن' }, isActive: false },
      { name: { en: 'Beef' }, isActive: true },
    ]
    const form = category({ name: { en: 'Rolls' }, subcategories, image: png, version: known.version })
    expect(await merchant(updateCategory, { params, form })).toEqual({ success: true, message: 'Category updated successfully' })
    await merchant(updateCategory, {
      params,
      form: category({ name: { en: 'Rolls' }, subcategories: [{ name: { en: 'BEEF' }, isActive: true }] }),
    })
    expect((await first()).category).toMatchObject({
      name: { en: 'Rolls' },
      subcategories: [
        { _id: subcategory._id, name: { en: 'Poultry', ar: 'دواجن' }, isActive: false },
        { name: { en: 'Beef' }, isActive: true },
      ],
    })
    expect((await first()).category.categoryImage).not.toBe('wraps.webp')
  })

  test('is changed by two users at once: the second change is refused', async () => {
    const { category: params } = await places()
    const { version } = (await first()).category
    await merchant(updateCategory, { params, form: category({ name: { en: 'One!' }, version }) })
    expect(await refusalOf(merchant(updateCategory, { params, form: category({ name: { en: 'Two!' }, version }) }))).toMatchObject({
      status: 409,
      code: 'cuisine.changed',
    })
  })

  test('cannot take another category’s name or subcategory', async () => {
    const { ofCuisine, category: params } = await places()
    await merchant(addCategory, { params: ofCuisine, form: category({ name: { en: 'Salads' }, image: png }) })
    expect(await refusalOf(merchant(updateCategory, { params, form: category({ name: { en: 'salads' } }) }))).toMatchObject({
      code: 'category.name_taken',
    })
    const foreign = [{ _id: nowhere, name: { en: 'Foreign' }, isActive: true }]
    expect(
      await refusalOf(merchant(updateCategory, { params, form: category({ name: { en: 'Wraps' }, subcategories: foreign }) })),
    ).toMatchObject({
      status: 404,
      code: 'subcategory.not_found',
    })
  })

  test('is deleted with its items', async () => {
    const { category: params } = await places()
    expect(await merchant(deleteCategory, { params })).toEqual({ success: true, message: 'Category Deleted Successfully' })
    expect((await list())[0]?.categories).toEqual([])
  })
})

describe('a subcategory', () => {
  test('is renamed and switched independently', async () => {
    const { subcategory: params } = await places()
    expect(await merchant(patchSubcategory, { params, body: { isActive: false } })).toEqual({
      success: true,
      message: 'Sub Category Updated Successfully',
    })
    await merchant(patchSubcategory, { params, body: { name: { en: 'Poultry', ar: 'دواجن' } } })
    expect((await first()).subcategory).toMatchObject({ name: { en: 'Poultry', ar: 'دواجن' }, isActive: false, version: 3 })
  })

  test.each([
    [{ name: { en: '' } }, 'subcategory.name_required'],
    [{ name: { en: 'a' } }, 'subcategory.name_length'],
    [{ name: { en: 'ab', ar: 'a' } }, 'subcategory.name_length'],
    [{ name: { en: 'x'.repeat(51) } }, 'subcategory.name_length'],
    [{ isActive: 'yes' as unknown as boolean }, 'subcategory.active_required'],
  ])('%j is refused', async (body, code) => {
    const { subcategory: params } = await places()
    expect(await refusalOf(merchant(patchSubcategory, { params, body }))).toMatchObject({ status: 400, code })
  })

  test('cannot take another’s name, and the second of two concurrent changes is refused', async () => {
    const { category: params, subcategory: place } = await places()
    await merchant(updateCategory, {
      params,
      form: category({ name: { en: 'Wraps' }, subcategories: [{ name: { en: 'Beef' }, isActive: true }] }),
    })
    expect(await refusalOf(merchant(patchSubcategory, { params: place, body: { name: { en: 'BEEF' } } }))).toMatchObject({
      status: 409,
      code: 'subcategory.name_taken',
    })
    const { version } = (await first()).subcategory
    await merchant(patchSubcategory, { params: place, body: { isActive: false, version } })
    expect(await refusalOf(merchant(patchSubcategory, { params: place, body: { isActive: true, version } }))).toMatchObject({
      status: 409,
      code: 'cuisine.changed',
    })
  })

  test('is deleted with its items', async () => {
    const { subcategory: params } = await places()
    expect(await merchant(deleteSubcategory, { params })).toEqual({ success: true, message: 'Sub Category Deleted Successfully' })
    expect((await list())[0]?.categories[0]?.subcategories).toEqual([])
  })
})

test('a cuisine is deleted with its content and pictures', async () => {
  await add(italian())
  const added = (await list()).at(-1)
  const pictures = new Set([added?.cuisineImage, added?.categories[0]?.categoryImage])
  expect(await merchant(deleteCuisine, { params: { ...own(), cuisineId: added?._id ?? '' } })).toEqual({
    success: true,
    message: 'Successfully deleted Cuisine',
  })
  expect(await list()).toHaveLength(1)
  expect((await storedPictures()).filter((name) => pictures.has(name))).toEqual([])
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
  test.each(calls)('%s', async (_, make, names) => {
    const params = { merchantId: restaurant.restaurantId, ...(await places()).subcategory }
    const before = await list()
    for (const name of names) expect(await refusalOf(make(merchant, { ...params, [name]: nowhere })), name).toMatchObject({ status: 404 })
    expect(await refusalOf(make(otherMerchant, params)), 'another merchant').toMatchObject({ status: 404 })
    expect(await refusalOf(make(api.call, params)), 'nobody').toMatchObject({ status: 401 })
    expect(await list()).toEqual(before)
  })
})
