import { addItem, deleteItem, switchOption, updateItem } from '@sufra/shared/menu/item.routes'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { describe, expect, test } from 'vitest'
import { drawPng, formOf } from '../../../../testing/pictures.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { useItems } from '../../../../testing/test-items.ts'

const { scene, merchant, subcategory, items, itemNamed, dinerItem } = useItems()
const png = await drawPng()

const sauce = { title: { en: 'Sauce', ar: 'صوص' }, select: 'multiple' as const, min: 1, max: 2 }
const options = ['Garlic', 'Chili'].map((en, index) => ({ name: { en, ar: '' }, price: index + 0.5 }))
const falafel = async (more: Partial<ItemDraftOnWire> = {}): Promise<ItemDraftOnWire> => ({
  subcategoryId: (await subcategory()).subcategoryId,
  name: { en: 'Falafel', ar: 'فلافل' },
  description: { en: 'Crisp', ar: 'مقرمش' },
  ingredients: { en: 'Chickpeas', ar: 'حمص' },
  quantityUnit: { quantity: 6, unit: 'piece' },
  actualPrice: 15,
  sellingPrice: 12.5,
  customizable: true,
  addOns: [{ ...sauce, options }],
  isAvailable: true,
  isFeatured: true,
  allergens: ['sesame', 'gluten'],
  dietary: ['vegan'],
  prepMinutes: 8,
  ...more,
})
const add = async (more: Partial<ItemDraftOnWire> = {}, call = merchant) =>
  (await call(addItem, { form: formOf({ item: JSON.stringify(await falafel(more)), image: png }) })).data
const draftOf = (item: MerchantItemOnWire, more: object = {}) => JSON.stringify({ ...item, ...more })
const update = (item: MerchantItemOnWire, more: object, call = merchant, version = item.version) =>
  call(updateItem, { params: { itemId: item._id }, form: formOf({ item: draftOf(item, more), version: String(version) }) })

test('an item is added with every field at the end, and diners see it immediately', async () => {
  const added = await add()
  expect(added).toMatchObject({
    ...(await falafel()),
    addOns: [{ ...sauce, options: options.map((option) => ({ ...option, isAvailable: true, portionsLeft: null })) }],
    version: 1,
  })
  expect((await items()).at(-1)?._id).toBe(added._id)
  const shown = await dinerItem('Falafel')
  expect(shown).toMatchObject({ sellingPrice: 12.5, allergens: ['sesame', 'gluten'], dietary: ['vegan'], prepMinutes: 8 })
  expect(shown?.addOns[0]?.options[0]).toEqual({ _id: expect.any(String), name: { en: 'Garlic', ar: '' }, price: 0.5, isAvailable: true })
})

const group = (more: object) => ({ addOns: [{ ...sauce, options, ...more }] })

describe('an item is refused', () => {
  test.each([
    ['a name too short', { name: { en: 'a', ar: '' } }, 'name.en', 'item.name_length'],
    ['no name', { name: { en: ' ', ar: '' } }, 'name.en', 'item.name_required'],
    ['an Arabic name too long', { name: { en: 'ab', ar: 'ش'.repeat(51) } }, 'name.ar', 'item.name_length'],
    ['a description too long', { description: { en: 'x'.repeat(501), ar: '' } }, 'description.en', 'item.text_length'],
    ['a selling price above the actual price', { sellingPrice: 15.01 }, 'sellingPrice', 'item.selling_above_actual'],
    ['three decimals', { actualPrice: 15.001 }, 'actualPrice', 'money.invalid'],
    ['a negative price', { sellingPrice: -1 }, 'sellingPrice', 'money.invalid'],
    ['no price', { actualPrice: null }, 'actualPrice', 'money.invalid'],
    ['no quantity', { quantityUnit: { quantity: 0, unit: 'g' } }, 'quantityUnit.quantity', 'item.quantity'],
    ['half a minute', { prepMinutes: 0.5 }, 'prepMinutes', 'item.preparation'],
    ['add-ons that are missing', { addOns: [] }, 'customizable', 'item.add_ons_missing'],
    ['an empty group', group({ options: [] }), 'addOns.0.options', 'item.group_empty'],
    ['a minimum over the options', group({ min: 3, max: 3 }), 'addOns.0.min', 'item.group_min'],
    ['a minimum over the maximum', group({ min: 2, max: 1 }), 'addOns.0.max', 'item.group_max'],
    ['a maximum over the options', group({ max: 3 }), 'addOns.0.max', 'item.group_max'],
    ['a single choice of two', group({ select: 'single' }), 'addOns.0.max', 'item.group_max'],
    [
      'an option twice',
      group({ options: [...options, { name: { en: 'GARLIC' }, price: 0 }] }),
      'addOns.0.options.2.name.en',
      'item.option_twice',
    ],
    [
      'a group twice',
      { addOns: ['Sauce', 'sauce'].map((en) => ({ ...sauce, title: { en }, options })) },
      'addOns.1.title.en',
      'item.group_twice',
    ],
    ['a negative option', group({ options: [{ name: { en: 'Garlic' }, price: -0.5 }] }), 'addOns.0.options.0.price', 'money.invalid'],
  ])('with %s', async (_, more, path, code) => {
    const refusal = await refusalOf(add(more as Partial<ItemDraftOnWire>))
    expect(refusal).toMatchObject({ status: 400, details: { fields: expect.arrayContaining([{ path: `item.${path}`, code }]) } })
    expect(await items()).toHaveLength(3)
  })

  test('without a picture, and in another restaurant’s subcategory', async () => {
    const form = formOf({ item: JSON.stringify(await falafel()) })
    expect(await refusalOf(merchant(addItem, { form }))).toMatchObject({ code: 'upload.picture_required' })
    expect(await refusalOf(add({}, scene.otherMerchant))).toMatchObject({ status: 404, code: 'subcategory.not_found' })
    expect(await refusalOf(add({}, scene.api.call))).toMatchObject({ status: 401 })
  })

  test.each([[15], [0], [0.01], [10_000_000]])('but not when both of its prices are %d QAR', async (price) => {
    expect((await add({ actualPrice: price, sellingPrice: price })).sellingPrice).toBe(price)
  })
})

describe('an item is changed', () => {
  test('and keeps its picture, its position and the availability of its options', async () => {
    const added = await add()
    const garlic = added.addOns[0]?.options[0]
    const off = { isAvailable: false, availabilityVersion: garlic?.availabilityVersion ?? 0 }
    await merchant(switchOption, { params: { itemId: added._id, optionId: garlic?._id ?? '' }, body: off })
    const renamed = [
      {
        ...sauce,
        options: [
          { ...garlic, name: { en: 'Toum', ar: 'ثوم' }, price: 3 },
          { name: { en: 'New', ar: '' }, price: 0 },
        ],
      },
    ]
    const { data } = await update(added, { name: { en: 'Falafel plate', ar: '' }, sellingPrice: 14, addOns: renamed })
    expect(data).toMatchObject({ name: { en: 'Falafel plate' }, sellingPrice: 14, image: added.image, version: 2 })
    expect(data.addOns[0]?.options).toMatchObject([
      { _id: garlic?._id, name: { en: 'Toum' }, price: 3, isAvailable: false },
      { name: { en: 'New' }, isAvailable: true },
    ])
    expect((await items()).map(({ _id }) => _id).indexOf(added._id)).toBe(3)
  })

  test('by two users at once: the second change is refused', async () => {
    const tea = await itemNamed('Karak')
    await update(tea, { sellingPrice: 4 })
    expect(await refusalOf(update(tea, { sellingPrice: 3 }))).toMatchObject({ status: 409, code: 'item.changed' })
    expect((await itemNamed('Karak')).sellingPrice).toBe(4)
  })

  test('not by another merchant, and not after it was deleted', async () => {
    const tea = await itemNamed('Karak')
    expect(await refusalOf(update(tea, {}, scene.otherMerchant))).toMatchObject({ status: 404, code: 'menu.item_not_found' })
    await merchant(deleteItem, { params: { itemId: tea._id } })
    expect(await refusalOf(update(tea, {}))).toMatchObject({ status: 404, code: 'menu.item_not_found' })
    expect(await dinerItem('Karak')).toBeUndefined()
  })

  test('not when its available options cannot reach the minimum', async () => {
    const added = await add()
    for (const option of added.addOns[0]?.options ?? [])
      await merchant(switchOption, {
        params: { itemId: added._id, optionId: option._id },
        body: { isAvailable: false, availabilityVersion: 1 },
      })
    expect((await dinerItem('Falafel'))?.isAvailable).toBe(false)
    expect(await refusalOf(update(added, { sellingPrice: 1 }))).toMatchObject({ status: 400, code: 'item.group_unsatisfiable' })
    await update(added, { customizable: false })
    expect(await dinerItem('Falafel')).toMatchObject({ isAvailable: true, addOns: [] })
  })
})
