import { expect, test } from 'vitest'
import { emailText } from './email-text.ts'

const schema = emailText('account.email_required', 'account.email_invalid')
const parse = (typed: string) => {
  const { data, error } = schema.safeParse(typed)
  return data ?? error?.issues[0]?.message
}

test.each([
  ['Info@Sufra.example', 'info@sufra.example'],
  ["o'neil.m+menu@mail.sufra.co", "o'neil.m+menu@mail.sufra.co"],
  ['info@xn--mgbb4a.xn--wgbl6a', 'info@xn--mgbb4a.xn--wgbl6a'],
  ['info@مطعم.قطر', 'info@xn--2gbe8ac.xn--wgbl6a'],
  ['info@MÜNCHEN.example', 'info@xn--mnchen-3ya.example'],
  ['info@sufra.xn--mgbaam7a8h', 'info@sufra.xn--mgbaam7a8h'],
  ['\u200Finfo@مطعم.قطر\u200E', 'info@xn--2gbe8ac.xn--wgbl6a'],
])('%s is stored as %s', (typed, stored) => {
  expect(parse(typed)).toBe(stored)
})

test.each([
  'info',
  'info@',
  '@sufra.example',
  'info@sufra',
  'info@مطعم',
  'info@xn--wgbl6a',
  'info@sufra.xn--',
  'info@مطعم.قطر/x',
  'info@مطعم:80.قطر',
  'info@a@مطعم.قطر',
  'بيت@sufra.example',
  '.info@sufra.example',
  'in..fo@sufra.example',
  `info@${'a'.repeat(250)}.qa`,
])('%s is refused', (typed) => {
  expect(parse(typed)).toBe('account.email_invalid')
})

test('an address is required', () => {
  expect(parse(' \u200B ')).toBe('account.email_required')
})
