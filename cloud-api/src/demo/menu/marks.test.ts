import type { Allergen } from '@sufra/shared/menu/marks'
import { expect, test } from 'vitest'
import { demoMenu } from '../demo-menu.ts'

const dishes = demoMenu.flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories.flatMap(({ items }) => items)))
const seafood: Allergen[] = ['fish', 'crustaceans', 'molluscs']
const animal: Allergen[] = [...seafood, 'milk', 'eggs']

test.each([
  ['vegetarian', seafood, /chicken|beef|lamb/i],
  ['vegan', animal, /chicken|beef|lamb|honey/i],
] as const)('no dish of the demo with the mark %s contains an excluded ingredient', (mark, excluded, words) => {
  const marked = dishes.filter(({ dietary = [] }) => dietary.includes(mark))
  expect(marked.length).toBeGreaterThan(15)
  const wrong = marked.filter(
    ({ allergens = [], ingredients }) => allergens.some((allergen) => excluded.includes(allergen)) || words.test(ingredients.en),
  )
  expect(wrong.map(({ name }) => name.en)).toEqual([])
})
