import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { addBuiltIns, builtIns } from './add-built-ins.ts'
import { hasBuiltIns } from './has-built-ins.ts'

const originals = builtIns.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const)
const removeBuiltIns = () => originals.forEach(([owner, name]) => Reflect.deleteProperty(owner, name))
const restore = () => originals.forEach(([owner, name, descriptor]) => Object.defineProperty(owner, name, descriptor ?? {}))
afterEach(restore)

/** Runs a function in a browser that lacks the built-ins and has our replacements. */
const inOldBrowser = <Result>(run: () => Result): Result => {
  removeBuiltIns()
  addBuiltIns()
  try {
    return run()
  } finally {
    restore()
  }
}

test('a browser that has the built-ins keeps them', () => {
  expect(hasBuiltIns()).toBe(true)
  addBuiltIns()
  for (const [owner, name, descriptor] of originals) expect(Object.getOwnPropertyDescriptor(owner, name)).toEqual(descriptor)
})

test('a browser without the built-ins is recognised and gets replacements that no loop over an array enumerates', () => {
  removeBuiltIns()
  expect(hasBuiltIns()).toBe(false)
  addBuiltIns()
  expect(hasBuiltIns()).toBe(true)
  const keys: string[] = []
  for (const key in ['one']) keys.push(key) // oxlint-disable-line typescript/no-for-in-array -- enumerates properties that were added to the prototype
  expect(keys).toEqual(['0'])
})

const list = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 })
const index = fc.integer({ min: -15, max: 15 })

test.each<[string, fc.Arbitrary<unknown[]>, (...values: never[]) => unknown]>([
  ['toSorted', fc.tuple(list), (values: number[]) => [values.map(String).toSorted(), values.toSorted((a, b) => a - b), values]],
  ['toReversed', fc.tuple(list), (values: number[]) => [values.toReversed(), values]],
  [
    'toSpliced',
    fc.tuple(list, index, index),
    (values: number[], at: number, count: number) => [values.toSpliced(at), values.toSpliced(at, count, 1, 2), values],
  ],
  ['Map.groupBy', fc.tuple(list), (values: number[]) => [...Map.groupBy(values, (value, at) => (value + at) % 3)]],
  [
    'isWellFormed',
    fc.tuple(fc.string({ unit: 'binary' }), fc.constantFrom('', '\uD83D', '\uDE00', '\uDE00\uD83D', '😀')),
    (text: string, end: string) => (text + end).isWellFormed(),
  ],
])('the replacement of %s returns the same as the built-in', (_name, parameters, call) => {
  fc.assert(
    fc.property(parameters, (values) => {
      const copy = structuredClone(values)
      const expected = call(...(values as never[])) // the values belong to the same tuple
      expect(inOldBrowser(() => call(...(copy as never[])))).toEqual(expected)
    }),
  )
})
