import { expect, test } from 'vitest'
import { optionalWebLink, webLink } from './contract/web-link-text.ts'
import { isWebLink } from './web-link.ts'

const ofLength = (length: number) => `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`

test.each([
  ['https://g.page/r/sufra/review'],
  ['HTTPS://Example.com'],
  ['https://www.instagram.com/sufra?utm=a@b'],
  ['https://example.com/@sufra'],
  ['https://مطعم.قطر/عن'],
  ['https://xn--mgbah1a3hjkrd.xn--wgbl6a'],
  ['https://example.com:8443?x'],
  [ofLength(500)],
])('%s is accepted', (link) => expect(webLink.parse(` ${link} `)).toBe(link))

test.each([
  ['http://example.com'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['//example.com'],
  ['example.com'],
  ['https://localhost'],
  ['https://example.com.'],
  ['https:///example.com'],
  ['https://10.0.0.1'],
  ['https://google.com@evil.example'],
  ['https://google.com:80@evil.example/'],
  ['https:\\\\google.com@evil.example'],
  ['https://exa mple.com'],
  ['https://example.com/\nx'],
  [ofLength(501)],
])('%s is refused', (link) => {
  expect(webLink.safeParse(link).error?.issues[0]?.message).toBe('account.link_invalid')
  expect(isWebLink(link)).toBe(false)
})

test('invisible characters pasted with a link are removed', () => {
  expect(webLink.parse('\u200Bhttps://example.com/\u202Emenu\uFEFF')).toBe('https://example.com/menu')
})

test('an optional link may be empty or missing', () => {
  expect([optionalWebLink.parse(''), optionalWebLink.parse(undefined)]).toEqual(['', ''])
  expect(optionalWebLink.safeParse('x').error?.issues[0]?.message).toBe('account.link_invalid')
})
