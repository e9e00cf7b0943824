import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { available, cartLine, firstChoice, missingGroup, needsChoice, toggle } from './choice.ts'

const words = (en: string) => ({ en, ar: '' })
const group = (title: string, select: 'single' | 'multiple', min: number, max: number): AddOnGroup => ({
  title: words(title),
  select,
  min,
  max,
  options: ['A', 'B', 'C'].map((name, index) => ({ name: words(name), price: dirhams(index * 100), isAvailable: true })),
})
const bread = group('Bread', 'single', 1, 1)
const sauce = group('Sauce', 'single', 0, 1)
const extras = group('Extras', 'multiple', 1, 2)

test('a group of which one must be taken starts with its first option, others with none', () => {
  expect(firstChoice([bread, sauce, extras])).toEqual({ Bread: ['A'], Sauce: [], Extras: [] })
})

test('a single choice changes over, and can be left only where none is allowed', () => {
  expect(toggle({ Bread: ['A'] }, bread, 'B')).toEqual({ Bread: ['B'] })
  expect(toggle({ Bread: ['A'] }, bread, 'A')).toEqual({ Bread: ['A'] })
  expect(toggle({ Sauce: ['A'] }, sauce, 'A')).toEqual({ Sauce: [] })
})

test('a group of several takes up to its maximum', () => {
  const two = toggle(toggle({}, extras, 'A'), extras, 'B')
  expect(two).toEqual({ Extras: ['A', 'B'] })
  expect(toggle(two, extras, 'C')).toEqual(two)
  expect(toggle(two, extras, 'A')).toEqual({ Extras: ['B'] })
})

test('an option that has sold out, and a group that is gone, are no longer chosen', () => {
  const soldOut = { ...extras, options: extras.options.map((option) => ({ ...option, isAvailable: option.name.en !== 'A' })) }
  expect(available([bread, soldOut], { Bread: ['B'], Extras: ['A', 'C'], Sauce: ['A'] })).toEqual({ Bread: ['B'], Extras: ['C'] })
  expect(available([bread, sauce], {})).toEqual({ Bread: [], Sauce: [] })
})

test('what still needs a choice is known', () => {
  expect(missingGroup([bread, extras], { Bread: ['A'], Extras: [] })).toBe(extras)
  expect(missingGroup([bread, extras], { Bread: ['A'], Extras: ['C'] })).toBeUndefined()
  expect([needsChoice({ addOns: [sauce] }), needsChoice({ addOns: [sauce, extras] })]).toEqual([false, true])
})

test('a line has each chosen option once per portion, and leaves groups without a choice out', () => {
  const item = { _id: 'dish', sellingPrice: dirhams(1_000), addOns: [bread, sauce, extras] } as MenuItem // the fields that a line needs
  expect(cartLine(item, 'one', { Bread: ['B'], Sauce: [], Extras: ['A', 'C'] }, 2)).toMatchObject({
    itemId: 'dish',
    quantity: 2,
    pricePerItem: 1_000,
    addOns: [
      { addOnTitle: 'Bread', options: [{ optionName: 'B', pricing: 100, quantity: 2 }] },
      {
        addOnTitle: 'Extras',
        options: [
          { optionName: 'A', quantity: 2 },
          { optionName: 'C', quantity: 2 },
        ],
      },
    ],
  })
})
