import type { CartItem } from '@sufra/shared/cart/cart'
import { cartTotal } from '@sufra/shared/cart/cart-total'
import { priceCart } from '@sufra/shared/cart/price-cart'
import type { Menu } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import fc from 'fast-check'
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

test('a cart gets the current prices of items and options, with unchanged quantities', () => {
  const items = [
    {
      _id: 'dish',
      sellingPrice: dirhams(1_200),
      addOns: [{ title: { en: 'Extras', ar: '' }, options: [{ name: { en: 'Cheese', ar: '' }, price: dirhams(150) }] }],
    },
  ] as Menu['items'] // with just the fields that prices need
  expect(withPricesOf([line], { items })).toEqual([
    {
      ...line,
      basePrice: 1_200,
      pricePerItem: 1_200,
      addOns: [{ addOnTitle: 'Extras', options: [{ optionName: 'Cheese', pricing: 150, quantity: 2 }] }],
    },
  ])
})

test('an item that is no longer on the menu stays unchanged in the cart', () => {
  expect(withPricesOf([line], { items: [] })).toEqual([line])
})

test("after its new prices are accepted, a cart has the server's total, whatever its total was before", () => {
  const price = fc.integer({ min: 0, max: 100_000 }).map(dirhams)
  const quantity = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(fc.array(fc.tuple(price, quantity, price, quantity), { maxLength: 5 }), price, price, (lines, dishPrice, cheesePrice) => {
      const group = { title: { en: 'Extras', ar: '' }, select: 'multiple', min: 0, max: 1 }
      const addOns = [{ ...group, options: [{ name: { en: 'Cheese', ar: '' }, price: cheesePrice, isAvailable: true }] }]
      // with just the fields that are read
      const items = [{ _id: 'dish', sellingPrice: dishPrice, isAvailable: true, portionsLeft: null, addOns }] as unknown as Menu['items']
      const cart = lines.map(([pricePerItem, portions, pricing, count]) => ({
        ...line,
        pricePerItem,
        quantity: portions,
        addOns: [{ addOnTitle: 'Extras', options: [{ optionName: 'Cheese', pricing, quantity: count }] }],
      }))
      const accepted = withPricesOf(cart, { items })
      expect(priceCart(cart, items)).toMatchObject({ priced: { total: cartTotal(accepted) } })
      expect(withPricesOf(accepted, { items })).toEqual(accepted)
    }),
  )
})
