import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuItem } from '../menu/menu.ts'
import { dirhams } from '../money.ts'
import type { CartItem } from './cart.ts'
import { priceCart } from './price-cart.ts'

const text = (en: string) => ({ en, ar: '' })
const price = fc.integer({ min: 0, max: 100_000 }).map(dirhams)
const switchedOption = fc.record({ price, isAvailable: fc.boolean() })
const extras = ['Cheese', 'Egg'] as const
const dish = fc.record({
  sellingPrice: price,
  isAvailable: fc.boolean(),
  portionsLeft: fc.option(fc.integer({ min: 0, max: 6 })),
  options: fc.tuple(switchedOption, switchedOption),
})
type Dish = typeof dish extends fc.Arbitrary<infer T> ? T : never
const line = fc.record({
  dish: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 4 }),
  counts: fc.tuple(fc.nat(2), fc.nat(2)),
  stalePrice: price,
})
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never

/** The fields of an item that a cart's rules read. */
const menuItem = ({ options, ...rest }: Dish, index: number) =>
  ({
    _id: `dish ${index}`,
    name: text('Dish'),
    ...rest,
    addOns: [
      {
        title: text('Extras'),
        select: 'multiple',
        min: 0,
        max: 2,
        options: options.map((option, place) => ({ name: text(extras[place] ?? ''), ...option })),
      },
    ],
  }) as unknown as MenuItem

const cartItem = ({ dish: index, quantity, counts, stalePrice }: Line): CartItem => ({
  itemId: `dish ${index}`,
  restaurantId: 'one',
  basePrice: stalePrice,
  pricePerItem: stalePrice,
  quantity,
  addOns: [
    {
      addOnTitle: 'Extras',
      options: counts.map((count, place) => ({ optionName: extras[place] ?? '', pricing: stalePrice, quantity: count })),
    },
  ],
})

const totalOf = ({ sellingPrice, options }: Dish, { quantity, counts }: Line) =>
  counts.reduce((sum, count, place) => sum + (options[place]?.price ?? 0) * count, sellingPrice * quantity)

/** Whether a line can be made: the dish and its chosen options are available, and enough portions are left for all lines. */
const canBeMade = ({ isAvailable, portionsLeft, options }: Dish, { dish: index, counts }: Line, lines: readonly Line[]) => {
  const portions = lines.reduce((sum, each) => (each.dish === index ? sum + each.quantity : sum), 0)
  return isAvailable && counts.every((count, place) => count === 0 || options[place]?.isAvailable) && portions <= (portionsLeft ?? Infinity)
}

test('each line costs the price on the menu, whatever the cart contains, and is available while the menu has all of it', () => {
  fc.assert(
    fc.property(fc.tuple(dish, dish), fc.array(line, { maxLength: 6 }), (dishes, lines) => {
      const dishOf = ({ dish: index }: Line) => dishes[index] ?? dishes[0]
      const priced = priceCart(lines.map(cartItem), dishes.map(menuItem))
      const totals = lines.map((each) => totalOf(dishOf(each), each))
      expect(priced).toMatchObject({
        priced: {
          total: totals.reduce((sum, total) => sum + total, 0),
          lines: lines.map((each, index) => ({ total: totals[index], isAvailable: canBeMade(dishOf(each), each, lines) })),
        },
      })
    }),
    { numRuns: 2_000 },
  )
})
