import { expect, test } from 'vitest'
import { timeZoneName } from './time-zone-name.ts'

test.each([
  ['Asia/Qatar', 'en', 'Arabian Standard Time'],
  ['Asia/Qatar', 'ar', 'التوقيت العربي الرسمي'],
  ['Europe/Paris', 'en', 'Central European Time'],
] as const)('%s in %s is %s', (timeZone, language, name) => {
  expect(timeZoneName(timeZone, language)).toBe(name)
})
