import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { minOptionQuantity } from './min-option-quantity.ts'

const addOnWith = (quantities: Record<string, number>) => ({
  addOnTitle: 'Extras',
  options: Object.entries(quantities).map(([optionName, quantity]) => ({ optionName, pricing: dirhams(100), quantity })),
})

const findBread = ({ options }: ReturnType<typeof addOnWith>) => options.find(({ optionName }) => optionName === 'Bread')! // each case has it

test.each([
  ['the only chosen option of a group with a minimum of one', { Bread: 1 }, 1, 1],
  ['one of two chosen options of a group with a minimum of one', { Bread: 1, Rice: 1 }, 1, 0],
  ['one of two chosen options of a group with a minimum of two', { Bread: 1, Rice: 3 }, 2, 1],
  ['the only option left after the other was set to 0', { Bread: 2, Rice: 0 }, 1, 1],
  ['an option of a group without a minimum', { Bread: 1 }, 0, 0],
] as const)('%s keeps its minimum', (_case, quantities, min, expected) => {
  const addOn = addOnWith(quantities)
  expect(minOptionQuantity(addOn, findBread(addOn), { min })).toBe(expected)
})

test('without its group on the menu any option may be removed', () => {
  const addOn = addOnWith({ Bread: 1 })
  expect(minOptionQuantity(addOn, findBread(addOn), undefined)).toBe(0)
})
