import { expect, test } from 'vitest'
import { languageOf, refusalMessage } from './refusal-messages.ts'

test('the details of a refusal are inserted into its message', () => {
  expect(refusalMessage('table.number_taken', 'en', { numbers: [3, 7] })).toBe('Already in use: 3, 7')
  expect(refusalMessage('sheet.choice', 'en', { values: 'yes, no' })).toContain('yes, no')
  expect(refusalMessage('table.number_taken', 'en', undefined)).toContain('{{numbers}}')
})

test('the language is English unless Arabic comes first in Accept-Language', () => {
  expect(languageOf('ar-QA,ar;q=0.9,en;q=0.8')).toBe('ar')
  expect(languageOf('en-GB,ar;q=0.5')).toBe('en')
  expect(languageOf('fr')).toBe('en')
  expect(languageOf(undefined)).toBe('en')
})
