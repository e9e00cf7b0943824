import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { available, cartLine, firstChoice, missingGroup, needsChoice, toggle } from './choice.ts'

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

test('a required single choice starts with its first option, other groups with none', () => {
  expect(firstChoice([bread, sauce, extras])).toEqual({ Bread: ['A'], Sauce: [], Extras: [] })
})

test('a single choice switches options, and can be deselected only if it is optional', () => {
  expect(toggle({ Bread: ['A'] }, bread, 'B')).toEqual({ Bread: ['B'] })
  expect(toggle({ Bread: ['A'] }, bread, 'A')).toEqual({ Bread: ['A'] })
  expect(toggle({ Sauce: ['A'] }, sauce, 'A')).toEqual({ Sauce: [] })
})

test('a multiple choice allows up to its maximum', () => {
  const two = toggle(toggle({}, extras, 'A'), extras, 'B')
  expect(two).toEqual({ Extras: ['A', 'B'] })
  expect(toggle(two, extras, 'C')).toEqual(two)
  expect(toggle(two, extras, 'A')).toEqual({ Extras: ['B'] })
})

test('sold-out options and removed groups are no longer chosen', () => {
  const soldOut = { ...extras, options: extras.options.map((option) => ({ ...option, isAvailable: option.name.en !== 'A' })) }
  expect(available([bread, soldOut], { Bread: ['B'], Extras: ['A', 'C'], Sauce: ['A'] })).toEqual({ Bread: ['B'], Extras: ['C'] })
  expect(available([bread, sauce], {})).toEqual({ Bread: [], Sauce: [] })
})

test('missingGroup returns the first group without the required choice', () => {
  expect(missingGroup([bread, extras], { Bread: ['A'], Extras: [] })).toBe(extras)
  expect(missingGroup([bread, extras], { Bread: ['A'], Extras: ['C'] })).toBeUndefined()
  expect([needsChoice({ addOns: [sauce] }), needsChoice({ addOns: [sauce, extras] })]).toEqual([false, true])
})

test('options with ids are chosen by them', () => {
  const withIds = { ...extras, options: extras.options.map((option) => ({ ...option, _id: `${option.name.en}-id` })) }
  const choice = toggle({}, withIds, 'B-id')
  expect(available([withIds], { Extras: ['B-id', 'B'] })).toEqual(choice)
  const item = { _id: 'dish', sellingPrice: dirhams(1_000), addOns: [withIds] } as unknown as MenuItem // the fields that a line needs
  expect(cartLine(item, 'one', choice, 1).addOns).toEqual([
    { addOnTitle: 'Extras', options: [{ optionId: 'B-id', optionName: 'B', pricing: 100, quantity: 1 }] },
  ])
})

test('a line has each chosen option once per portion, and omits groups without a choice', () => {
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
