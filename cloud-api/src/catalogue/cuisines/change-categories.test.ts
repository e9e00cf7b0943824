import { addCategory, deleteCategory, deleteSubcategory, patchSubcategory, updateCategory } from '@sufra/shared/cuisines/cuisine.routes'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { category, png, useCuisines } from './cuisines.test-data.ts'

const { list, first, places, merchant } = useCuisines()
const nowhere = '0192a000-0000-7000-8000-000000000000'

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
