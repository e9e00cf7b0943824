import type { CartItem } from '@sufra/shared/cart/cart'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const text = (en: string) => ({ en, ar: '' })
const option = (name: string, price: number, isAvailable = true) => ({ name: text(name), price: dirhams(price), isAvailable })
const item = (id: string, more: Partial<MenuItem> = {}) =>
  ({
    _id: id,
    name: text(`Dish ${id}`),
    sellingPrice: dirhams(1_000),
    isAvailable: true,
    portionsLeft: null,
    addOns: [{ title: text('Sauce'), select: 'multiple', min: 0, max: 2, options: [option('Garlic', 100), option('Chili', 0)] }],
    ...more,
  }) as MenuItem // with just the fields that the rule reads
const line = (itemId: string, quantity = 1, garlic = 0): CartItem => ({
  itemId,
  restaurantId: 'r',
  basePrice: dirhams(1_000),
  pricePerItem: dirhams(1_000),
  quantity,
  addOns: [{ addOnTitle: 'Sauce', options: [{ optionName: 'Garlic', pricing: dirhams(100), quantity: garlic }] }],
})
const before = { items: [item('a'), item('b')] }
const changes = (cart: CartItem[], after: MenuItem[]) =>
  changedLines(cart, before, { items: after }).map(({ name, change, price }) => [name.en, change, price])

test('unchanged lines are not reported', () => {
  expect(changes([line('a', 2, 1), line('b')], [item('a'), item('b', { sellingPrice: dirhams(1_000) })])).toEqual([])
})

test.each([
  ['off', item('a', { isAvailable: false })],
  ['off', item('a', { portionsLeft: 1 })],
  ['price', item('a', { sellingPrice: dirhams(1_100) })],
  ['price', item('a', { addOns: [{ ...item('a').addOns[0]!, options: [option('Garlic', 200)] }] })],
  ['options', item('a', { addOns: [{ ...item('a').addOns[0]!, options: [option('Garlic', 100, false)] }] })],
  ['options', item('a', { addOns: [] })],
  ['choice', item('a', { addOns: [{ ...item('a').addOns[0]!, select: 'single', min: 1 }] })],
])('%s', (change, after) => {
  expect(changes([line('a', 2, 1), line('b')], [after, item('b')]).map(([, reported]) => reported)).toEqual([change])
})

test('a removed item gets its name from the previous menu', () => {
  expect(changes([line('a'), line('b')], [item('b')])).toEqual([['Dish a', 'gone', 1_000]])
})

test('a removed option with quantity 0 is not reported', () => {
  expect(changes([line('a', 1, 0)], [item('a', { addOns: [] })])).toEqual([])
})
