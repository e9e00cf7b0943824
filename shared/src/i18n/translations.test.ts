import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as arabicDesk from './ar/for-desk.ts'
import * as arabicDiner from './ar/for-diner.ts'
import * as arabicLater from './ar/for-diner-later.ts'
import * as englishDesk from './en/for-desk.ts'
import * as englishDiner from './en/for-diner.ts'
import * as englishLater from './en/for-diner-later.ts'

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
const withoutPlural = (key: string) => key.replace(plural, '')
const keysWithoutPlural = (dictionary: Map<string, string>) => [...new Set([...dictionary.keys()].map(withoutPlural))].toSorted()

test('both languages have the same keys', () => {
  expect(keysWithoutPlural(arabic)).toEqual(keysWithoutPlural(english))
})

test('keys with plurals have both English forms and all six Arabic forms', () => {
  const pluralKeys = [...english.keys()].filter((key) => key.endsWith('_one')).map(withoutPlural)
  expect(pluralKeys.length).toBeGreaterThan(0)
  for (const key of pluralKeys) {
    expect([...english.keys()].filter((other) => withoutPlural(other) === key)).toHaveLength(2)
    expect([...arabic.keys()].filter((other) => withoutPlural(other) === key)).toHaveLength(6)
  }
})

test.each([
  ['English', english],
  ['Arabic', arabic],
])('no %s text is empty', (_language, dictionary) => {
  for (const [key, text] of dictionary) expect(text.trim(), key).not.toBe('')
})

test('both languages have the same placeholders', () => {
  const placeholders = (text = '') => new Set(text.match(/\{\{\w+\}\}/g) ?? [])
  for (const [key, text] of english) if (!plural.test(key)) expect(placeholders(arabic.get(key)), key).toEqual(placeholders(text))
})

test('a plural text has no placeholder that the other language lacks', () => {
  const placeholdersOf = (dictionary: Map<string, string>, key: string) =>
    [...dictionary]
      .filter(([other]) => plural.test(other) && withoutPlural(other) === key)
      .flatMap(([, text]) => text.match(/\{\{\w+\}\}/g) ?? [])
  const pluralKeys = [...english.keys()].filter((key) => key.endsWith('_one')).map(withoutPlural)
  for (const key of pluralKeys) expect(new Set(placeholdersOf(arabic, key)), key).toEqual(new Set(placeholdersOf(english, key)))
})

/** Refusals whose messages always get values from their details. */
const shownWithValues = new Set(['refusals.table.number_taken', 'refusals.sheet.choice'])

test.each([
  ['English', english],
  ['Arabic', arabic],
])('no %s text of a refusal has a placeholder, unless it always gets values', (_language, dictionary) => {
  const withPlaceholder = [...dictionary].filter(([key, text]) => key.startsWith('refusals.') && text.includes('{{'))
  expect(withPlaceholder.map(([key]) => key).filter((key) => !shownWithValues.has(key))).toEqual([])
})

test('every key is used in the code', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync(['{diner-web,desktop}/src/**/*.{ts,tsx}', 'shared/src/{ui,contract,hours}/**/*.{ts,tsx}'], { cwd: root })
  const code = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  // Keys as complete literals, and keys that a template completes: t(`orders.${status}`).
  const literals = new Set(code.match(/(?<=')[\w.\- ]+(?=')/g) ?? [])
  const templates = (code.match(/(?<=`)\w+\.[^`\s]*\$\{[^`]*(?=`)/g) ?? []).map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '.+')}$`),
  )
  const isUsed = (key: string) => literals.has(key) || templates.some((template) => template.test(key))
  expect([...new Set([...english.keys()].map(withoutPlural))].filter((key) => !isUsed(key))).toEqual([])
})

test('every key used in the code exists', () => {
  const root = join(import.meta.dirname, '../../..')
  const known = new Set([...english.keys()].flatMap((key) => [key, withoutPlural(key)]))
  // The argument of t(…), or both arguments of t(condition ? 'one' : 'other').
  const usedKeys = globSync(['{diner-web,desktop}/src/**/*.{ts,tsx}', 'shared/src/ui/**/*.tsx'], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\((?:[^()'`]* \? )?'([\w.]+)'(?: : '([\w.]+)')?[),]/g)].flatMap(
      ([, first, second]) => [first, second].filter((key) => key !== undefined).map((key) => `${file}: ${key}`),
    ),
  )
  expect(usedKeys.length).toBeGreaterThan(300) // a smaller number means that the pattern has stopped matching
  expect(usedKeys.filter((each) => !known.has(each.split(': ')[1] ?? ''))).toEqual([])
})

test('tanween stands before the alif in all Arabic texts', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync(['{shared,cloud-api,diner-web,desktop}/src/**/*.{ts,tsx,html,json}', 'e2e/*/**/*.ts'], { cwd: root })
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => /\u0627\u064b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
