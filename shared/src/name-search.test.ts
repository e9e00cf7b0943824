import { expect, test } from 'vitest'
import { createNameSearch } from './name-search.ts'

const dishes = [
  { name: { en: 'Chicken Shawarma', ar: 'شاورما دجاج' } },
  { name: { en: 'Falafel Wrap', ar: 'راب فلافل' } },
  { name: { en: 'Karak', ar: 'كرك' } },
]

test.each([
  ['en', 'shawrma', ['Chicken Shawarma']],
  ['en', 'فلافل', ['Falafel Wrap']],
  ['ar', 'شاورمه', ['Chicken Shawarma']],
  ['ar', 'karak', ['Karak']],
  ['en', 'zzzzzz', []],
  ['en', ' ', ['Chicken Shawarma', 'Falafel Wrap', 'Karak']],
] as const)('in %s the word %j finds %j', (language, typed, found) => {
  expect(createNameSearch(dishes, language)(typed).map(({ name }) => name.en)).toEqual(found)
})
