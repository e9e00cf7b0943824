import { expect, test } from 'vitest'
import { matchesFilter, offeredFilter, toggled, type MenuFilter } from './menu-filter.ts'

const none: MenuFilter = { diet: [], without: [] }
const dish = (dietary: MenuFilter['diet'] = [], contains: MenuFilter['without'] = []) => ({ dietary, allergens: contains })

test.each([
  ['without a filter', dish(), none, true],
  ['with the mark', dish(['spicy']), { ...none, diet: ['spicy'] }, true],
  ['without the mark', dish(), { ...none, diet: ['spicy'] }, false],
  ['with one mark of two', dish(['spicy']), { ...none, diet: ['spicy', 'vegan'] }, false],
  ['that is vegan, where vegetarian is wanted', dish(['vegan']), { ...none, diet: ['vegetarian'] }, true],
  ['that is vegetarian, where vegan is wanted', dish(['vegetarian']), { ...none, diet: ['vegan'] }, false],
  ['with the allergen', dish([], ['nuts', 'milk']), { ...none, without: ['nuts'] }, false],
  ['with another allergen', dish([], ['milk']), { ...none, without: ['nuts'] }, true],
  ['with the mark and the allergen', dish(['vegan'], ['nuts']), { diet: ['vegan'], without: ['nuts'] }, false],
] as const)('a dish %s: the filter shows %j', (_name, item, filter, isShown) => expect(matchesFilter(item, filter)).toBe(isShown))

test('the filter offers only marks and allergens that the menu has', () => {
  expect(offeredFilter([dish(['vegan'], ['nuts']), dish([], ['milk', 'nuts'])])).toEqual({
    diet: ['vegetarian', 'vegan'],
    without: ['milk', 'nuts'],
  })
  expect(offeredFilter([dish()])).toEqual(none)
})

test('toggling a mark adds it, and toggling it again removes it', () => {
  expect(toggled(['nuts'], 'milk')).toEqual(['nuts', 'milk'])
  expect(toggled(['nuts', 'milk'], 'milk')).toEqual(['nuts'])
})
