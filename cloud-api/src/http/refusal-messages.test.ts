import { expect, test } from 'vitest'
import { languages } from '@sufra/shared/localized-text'
import { allCodes, languageOf, wordsOf } from './refusal-messages.ts'

test.each(allCodes)('%s has words in both languages', (code) => {
  for (const language of languages) expect(wordsOf(code, language)).not.toBe('')
})

test('what a refusal is about stands in its words', () => {
  expect(wordsOf('table.number_taken', 'en', { numbers: [3, 7] })).toBe('Already in use: 3, 7')
  expect(wordsOf('sheet.choice', 'en', { values: 'yes, no' })).toContain('yes, no')
  expect(wordsOf('table.number_taken', 'en', undefined)).toContain('{{numbers}}')
})

test('the caller’s language is English unless Arabic comes first', () => {
  expect(languageOf('ar-QA,ar;q=0.9,en;q=0.8')).toBe('ar')
  expect(languageOf('en-GB,ar;q=0.5')).toBe('en')
  expect(languageOf('fr')).toBe('en')
  expect(languageOf(undefined)).toBe('en')
})
