import { addCuisine, newCuisineFormFields } from '@sufra/shared/cuisines/cuisine.routes'
import { describe, expect, test } from 'vitest'
import { drawJpeg, formOf } from '../../../testing/pictures.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { italian, pasta, png, useCuisines } from './cuisines.test-data.ts'

const { scene, own, list, merchant, add, storedPictures } = useCuisines()

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
      const answer = await scene.api.fetch(`/uploads/${picture}`)
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

  test('ignoring a second subcategory with the same English name', async () => {
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
    ['with a name that exists in another letter case', () => ({ ...draft(), name: { en: ' GRILLS' } }), 409, 'cuisine.name_taken'],
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
