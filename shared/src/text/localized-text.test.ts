import { expect, test } from 'vitest'
import { arabicFirst, inLanguage } from '../localized-text.ts'

test.each([
  [{ en: 'Bayt', ar: 'بيت' }, 'Bayt', 'بيت', ['بيت', 'Bayt']],
  [{ en: 'Bayt', ar: '' }, 'Bayt', 'Bayt', ['Bayt']],
  [{ en: '', ar: 'بيت' }, 'بيت', 'بيت', ['بيت']],
  [{ en: 'Bayt', ar: 'Bayt' }, 'Bayt', 'Bayt', ['Bayt']],
])('%o is shown in the requested language, or in the language that it has', (text, en, ar, both) => {
  expect([inLanguage(text, 'en'), inLanguage(text, 'ar'), arabicFirst(text)]).toEqual([en, ar, both])
})
