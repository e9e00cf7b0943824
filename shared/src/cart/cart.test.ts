import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MenuItem } from '../menu/menu.ts'
import { dirhams } from '../money.ts'
import { cartItem, type CartItem } from './cart.ts'
import { cartTotal, itemTotal } from './cart-total.ts'
import { priceCart } from './price-cart.ts'
import { cheese, ids, item } from './cart.test-data.ts'

const text = (en: string) => ({ en, ar: '' })

describe('a total', () => {
  test('is the price times the quantity plus each option’s price times its own quantity', () => {
    expect(itemTotal(item([cheese(3)], 2))).toBe(2 * 1_250 + 3 * 350)
    expect(cartTotal([item(), item([cheese()])])).toBe(1_250 + 1_250 + 350)
    expect(cartTotal([])).toBe(0)
  })

  test('equals the same sum in BigInt for any cart', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 }).map(dirhams)
    const quantity = fc.integer({ min: 0, max: 99 })
    const line = fc.record({
      pricePerItem: price,
      quantity,
      addOns: fc.array(fc.record({ options: fc.array(fc.record({ pricing: price, quantity }), { maxLength: 8 }) }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (cart) => {
        const oracle = cart.reduce(
          (sum, { pricePerItem, quantity: count, addOns }) =>
            addOns
              .flatMap(({ options }) => options)
              .reduce(
                (inner, option) => inner + BigInt(option.pricing) * BigInt(option.quantity),
                sum + BigInt(pricePerItem) * BigInt(count),
              ),
          0n,
        )
        expect(BigInt(cartTotal(cart))).toBe(oracle)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a cart line on the wire', () => {
  const line = { itemId: ids[0], restaurantId: ids[1], basePrice: 12.5, pricePerItem: 12.5 }
  test.each([
    [1, true],
    [99, true],
    [0, false],
    [100, false],
    [1.5, false],
    [Number.NaN, false],
    [-1, false],
  ])('has a valid quantity with %d: %s', (quantity, isValid) => {
    expect(cartItem.safeParse({ ...line, quantity }).success).toBe(isValid)
  })

  test('may have a note of 140 characters, not of 141', () => {
    expect(cartItem.parse({ ...line, note: ` ${'n'.repeat(140)} ` }).note).toBe('n'.repeat(140))
    expect(cartItem.safeParse({ ...line, note: 'n'.repeat(141) }).success).toBe(false)
  })

  test('defaults to a quantity of 1 and no add-ons, and decodes money to dirhams', () => {
    expect(cartItem.parse(line)).toEqual({ ...line, basePrice: 1_250, pricePerItem: 1_250, quantity: 1, addOns: [] })
  })
})

describe('pricing', () => {
  const dish = (min: number, max: number, select: 'single' | 'multiple' = 'multiple'): MenuItem => ({
    _id: ids[0],
    cuisineId: ids[0],
    categoryId: ids[0],
    subcategoryId: ids[0],
    name: text('Dish'),
    description: text(''),
    ingredients: text(''),
    quantityUnit: { quantity: 1, unit: 'plate' },
    actualPrice: dirhams(2_000),
    sellingPrice: dirhams(1_500),
    customizable: true,
    addOns: [
      {
        title: text('Extras'),
        select,
        min,
        max,
        options: [
          { name: text('Cheese'), price: dirhams(300), isAvailable: true },
          { name: text('Egg'), price: dirhams(200), isAvailable: true },
        ],
      },
    ],
    isAvailable: true,
    isFeatured: false,
    allergens: [],
    dietary: [],
    prepMinutes: null,
    backAt: null,
    portionsLeft: null,
    image: '',
  })
  const egg = { optionName: 'Egg', pricing: dirhams(0), quantity: 1 }
  const withIds = (menu: MenuItem): MenuItem => ({
    ...menu,
    addOns: menu.addOns.map((group) => ({ ...group, options: group.options.map((option, index) => ({ ...option, _id: ids[index] })) })),
  })
  const problem = (line: CartItem, menu: MenuItem) => {
    const priced = priceCart([line], [menu])
    return 'problem' in priced ? priced.problem : undefined
  }

  test('uses the prices of the menu, not those of the cart', () => {
    const priced = priceCart([{ ...item([cheese()]), pricePerItem: dirhams(1) }], [dish(0, 2)])
    expect(priced).toMatchObject({ priced: { total: 1_500 + 300, lines: [{ pricePerItem: 1_500, total: 1_800, isAvailable: true }] } })
  })

  test('enforces the minimum and maximum of an add-on group', () => {
    expect(problem(item(), dish(0, 2))).toBeUndefined()
    expect(problem(item(), dish(1, 2))).toBe('cart.too_few_options')
    expect(problem(item([cheese()]), dish(1, 1))).toBeUndefined()
    expect(problem(item([cheese(), egg]), dish(0, 1))).toBe('cart.too_many_options')
    expect(problem(item([cheese(), egg]), dish(0, 2))).toBeUndefined()
    expect(problem(item([cheese(), egg]), dish(0, 2, 'single'))).toBe('cart.too_many_options')
    expect(problem(item([cheese(0)]), dish(1, 2))).toBe('cart.too_few_options')
  })

  test('matches options by id, also after they or their group were renamed', () => {
    const line = { ...item(), addOns: [{ addOnTitle: 'Old title', options: [{ ...egg, optionId: ids[0], optionName: 'Old name' }] }] }
    expect(priceCart([line], [withIds(dish(0, 2))])).toMatchObject({
      priced: {
        total: 1_500 + 300,
        lines: [{ isAvailable: true, addOns: [{ options: [{ optionId: ids[0], optionName: text('Cheese') }] }] }],
      },
    })
    const gone = item([{ ...egg, optionId: '018f3a00-0000-7000-8000-000000000009' }])
    expect(problem(gone, withIds(dish(0, 2)))).toBe('cart.option_unknown')
    expect(problem(item([{ ...egg, optionId: ids[1] }, egg]), withIds(dish(0, 2)))).toBe('cart.option_twice')
    const twice = { ...line, addOns: [...line.addOns, { addOnTitle: 'Extras', options: [egg] }] }
    expect(problem(twice, withIds(dish(0, 2)))).toBe('cart.option_twice')
  })

  test('a cart without ids has the same price on a menu with ids, for any quantities', () => {
    const count = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(count, count, count, (portions, cheeses, eggs) => {
        const menu = withIds(dish(0, 2))
        const old = item([cheese(cheeses), { ...egg, quantity: eggs }], portions)
        const withId = item(
          [
            { ...cheese(cheeses), optionId: ids[0] },
            { ...egg, quantity: eggs, optionId: ids[1] },
          ],
          portions,
        )
        expect(priceCart([old], [menu])).toEqual(priceCart([withId], [menu]))
        expect(priceCart([withId], [menu])).toMatchObject({ priced: { total: 1_500 * portions + 300 * cheeses + 200 * eggs } })
      }),
    )
  })

  test('rejects unknown items and options, and an option listed twice', () => {
    expect(problem({ ...item(), itemId: ids[1] }, dish(0, 2))).toBe('cart.item_unknown')
    expect(problem(item([{ ...egg, optionName: 'Gold' }]), dish(0, 2))).toBe('cart.option_unknown')
    expect(problem(item([cheese(), cheese()]), dish(0, 2))).toBe('cart.option_twice')
    const twice = item([cheese()])
    expect(problem({ ...twice, addOns: [...twice.addOns, ...twice.addOns] }, dish(0, 2))).toBe('cart.option_twice')
  })
})
