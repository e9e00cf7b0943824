import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import type { CartItem } from './cart.ts'
import { cartTotal } from './cart-total.ts'
import { addToCart, decrease, increase, lineKey, maxPortions, removeFromCart } from './change-cart.ts'
import { replaceLine, restoreLine } from './change-cart.ts'
import { mustClearFirst } from './change-cart.ts'
import { cheese, ids, item } from './cart.test-data.ts'

describe('a cart', () => {
  test('adding an item with the same options increases the quantity of its line and options', () => {
    const cart = addToCart(addToCart([], item([cheese()])), item([cheese()]))
    expect(cart).toEqual([item([cheese(2)], 2)])
  })

  test('options are distinguished by id, and an option that was stored without an id gets it', () => {
    const [old, known, recreated] = [item([cheese()]), item([{ ...cheese(), optionId: ids[0] }]), item([{ ...cheese(), optionId: ids[1] }])]
    expect(addToCart([old], known)).toEqual([item([{ ...cheese(2), optionId: ids[0] }], 2)])
    expect(addToCart([known], known)).toEqual([item([{ ...cheese(2), optionId: ids[0] }], 2)])
    expect(addToCart([known], recreated)).toEqual([known, recreated])
    const more = increase([known, recreated], lineKey(known))
    expect(more).toEqual([item([{ ...cheese(2), optionId: ids[0] }], 2), recreated])
  })

  test('adding the same item with other options adds a line', () => {
    const cart = addToCart(addToCart([], item()), item([cheese()]))
    expect(cart.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  test('the quantity of a line stays between 1 and 99', () => {
    const key = lineKey(item())
    expect(increase([item()], key)).toEqual([item([], 2)])
    expect(decrease([item([], 2)], key)).toEqual([item()])
    expect(decrease([item()], key)).toEqual([item()])
    expect(increase([item([], 99)], key)).toEqual([item([], 99)])
  })

  test('the options of a line change with its quantity, so that each portion still has two', () => {
    const two = item([cheese(2)])
    expect(increase([two], lineKey(two))).toEqual([item([cheese(4)], 2)])
    expect(decrease([item([cheese(4)], 2)], lineKey(two))).toEqual([two])
    expect(decrease([two], lineKey(two))).toEqual([two])
  })

  test('the quantity of a line is limited so that none of its options exceeds 99', () => {
    const line = item([cheese(98)], 49)
    expect(increase([line], lineKey(line))).toEqual([line])
    expect(addToCart([line], item([cheese(4)], 2))).toEqual([line])
    expect(increase([item([cheese(96)], 48)], lineKey(line))).toEqual([line])
  })

  test('options that differ between portions stay unchanged, as in a cart of an older release', () => {
    const line = item([cheese(1)], 2)
    expect(increase([line], lineKey(line))).toEqual([item([cheese(1)], 3)])
    expect(addToCart([line], item([cheese()]))).toEqual([line, item([cheese()])])
  })

  test('a portion with another quantity of an option becomes a separate line', () => {
    expect(addToCart([item([cheese()])], item([cheese(2)]))).toEqual([item([cheese()]), item([cheese(2)])])
    expect(addToCart([item([cheese()])], item([cheese(2)], 2))).toEqual([item([cheese(3)], 3)])
  })

  test('a line with another note is separate, and changes keep the note', () => {
    const [plain, noted] = [item(), { ...item(), note: 'Well done' }]
    expect(addToCart([plain], noted)).toEqual([plain, noted])
    expect(addToCart([plain, noted], noted)).toEqual([plain, { ...noted, quantity: 2 }])
    expect(increase([plain, noted], lineKey(noted))).toEqual([plain, { ...noted, quantity: 2 }])
    expect(removeFromCart([plain, noted], lineKey(plain))).toEqual([noted])
    expect(addToCart([{ ...plain, note: '' }], plain)).toEqual([{ ...plain, note: '', quantity: 2 }])
    expect(replaceLine([plain, noted], lineKey(noted), plain)).toEqual([{ ...plain, quantity: 2 }])
  })

  test('a changed line keeps the list of all options of a group', () => {
    const line = { ...item(), addOns: [{ addOnTitle: 'Extras', options: [cheese()], allOptions: [cheese(0)] }] }
    const [added, changed] = [addToCart([line], line), increase([line], lineKey(line))]
    expect([added, changed].map(([first]) => first?.addOns[0]?.allOptions)).toEqual([[cheese(0)], [cheese(0)]])
  })

  test('removing a line removes only that line', () => {
    expect(removeFromCart([item(), item([cheese()])], lineKey(item()))).toEqual([item([cheese()])])
  })

  test('a removed line is restored at its place, or merged with an equal line', () => {
    const cart = [item(), item([cheese()]), item([cheese(2)])]
    const rest = removeFromCart(cart, lineKey(item([cheese()])))
    expect(restoreLine(rest, item([cheese()]), 1)).toEqual(cart)
    expect(restoreLine([], item([cheese()]), 1)).toEqual([item([cheese()])])
    expect(restoreLine([item(), item([cheese()])], item([cheese(2)], 2), 0)).toEqual([item(), item([cheese(3)], 3)])
  })

  test('an edited line keeps its place, or is merged with an equal line', () => {
    const cart = [item(), item([cheese()])]
    expect(replaceLine(cart, lineKey(item()), item([cheese(2)], 3))).toEqual([item([cheese(2)], 3), item([cheese()])])
    expect(replaceLine(cart, lineKey(item()), item([cheese()]))).toEqual([item([cheese(2)], 2)])
    expect(replaceLine(cart, lineKey(item()), item([], 5))).toEqual([item([], 5), item([cheese()])])
    expect(replaceLine([item()], 'removed by another tab', item([cheese()]))).toEqual([item(), item([cheese()])])
  })

  test('a cart of another restaurant, or of no restaurant, must be cleared first', () => {
    expect(mustClearFirst([], 'one')).toBe(false)
    expect(mustClearFirst([item()], 'one')).toBe(false)
    expect(mustClearFirst([item()], 'two')).toBe(true)
    expect(mustClearFirst([{ ...item(), restaurantId: '' }], 'one')).toBe(true)
  })
})

/** A portion with some cheese and eggs. The expected cart has a quantity for each kind of portion. */
type Portion = { cheeses: number; eggs: number }
type Model = Map<string, number>

const egg = (quantity: number) => ({ optionName: 'Egg', pricing: dirhams(200), quantity })
const lineOf = ({ cheeses, eggs }: Portion, quantity: number) => item([cheese(cheeses * quantity), egg(eggs * quantity)], quantity)
const priceOf = ({ cheeses, eggs }: Portion) => 1_250 + 350 * cheeses + 200 * eggs
const modelKey = ({ cheeses, eggs }: Portion) => `${cheeses} ${eggs}`
const portionOf = (key: string): Portion => {
  const [cheeses = 0, eggs = 0] = key.split(' ').map(Number)
  return { cheeses, eggs }
}

const portion = fc.record({ cheeses: fc.integer({ min: 0, max: 2 }), eggs: fc.integer({ min: 0, max: 1 }) })
const quantity = fc.integer({ min: 1, max: 3 })
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), portion, quantity }),
  fc.record({ do: fc.constantFrom('increase' as const, 'decrease' as const, 'remove' as const, 'removeAndUndo' as const), at: fc.nat(5) }),
  fc.record({ do: fc.constant('edit' as const), at: fc.nat(5), portion, quantity }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const applyToModel = (model: Model, key: string, change: Step) => {
  const before = model.get(key) ?? 0
  if (change.do === 'increase') model.set(key, before + 1)
  if (change.do === 'decrease') model.set(key, Math.max(1, before - 1))
  if (change.do === 'remove' || change.do === 'edit') model.delete(key)
  if (change.do === 'add' || change.do === 'edit')
    model.set(modelKey(change.portion), (model.get(modelKey(change.portion)) ?? 0) + change.quantity)
}

const applyToCart = (cart: CartItem[], line: CartItem | undefined, change: Step): CartItem[] => {
  if (change.do === 'add') return addToCart(cart, lineOf(change.portion, change.quantity))
  const key = line ? lineKey(line) : ''
  if (change.do === 'edit') return replaceLine(cart, key, lineOf(change.portion, change.quantity))
  if (change.do === 'increase') return increase(cart, key)
  if (change.do === 'decrease') return decrease(cart, key)
  const rest = removeFromCart(cart, key)
  return change.do === 'removeAndUndo' && line ? restoreLine(rest, line, cart.indexOf(line)) : rest
}

test('after any changes a cart has one line for each kind of portion, with its quantity and its price', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let cart: CartItem[] = []
      const model: Model = new Map()
      for (const change of steps) {
        const line = 'at' in change ? cart[change.at % Math.max(1, cart.length)] : undefined
        if ('at' in change && !line) continue
        const first = line?.addOns[0]?.options.map((option) => option.quantity / line.quantity) ?? []
        const before = cart.map(lineKey)
        applyToModel(model, first.join(' '), change)
        cart = applyToCart(cart, line, change)
        if (change.do === 'removeAndUndo') expect(cart.map(lineKey)).toEqual(before)
      }
      const found = cart.map(
        ({ addOns, quantity: count }) => [addOns[0]?.options.map((option) => option.quantity / count).join(' '), count] as const,
      )
      expect(found).toHaveLength(model.size)
      expect(new Map(found)).toEqual(model)
      expect(cartTotal(cart)).toBe([...model].reduce((sum, [key, count]) => sum + priceOf(portionOf(key)) * count, 0))
    }),
    { numRuns: 2_000 },
  )
})

test('after any additions, increases, edits and restores, no line or option exceeds 99, and no portion changes', () => {
  const many = fc.integer({ min: 1, max: 99 })
  const large = fc.oneof(
    fc.record({ do: fc.constant('add' as const), portion, quantity: many }),
    fc.record({ do: fc.constantFrom('increase' as const, 'decrease' as const, 'removeAndUndo' as const), at: fc.nat(5) }),
    fc.record({ do: fc.constant('edit' as const), at: fc.nat(5), portion, quantity: many }),
  )
  fc.assert(
    fc.property(fc.array(large, { maxLength: 20 }), (steps) => {
      let cart: CartItem[] = []
      for (const change of steps) {
        const wanted = 'portion' in change ? lineOf(change.portion, change.quantity) : undefined
        // The item sheet offers no larger quantity.
        if (wanted && wanted.quantity > maxPortions(wanted)) continue
        const line = 'at' in change ? cart[change.at % Math.max(1, cart.length)] : undefined
        if ('at' in change && !line) continue
        cart = applyToCart(cart, line, change)
      }
      for (const { quantity: count, addOns } of cart) {
        const options = addOns.flatMap((addOn) => addOn.options)
        expect(Math.max(count, ...options.map((option) => option.quantity))).toBeLessThanOrEqual(99)
        expect(count).toBeGreaterThanOrEqual(1)
        expect(options.filter((option) => option.quantity % count !== 0)).toEqual([])
      }
    }),
    { numRuns: 2_000 },
  )
})
