import type { Call } from '@sufra/shared/contract/client'
import { deleteSubcategory, listCuisines, patchSubcategory } from '@sufra/shared/cuisines/cuisine.routes'
import {
  addItem,
  changeItems,
  deleteItem,
  listItems,
  reorderItems,
  switchItem,
  switchOption,
  updateItem,
} from '@sufra/shared/menu/item.routes'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPng, formOf } from '../../testing/pictures.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'

let api: TestApi
let restaurant: TestRestaurant
let merchant: Call
let otherMerchant: Call
let png: Buffer<ArrayBuffer>
const clock = { now: Date.parse('2026-11-20T18:00:00Z') }

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock.now) })
  otherMerchant = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  png = await drawPng()
})
beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})
afterAll(() => api.close())

const subcategory = async () => {
  const { data } = await merchant(listCuisines, { params: { merchantId: restaurant.restaurantId } })
  const category = data[0]?.categories[0]
  const [found] = category?.subcategories ?? []
  if (!category || !found) throw new Error('the test restaurant has a subcategory')
  return { categoryId: category._id, subcategoryId: found._id, cuisineId: data[0]?._id ?? '' }
}
const items = async () => (await merchant(listItems, { query: { categoryId: (await subcategory()).categoryId } })).data
const itemNamed = async (name: string) => {
  const found = (await items()).find((item) => item.name.en === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const forDiners = async () => (await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })).data
const dinerItem = async (name: string) => (await forDiners()).items.find((item) => item.name.en === name)

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
    expect(await refusalOf(add({}, otherMerchant))).toMatchObject({ status: 404, code: 'subcategory.not_found' })
    expect(await refusalOf(add({}, api.call))).toMatchObject({ status: 401 })
  })

  test.each([[15], [0], [0.01], [10_000_000]])('not for a selling price of exactly %d', async (price) => {
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
    expect(await refusalOf(update(tea, {}, otherMerchant))).toMatchObject({ status: 404, code: 'menu.item_not_found' })
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

describe('86', () => {
  const off = async (comesBack: 'hour' | 'two_hours' | 'tomorrow' | 'never') => {
    const { _id, availabilityVersion } = await itemNamed('Karak')
    return (await merchant(switchItem, { params: { itemId: _id }, body: { isAvailable: false, comesBack, availabilityVersion } })).data
  }

  test.each([
    ['hour', '2026-11-20T19:00:00.000Z'],
    ['two_hours', '2026-11-20T20:00:00.000Z'],
    // The business day ends at 04:00 in Doha (UTC+3).
    ['tomorrow', '2026-11-21T01:00:00.000Z'],
    ['never', null],
  ] as const)('an item off for %s is available again at %s', async (comesBack, backAt) => {
    expect(await off(comesBack)).toMatchObject({ isAvailable: false, backAt })
    expect(await dinerItem('Karak')).toMatchObject({ isAvailable: false, backAt })
  })

  test('an item switched off for an hour becomes available automatically after an hour', async () => {
    const before = clock.now
    try {
      await off('hour')
      clock.now += 3_599_000
      await api.runJob('restore-availability')
      expect(await dinerItem('Karak')).toMatchObject({ isAvailable: false })
      clock.now += 1_000
      await api.runJob('restore-availability')
      expect(await dinerItem('Karak')).toMatchObject({ isAvailable: true, backAt: null })
      // An item switched off without an end stays off.
      expect(await dinerItem('Machboos')).toMatchObject({ isAvailable: false })
    } finally {
      clock.now = before
    }
  })

  test.each([[0], [1.5], [10_000]])('%d is not a valid number of portions left', async (portionsLeft) => {
    const { _id, availabilityVersion } = await itemNamed('Karak')
    const body = { isAvailable: true, portionsLeft, availabilityVersion }
    expect(await refusalOf(merchant(switchItem, { params: { itemId: _id }, body }))).toMatchObject({ status: 400, code: 'item.portions' })
  })

  test('an item is unavailable when a required group runs out of options, but not an optional one', async () => {
    const shawarma = await itemNamed('Chicken Shawarma')
    const turn = async (title: string, isAvailable: boolean) => {
      const now = await itemNamed('Chicken Shawarma')
      for (const { _id, availabilityVersion } of now.addOns.find((each) => each.title.en === title)?.options ?? [])
        await merchant(switchOption, { params: { itemId: shawarma._id, optionId: _id }, body: { isAvailable, availabilityVersion } })
    }
    await turn('Extras', false)
    expect(await dinerItem('Chicken Shawarma')).toMatchObject({ isAvailable: true })
    await turn('Bread', false)
    expect(await dinerItem('Chicken Shawarma')).toMatchObject({ isAvailable: false })
    await turn('Bread', true)
    expect(await dinerItem('Chicken Shawarma')).toMatchObject({ isAvailable: true })
  })

  test('an option can only be switched by its own merchant and through its own item', async () => {
    const { _id, addOns } = await itemNamed('Chicken Shawarma')
    const optionId = addOns[0]?.options[0]?._id ?? ''
    const body = { isAvailable: false, availabilityVersion: 1 }
    const tea = await itemNamed('Karak')
    const notFound = { status: 404, code: 'menu.item_not_found' }
    expect(await refusalOf(merchant(switchOption, { params: { itemId: tea._id, optionId }, body }))).toMatchObject(notFound)
    expect(await refusalOf(otherMerchant(switchOption, { params: { itemId: _id, optionId }, body }))).toMatchObject(notFound)
  })
})

describe('items are changed in bulk', () => {
  const changesOf = async (change: object) => (await items()).map(({ _id, version }) => ({ itemId: _id, version, ...change }))

  test('in price, availability and the featured mark, and can be changed back', async () => {
    const before = await items()
    const { data } = await merchant(changeItems, {
      body: { items: await changesOf({ actualPrice: 9, sellingPrice: 8.5, isAvailable: false, isFeatured: true }) },
    })
    expect((await items()).map(({ sellingPrice, isAvailable, isFeatured }) => [sellingPrice, isAvailable, isFeatured])).toEqual(
      before.map(() => [8.5, false, true]),
    )
    const versions = new Map(data.map(({ itemId, version }) => [itemId, version]))
    const undo = before.map(({ _id, actualPrice, sellingPrice, isAvailable, isFeatured }) => ({
      itemId: _id,
      version: versions.get(_id) ?? 0,
      actualPrice,
      sellingPrice,
      isAvailable,
      isFeatured,
    }))
    await merchant(changeItems, { body: { items: undo } })
    const plain = (list: MerchantItemOnWire[]) => list.map(({ version: _v, availabilityVersion: _a, ...item }) => item)
    expect(plain(await items())).toEqual(plain(before))
  })

  test('all or none', async () => {
    const before = await items()
    const [one, two] = await changesOf({ sellingPrice: 1 })
    const change = (changes: unknown[]) => merchant(changeItems, { body: { items: changes as never } }) // invalid ones too
    expect(await refusalOf(change([one, { ...two, version: 99 }]))).toMatchObject({ status: 409, code: 'item.changed' })
    expect(await refusalOf(change([one, { ...two, sellingPrice: 1_000 }]))).toMatchObject({
      status: 400,
      code: 'item.selling_above_actual',
    })
    expect(await refusalOf(change([one, { ...two, sellingPrice: -1 }]))).toMatchObject({ status: 400 })
    const foreign = { status: 404, code: 'menu.item_not_found' }
    expect(await refusalOf(change([one, { ...two, itemId: '0192a000-0000-7000-8000-000000000000' }]))).toMatchObject(foreign)
    expect(await refusalOf(otherMerchant(changeItems, { body: { items: [one] as never } }))).toMatchObject(foreign) // as `change` sends it
    expect(await items()).toEqual(before)
  })

  test('in their order, also in the diners’ menu', async () => {
    const { subcategoryId } = await subcategory()
    const reversed = (await items()).map(({ _id }) => _id).toReversed()
    await merchant(reorderItems, { body: { subcategoryId, itemIds: reversed } })
    expect((await items()).map(({ _id }) => _id)).toEqual(reversed)
    expect((await forDiners()).items.map(({ _id }) => _id)).toEqual(reversed)
    const order = (itemIds: string[], call = merchant) => refusalOf(call(reorderItems, { body: { subcategoryId, itemIds } }))
    const [first = '', ...rest] = reversed
    expect(await order(rest)).toMatchObject({ status: 409, code: 'item.order' })
    expect(await order([first, first, ...rest])).toMatchObject({ code: 'item.order' })
    expect(await order([first, first, ...rest.slice(1)])).toMatchObject({ code: 'item.order' })
    expect(await order(reversed, otherMerchant)).toMatchObject({ code: 'item.order' })
  })
})

test('a part of the menu that is switched off is hidden, and its items cannot be ordered', async () => {
  await merchant(patchSubcategory, { params: await subcategory(), body: { isActive: false } })
  expect((await forDiners()).items).toEqual([])
  const refusal = await refusalOf(api.call(processPayment, { body: goodPayment(restaurant) }))
  expect(refusal).toMatchObject({ status: 400, code: 'cart.item_unknown' })
  await merchant(patchSubcategory, { params: await subcategory(), body: { isActive: true } })
  expect((await forDiners()).items).toHaveLength(3)
})

test('deleting a subcategory deletes its items', async () => {
  const params = await subcategory()
  await merchant(deleteSubcategory, { params })
  expect((await forDiners()).items).toEqual([])
})
