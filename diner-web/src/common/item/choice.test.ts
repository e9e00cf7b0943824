import { itemTotal } from '@sufra/shared/cart/cart-total'
import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartLine, needsChoice } from './cart-line.ts'
import { available, changeCount, choiceOf, firstChoice, missingGroup, toggle } from './choice.ts'

const text = (en: string) => ({ en, ar: '' })
const group = (title: string, select: 'single' | 'multiple', min: number, max: number): AddOnGroup => ({
  title: text(title),
  select,
  min,
  max,
  options: ['A', 'B', 'C'].map((name, index) => ({ name: text(name), price: dirhams(index * 100), isAvailable: true })),
})
const bread = group('Bread', 'single', 1, 1)
const sauce = group('Sauce', 'single', 0, 1)
const extras = group('Extras', 'multiple', 1, 2)
const prices = { A: 0, B: 100, C: 200 }
/** An item with only the fields that a line needs. */
const itemWith = (...addOns: AddOnGroup[]) => ({ _id: 'dish', sellingPrice: dirhams(1_000), addOns }) as unknown as MenuItem

test('a required single choice starts with its first option, other groups with none', () => {
  expect(firstChoice([bread, sauce, extras])).toEqual({ Bread: { A: 1 }, Sauce: {}, Extras: {} })
})

test('a single choice switches options, and can be deselected only if it is optional', () => {
  expect(toggle({ Bread: { A: 1 } }, bread, 'B')).toEqual({ Bread: { B: 1 } })
  expect(toggle({ Bread: { A: 1 } }, bread, 'A')).toEqual({ Bread: { A: 1 } })
  expect(toggle({ Sauce: { A: 2 } }, sauce, 'A')).toEqual({ Sauce: {} })
})

test('a multiple choice allows up to its maximum', () => {
  const two = toggle(toggle({}, extras, 'A'), extras, 'B')
  expect(two).toEqual({ Extras: { A: 1, B: 1 } })
  expect(toggle(two, extras, 'C')).toEqual(two)
  expect(toggle(two, extras, 'A')).toEqual({ Extras: { B: 1 } })
})

test.each([
  [1, -1, 1],
  [2, -1, 1],
  [1, 1, 2],
  [98, 1, 99],
  [99, 1, 99],
] as const)('an option with quantity %i per portion, changed by %i: %i', (count, by, expected) => {
  expect(changeCount({ Extras: { A: count, B: 7 } }, extras, 'A', by)).toEqual({ Extras: { A: expected, B: 7 } })
})

test('the quantity of an unselected option does not change', () => {
  const choice = { Extras: { B: 1 } }
  expect(changeCount(choice, extras, 'A', 1)).toBe(choice)
})

test('sold-out options and removed groups are no longer chosen', () => {
  const soldOut = { ...extras, options: extras.options.map((option) => ({ ...option, isAvailable: option.name.en !== 'A' })) }
  expect(available([bread, soldOut], { Bread: { B: 1 }, Extras: { A: 1, C: 2 }, Sauce: { A: 1 } })).toEqual({
    Bread: { B: 1 },
    Extras: { C: 2 },
  })
  expect(available([bread, sauce], {})).toEqual({ Bread: {}, Sauce: {} })
})

test('missingGroup returns the first group without the required choice', () => {
  expect(missingGroup([bread, extras], { Bread: { A: 1 }, Extras: {} })).toBe(extras)
  expect(missingGroup([bread, extras], { Bread: { A: 1 }, Extras: { C: 1 } })).toBeUndefined()
  expect([needsChoice({ addOns: [sauce] }), needsChoice({ addOns: [sauce, extras] })]).toEqual([false, true])
})

test('options with ids are chosen by their ids', () => {
  const withIds = { ...extras, options: extras.options.map((option) => ({ ...option, _id: `${option.name.en}-id` })) }
  const choice = toggle({}, withIds, 'B-id')
  expect(available([withIds], { Extras: { 'B-id': 1, B: 1 } })).toEqual(choice)
  const line = cartLine(itemWith(withIds), 'one', choice, 1)
  expect(line.addOns).toEqual([{ addOnTitle: 'Extras', options: [{ optionId: 'B-id', optionName: 'B', pricing: 100, quantity: 1 }] }])
  expect(choiceOf([withIds], line)).toEqual(choice)
})

test('a line has each chosen option for every portion, and omits groups without a choice', () => {
  expect(cartLine(itemWith(bread, sauce, extras), 'one', { Bread: { B: 1 }, Sauce: {}, Extras: { A: 1, C: 3 } }, 2)).toMatchObject({
    itemId: 'dish',
    quantity: 2,
    pricePerItem: 1_000,
    addOns: [
      { addOnTitle: 'Bread', options: [{ optionName: 'B', pricing: 100, quantity: 2 }] },
      {
        addOnTitle: 'Extras',
        options: [
          { optionName: 'A', quantity: 2 },
          { optionName: 'C', quantity: 6 },
        ],
      },
    ],
  })
})

test('editing a line starts with its choice, without options that are no longer on the menu', () => {
  const line = cartLine(itemWith(bread, sauce, extras), 'one', { Bread: { B: 1 }, Sauce: { A: 2 }, Extras: { A: 1, C: 3 } }, 4)
  const withoutC = { ...extras, options: extras.options.slice(0, 2) }
  expect(choiceOf([bread, withoutC], line)).toEqual({ Bread: { B: 1 }, Extras: { A: 1 } })
})

test('options of an older cart that differ between portions are edited with the nearest quantity, at least one', () => {
  const option = (optionName: string, quantity: number) => ({ optionName, pricing: dirhams(0), quantity })
  const line = {
    ...cartLine(itemWith(extras), 'one', {}, 3),
    addOns: [{ addOnTitle: 'Extras', options: [option('A', 1), option('B', 5), option('C', 0)] }],
  }
  expect(choiceOf([extras], line)).toEqual({ Extras: { A: 1, B: 2 } })
})

test('editing a line restores any choice unchanged', () => {
  const count = fc.integer({ min: 1, max: 9 })
  const chosen = fc.record({ A: count, B: count, C: count }, { requiredKeys: [] })
  fc.assert(
    fc.property(chosen, chosen, fc.integer({ min: 1, max: 11 }), (sauces, more, quantity) => {
      const choice = Object.fromEntries(
        Object.entries({ Sauce: sauces, Extras: more }).filter(([, options]) => Object.keys(options).length > 0),
      )
      const line = cartLine(itemWith(sauce, extras), 'one', choice, quantity)
      expect(choiceOf([sauce, extras], line)).toEqual(choice)
      const each = Object.values(choice).flatMap((options) => Object.entries(options).map(([name, many]) => prices[name as 'A'] * many))
      expect(itemTotal(line)).toBe(each.reduce((sum, price) => sum + price, 1_000) * quantity)
    }),
  )
})
