import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forDesk as arabicDesk } from './ar/for-desk.ts'
import { forDiner as arabicDiner } from './ar/for-diner.ts'
import { forDinerLater as arabicLater } from './ar/for-diner-later.ts'
import { forDesk as englishDesk } from './en/for-desk.ts'
import { forDiner as englishDiner } from './en/for-diner.ts'
import { forDinerLater as englishLater } from './en/for-diner-later.ts'

type Dictionary = { [key: string]: string | Dictionary }

const flatten = (dictionary: Dictionary, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )

const english = new Map([...flatten(englishDesk), ...flatten(englishDiner), ...flatten(englishLater)])
const arabic = new Map([...flatten(arabicDesk), ...flatten(arabicDiner), ...flatten(arabicLater)])
const plural = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(plural, '')
const bases = (dictionary: Map<string, string>) => [...new Set([...dictionary.keys()].map(baseOf))].toSorted()

test('both languages have the same keys', () => {
  expect(bases(arabic)).toEqual(bases(english))
})

test('keys with plurals have both English forms and all six Arabic forms', () => {
  const counted = [...english.keys()].filter((key) => key.endsWith('_one')).map(baseOf)
  expect(counted.length).toBeGreaterThan(0)
  for (const key of counted) {
    expect([...english.keys()].filter((other) => baseOf(other) === key)).toHaveLength(2)
    expect([...arabic.keys()].filter((other) => baseOf(other) === key)).toHaveLength(6)
  }
})

test('no text is empty, and both languages have the same placeholders', () => {
  const placeholders = (text = '') => new Set(text.match(/\{\{\w+\}\}/g) ?? [])
  for (const [key, text] of english) {
    expect(text, key).not.toBe('')
    if (!plural.test(key)) expect(placeholders(arabic.get(key)), key).toEqual(placeholders(text))
  }
})

test('every key is used in the code', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync(['{diner-web,desktop}/src/**/*.{ts,tsx}', 'shared/src/{ui,refusals}/**/*.{ts,tsx}'], { cwd: root })
  const code = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const literals = new Set(code.match(/(?<=')[\w.\- ]+(?=')/g) ?? [])
  const templates = (code.match(/(?<=`)\w+\.[^`\s]*\$\{[^`]*(?=`)/g) ?? []).map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '.+')}$`),
  )
  const isUsed = (key: string) => literals.has(key) || templates.some((template) => template.test(key))
  expect([...new Set([...english.keys()].map(baseOf))].filter((key) => !isUsed(key))).toEqual([])
})

test('every key used in the code exists', () => {
  const root = join(import.meta.dirname, '../../..')
  const known = new Set([...english.keys()].flatMap((key) => [key, baseOf(key)]))
  const asked = globSync(['{diner-web,desktop}/src/**/*.{ts,tsx}', 'shared/src/ui/**/*.tsx'], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\((?:[^()'`]* \? )?'([\w.]+)'(?: : '([\w.]+)')?[),]/g)].flatMap(
      ([, one, other]) => [one, other].filter((key) => key !== undefined).map((key) => `${file}: ${key}`),
    ),
  )
  expect(asked.length).toBeGreaterThan(300)
  expect(asked.filter((each) => !known.has(each.split(': ')[1] ?? ''))).toEqual([])
})
