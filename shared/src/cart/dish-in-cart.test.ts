import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import type { CartItem } from './cart.ts'
import { addToCart } from './change-cart.ts'
import { portionsInCart, removePortion } from './dish-in-cart.ts'

const option = (optionName: string, quantity: number) => ({ optionName, pricing: dirhams(200), quantity })
const line = (itemId: string, quantity: number, options: ReturnType<typeof option>[] = []): CartItem => ({
  itemId,
  restaurantId: 'one',
  basePrice: dirhams(1_200),
  pricePerItem: dirhams(1_200),
  quantity,
  addOns: options.length > 0 ? [{ addOnTitle: 'Extras', options }] : [],
})

test('the portions of a dish are counted in all its lines', () => {
  const cart = [line('wrap', 2), line('tea', 5), line('wrap', 1, [option('Garlic', 1)])]
  expect(['wrap', 'tea', 'soup'].map((dish) => portionsInCart(cart, dish))).toEqual([3, 5, 0])
})

test('portions are removed from the last line of the dish first, and other dishes stay', () => {
  let cart = [line('wrap', 2), line('wrap', 1, [option('Garlic', 1)]), line('tea', 1)]
  const quantities = [1, 2, 3, 4].map(() => {
    cart = removePortion(cart, 'wrap')
    return cart.map(({ itemId, quantity }) => `${quantity} ${itemId}`)
  })
  expect(quantities).toEqual([['2 wrap', '1 tea'], ['1 wrap', '1 tea'], ['1 tea'], ['1 tea']])
})

test('removing a portion removes its share of an option, and keeps an option that was chosen once', () => {
  const [left] = removePortion([line('wrap', 3, [option('Bread', 3), option('Garlic', 1)])], 'wrap')
  expect(left?.addOns[0]?.options.map(({ optionName, quantity }) => `${quantity} ${optionName}`)).toEqual(['2 Bread', '1 Garlic'])
})

test('removing a portion that was just added restores the cart', () => {
  const before = [line('wrap', 2, [option('Bread', 2)]), line('tea', 1)]
  for (const added of [line('wrap', 1, [option('Bread', 1)]), line('soup', 1)])
    expect(removePortion(addToCart(before, added), added.itemId)).toEqual(before)
})
