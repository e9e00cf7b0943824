import { expect, test } from 'vitest'
import { menu, merchantItem, type MenuOnWire, type MerchantItemOnWire } from './menu.ts'
import { itemInDirhams, menuInDirhams } from './menu-in-dirhams.ts'

const id = '0193a2f0-0000-7000-8000-000000000001'
const name = { en: 'Harees', ar: 'هريس' }
const switched = { backAt: null, portionsLeft: null }
const item = {
  _id: id,
  cuisineId: id,
  categoryId: id,
  subcategoryId: id,
  name,
  description: name,
  ingredients: name,
  quantityUnit: { quantity: 1, unit: 'portion' },
  actualPrice: 19.99,
  sellingPrice: 15.1,
  customizable: true,
  isAvailable: true,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
  image: '',
  ...switched,
} satisfies Partial<MerchantItemOnWire>
const option = { _id: id, name, price: 1.15, isAvailable: true }
const group = { title: name, select: 'single' as const, min: 0, max: 1 }

test('a received menu has every price in dirhams, as decoded by the schema', () => {
  const received: MenuOnWire = {
    version: 3,
    restaurant: { _id: id, name, branchName: '', about: name, phone: '', takingOrders: true, googleReviewUrl: '' },
    cuisines: [],
    items: [{ ...item, addOns: [{ ...group, options: [option] }] }],
  }
  expect(menuInDirhams(received)).toEqual(menu.decode(received))
  expect(menuInDirhams(received).items).toMatchObject([
    { actualPrice: 1_999, sellingPrice: 1_510, addOns: [{ options: [{ price: 115 }] }] },
  ])
})

test('a merchant’s item keeps the availability of its options', () => {
  const options = [{ ...option, ...switched, availabilityVersion: 4 }]
  const received: MerchantItemOnWire = { ...item, availabilityVersion: 2, version: 5, addOns: [{ ...group, options }] }
  expect(itemInDirhams(received)).toEqual(merchantItem.decode(received))
  expect(itemInDirhams(received).addOns[0]?.options[0]).toMatchObject({ price: 115, availabilityVersion: 4 })
})
