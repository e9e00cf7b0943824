import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentColour, accentOf, contrast, surroundings } from './accent.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 2))

test('text on any colour, and any colour on a card, has a contrast of at least 4.5 on light and dark pages', () => {
  const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (chosen) => {
      const accent = accentOf(chosen)
      for (const theme of ['light', 'dark'] as const)
        for (const beside of [surroundings[theme].text, surroundings[theme].card])
          expect(contrast(accent?.[theme] ?? '', beside)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a readable colour stays unchanged; a pale colour is darkened on light pages only, a dark colour lightened on dark pages only', () => {
  expect(accentOf('#8a1f4d')?.light).toBe('#8a1f4d')
  expect(accentOf('#ffd54a')).toMatchObject({ dark: '#ffd54a' })
  expect(accentOf('#ffd54a')?.light).not.toBe('#ffd54a')
  expect(accentOf('#8a1f4d')?.dark).not.toBe('#8a1f4d')
  expect(accentOf('')).toBeUndefined()
})

test('text and card colours are the same as in the design tokens', () => {
  const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  for (const [token, part] of [
    ['on-brand', 'text'],
    ['card', 'card'],
  ] as const)
    expect(tokens).toContain(`--color-${token}: light-dark(${surroundings.light[part]}, ${surroundings.dark[part]})`)
})

test.each([
  ['#A1B2C3', '#a1b2c3'],
  [' #a1b2c3 ', '#a1b2c3'],
  ['', ''],
  ['#abc', undefined],
  ['a1b2c3', undefined],
  ['#a1b2c3d', undefined],
  ['red', undefined],
  ['#a1b2cg', undefined],
])('%j is parsed to %j', (typed, expected) => {
  const { data, error } = accentColour.safeParse(typed)
  expect(data).toBe(expected)
  if (expected === undefined) expect(error?.issues[0]?.message).toBe('about.accent')
})
