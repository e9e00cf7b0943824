import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { minOfOption } from './min-of-option.ts'

const chosen = (quantities: Record<string, number>) => ({
  addOnTitle: 'Extras',
  options: Object.entries(quantities).map(([optionName, quantity]) => ({ optionName, pricing: dirhams(100), quantity })),
})

test.each([
  ['the only option of a group that needs one', { Bread: 1 }, 1, 1],
  ['one of two options of a group that needs one', { Bread: 1, Rice: 1 }, 1, 0],
  ['one of two options of a group that needs two', { Bread: 1, Rice: 3 }, 2, 1],
  ['the only one that is left, when the other was taken away before', { Bread: 2, Rice: 0 }, 1, 1],
  ['an option of a group that needs none', { Bread: 1 }, 0, 0],
] as const)('%s', (_case, quantities, min, least) => {
  expect(minOfOption(chosen(quantities), 'Bread', { min })).toBe(least)
})

test('while the menu is not there, or has lost the group, any option may be taken away', () => {
  expect(minOfOption(chosen({ Bread: 1 }), 'Bread', undefined)).toBe(0)
})
