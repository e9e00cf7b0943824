import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { minOfOption } from './min-of-option.ts'

const chosen = (quantities: Record<string, number>) => ({
  addOnTitle: 'Extras',
  options: Object.entries(quantities).map(([optionName, quantity]) => ({ optionName, pricing: dirhams(100), quantity })),
})

const bread = ({ options }: ReturnType<typeof chosen>) => options.find(({ optionName }) => optionName === 'Bread')! // each case has it

test.each([
  ['the only chosen option of a group with a minimum of one', { Bread: 1 }, 1, 1],
  ['one of two chosen options of a group with a minimum of one', { Bread: 1, Rice: 1 }, 1, 0],
  ['one of two chosen options of a group with a minimum of two', { Bread: 1, Rice: 3 }, 2, 1],
  ['the only option left after the other was set to 0', { Bread: 2, Rice: 0 }, 1, 1],
  ['an option of a group without a minimum', { Bread: 1 }, 0, 0],
] as const)('%s', (_case, quantities, min, expected) => {
  const addOn = chosen(quantities)
  expect(minOfOption(addOn, bread(addOn), { min })).toBe(expected)
})

test('without a menu, or without the group, any option may be removed', () => {
  const addOn = chosen({ Bread: 1 })
  expect(minOfOption(addOn, bread(addOn), undefined)).toBe(0)
})
