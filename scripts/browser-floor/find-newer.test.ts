import { expect, test } from 'vitest'
import { findNewer } from './find-newer.ts'
import { newerBuiltIns } from './newer-built-ins.ts'

test.each([
  ['Map.groupBy(list, key)', ['Map.groupBy']],
  ['Response.json({})', ['Response.json']],
  ['list.toSorted().with(0, 1)', ['.toSorted', '.with']],
  ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
  ['map.values().map(toText)', ['Iterator.map']],
  ['new Float16Array(2)', ['Float16Array']],
])('%s is newer than the oldest browsers', (code, expected) => {
  expect(findNewer(code)).toEqual(expected)
})

test.each([
  'response.json()',
  'list.findLast(isOpen) ?? list.at(-1)',
  'Object.values(record).map(toText)',
  '[...map.values()].map(toText)',
  'structuredClone(value)',
  'class A { static #count = 0; static { this.#count += 1 } }',
  '/(?<=a)b/.test(text)',
])('%s is not newer', (code) => {
  expect(findNewer(code)).toEqual([])
})

test.each([
  '/[a--b]/v',
  '/(?i:a)b/',
  '/(?<year>a)|(?<year>b)/',
  'import json from "./a.json" with { type: "json" }',
  'using file = open()',
])('the syntax of %s is newer', (code) => {
  expect(() => findNewer(code)).toThrow(SyntaxError)
})

test('the data names the built-ins by object and kind', () => {
  expect(newerBuiltIns).toContainEqual({ owner: 'Promise', name: 'withResolvers', isStatic: true })
  expect(newerBuiltIns).toContainEqual({ owner: 'Array', name: 'toSorted', isStatic: false })
  expect(newerBuiltIns).not.toContainEqual({ owner: 'Array', name: 'findLast', isStatic: false })
})
