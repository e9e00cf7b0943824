import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddOnGroup, MenuItem } from '../menu/menu.ts'
import { dirhams } from '../money.ts'
import type { CartItem } from './cart.ts'
import { addToCart, decrease, increase, lineKey } from './change-cart.ts'
import { priceCart } from './price-cart.ts'
import { withRequiredChoices } from './required-choice.ts'

const text = (en: string) => ({ en, ar: '' })
const group = (title: string, select: AddOnGroup['select'], min: number, prices: Record<string, number>): AddOnGroup => ({
  title: text(title),
  select,
  min,
  max: 2,
  options: Object.entries(prices).map(([name, price]) => ({ name: text(name), price: dirhams(price), isAvailable: true })),
})
const size = group('Size', 'single', 1, { Small: 0, Large: 1_000 })
const sauce = group('Sauce', 'single', 0, { Garlic: 200 })
const extras = group('Extras', 'multiple', 1, { Cheese: 350, Egg: 200 })
const dish = { _id: 'dish', name: text('Dish'), sellingPrice: dirhams(1_500), isAvailable: true, portionsLeft: null }
/** The fields of an item that a cart's rules read. */
const menuItem = (...addOns: AddOnGroup[]) => ({ ...dish, addOns }) as unknown as MenuItem

const line = (quantity: number, chosen: Record<string, Record<string, number>>): CartItem => ({
  itemId: 'dish',
  restaurantId: 'one',
  basePrice: dirhams(1_500),
  pricePerItem: dirhams(1_500),
  quantity,
  addOns: Object.entries(chosen).map(([addOnTitle, options]) => ({
    addOnTitle,
    options: Object.entries(options).map(([optionName, count]) => ({ optionName, pricing: dirhams(0), quantity: count })),
  })),
})
const firstKey = ([first]: readonly CartItem[]) => (first ? lineKey(first) : '')
const problemOf = (cart: CartItem[], item: MenuItem) => {
  const priced = priceCart(cart, [item])
  return 'problem' in priced ? priced.problem : undefined
}

describe('a required single choice', () => {
  test.each([
    [10, 10, undefined],
    [10, 9, 'cart.choice_quantity'],
    [10, 11, 'cart.choice_quantity'],
    [10, 1, 'cart.choice_quantity'],
    [1, 1, undefined],
    [1, 99, 'cart.choice_quantity'],
    [10, 0, 'cart.too_few_options'],
  ])('for a line of %d, when taken %d times, has the problem %s', (quantity, taken, problem) => {
    expect(problemOf([line(quantity, { Size: { Large: taken } })], menuItem(size))).toBe(problem)
  })

  test.each([
    ['an optional single choice', sauce, { Sauce: { Garlic: 1 } }],
    ['a multiple choice with a minimum', extras, { Extras: { Cheese: 1, Egg: 7 } }],
  ] as const)('%s may have any quantity', (_what, other, chosen) => {
    expect(problemOf([line(10, chosen)], menuItem(other))).toBeUndefined()
    const cart = [line(10, chosen)]
    expect(withRequiredChoices(cart, [menuItem(other)])).toBe(cart)
  })

  test('a stored cart is corrected: the choice takes the quantity of its line, and nothing else changes', () => {
    const stored = [line(3, { Size: { Small: 0, Large: 1 }, Extras: { Cheese: 1 } }), line(2, { Size: { Small: 5 } })]
    expect(withRequiredChoices(stored, [menuItem(size, extras)])).toEqual([
      line(3, { Size: { Small: 0, Large: 3 }, Extras: { Cheese: 1 } }),
      line(2, { Size: { Small: 2 } }),
    ])
  })

  test('a choice that is missing, or made twice, is not corrected', () => {
    const choices: Parameters<typeof line>[1][] = [{ Size: { Large: 0 } }, { Size: { Small: 1, Large: 1 } }, {}]
    for (const chosen of choices) {
      const cart = [line(3, chosen)]
      expect(withRequiredChoices(cart, [menuItem(size)])).toBe(cart)
    }
  })

  test('a line whose dish or group is missing on the menu stays unchanged', () => {
    const cart = [line(3, { Size: { Large: 1 } })]
    expect(withRequiredChoices(cart, [])).toBe(cart)
    expect(withRequiredChoices(cart, [menuItem(sauce)])).toBe(cart)
  })

  test('after any change of the cart a required choice has the quantity of its line and is priced for every portion', () => {
    const item = menuItem(size, extras)
    const step = fc.constantFrom('add', 'increase', 'decrease')
    const start = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      taken: fc.integer({ min: 1, max: 99 }),
      cheese: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 20 }), ({ quantity, taken, cheese }, steps) => {
        const added = line(1, { Size: { Large: 1 }, Extras: { Cheese: 1 } })
        const changes = {
          add: (cart: readonly CartItem[]) => addToCart(cart, added),
          increase: (cart: readonly CartItem[]) => increase(cart, firstKey(cart)),
          decrease: (cart: readonly CartItem[]) => decrease(cart, firstKey(cart)),
        }
        let cart = withRequiredChoices([line(quantity, { Size: { Large: taken }, Extras: { Cheese: cheese } })], [item])
        for (const each of steps) cart = withRequiredChoices(changes[each](cart), [item])
        const priced = priceCart(cart, [item])
        const cheeses = (of: CartItem) => BigInt(of.addOns[1]?.options[0]?.quantity ?? 0)
        const oracle = cart.reduce((sum, each) => sum + (1_500n + 1_000n) * BigInt(each.quantity) + 350n * cheeses(each), 0n)
        expect('priced' in priced && BigInt(priced.priced.total)).toBe(oracle)
      }),
      { numRuns: 2_000 },
    )
  })
})
