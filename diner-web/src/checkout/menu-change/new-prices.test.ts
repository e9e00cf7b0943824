import type { CartItem } from '@sufra/shared/cart/cart'
import type { Menu } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { withPricesOf } from './new-prices.ts'

const line: CartItem = {
  itemId: 'dish',
  restaurantId: 'one',
  basePrice: dirhams(1_000),
  pricePerItem: dirhams(1_000),
  quantity: 2,
  addOns: [{ addOnTitle: 'Extras', options: [{ optionName: 'Cheese', pricing: dirhams(100), quantity: 2 }] }],
}

test('a cart gets the current prices of dishes and options, with unchanged quantities', () => {
  const items = [
    {
      _id: 'dish',
      sellingPrice: dirhams(1_200),
      addOns: [{ title: { en: 'Extras', ar: '' }, options: [{ name: { en: 'Cheese', ar: '' }, price: dirhams(150) }] }],
    },
  ] as Menu['items'] // the fields that prices need
  expect(withPricesOf([line], { items })).toEqual([
    {
      ...line,
      basePrice: 1_200,
      pricePerItem: 1_200,
      addOns: [{ addOnTitle: 'Extras', options: [{ optionName: 'Cheese', pricing: 150, quantity: 2 }] }],
    },
  ])
})

test('a dish that is no longer on the menu stays unchanged in the cart', () => {
  expect(withPricesOf([line], { items: [] })).toEqual([line])
})
