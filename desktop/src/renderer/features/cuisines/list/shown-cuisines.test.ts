import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { expect, test } from 'vitest'
import { shownCuisines } from './shown-cuisines.ts'

const cuisine = (en: string, ar = ''): Cuisine => ({ _id: en, name: { en, ar }, cuisineImage: '', categories: [], version: 1 })
const cuisines = [
  cuisine('Italian', 'إيطالي'),
  cuisine('Indian', 'هندي'),
  cuisine('Grills', 'مشاوي'),
  cuisine('Sushi'),
  cuisine('Sweets', 'حلويات'),
  cuisine('Salads', 'سلطات'),
  cuisine('Soups', 'شوربة'),
]
const show = (query: Partial<Parameters<typeof shownCuisines>[1]> = {}) => {
  const { rows, ...rest } = shownCuisines(cuisines, { search: '', cuisineId: '', page: 1, language: 'en', ...query })
  return { ...rest, names: rows.map(({ name }) => name.en) }
}

test('a page has five cuisines, and the numbering continues across pages', () => {
  expect(show()).toEqual({ names: ['Italian', 'Indian', 'Grills', 'Sushi', 'Sweets'], firstNumber: 1, page: 1, pageCount: 2 })
  expect(show({ page: 2 })).toEqual({ names: ['Salads', 'Soups'], firstNumber: 6, page: 2, pageCount: 2 })
})

test('a page past the end becomes the last page', () => {
  expect(show({ page: 2, search: 'italian' })).toMatchObject({ names: ['Italian'], page: 1, pageCount: 1 })
  expect(show({ page: 3, cuisineId: 'Soups' })).toMatchObject({ names: ['Soups'], page: 1 })
})

test('the search tolerates typing errors in both languages and Arabic letter variants', () => {
  expect(show({ search: 'itlian' }).names).toEqual(['Italian'])
  expect(show({ search: 'ايطالى', language: 'ar' }).names).toEqual(['Italian'])
  expect(show({ search: 'شوربه' }).names).toEqual(['Soups'])
  expect(show({ search: 'xyz' })).toMatchObject({ names: [], page: 1, pageCount: 1 })
})
