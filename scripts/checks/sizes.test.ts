// Limits of the size of files and folders. The limit for functions is `max-lines-per-function` in .oxlintrc.json.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { sourceFiles } from './source-files.ts'

const sources = sourceFiles([
  '{shared,cloud-api,diner-web,desktop}/{src,testing,bench,faults}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  '{cloud-api,diner-web,desktop}/*.ts',
  'scripts/**/*.ts',
])
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (file: string) => textOf(file).split('\n').length - 1
const longer = (files: string[], max: number) => files.filter((file) => linesOf(file) > max)

test('no file has more than 250 lines', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(longer(sources, 250)).toEqual([])
})

test('no folder has more than 20 source files', () => {
  const folders = Map.groupBy(sources, dirname)
  expect([...folders].filter(([, files]) => files.length > 20).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

test('the shell of the desktop’s renderer stays small', () => {
  expect(sourceFiles('desktop/src/renderer/app/*.{ts,tsx,css}').length).toBeLessThanOrEqual(15)
})

const isTest = (file: string) => /\.(test|e2e|screenshots|test-data)\.tsx?$/.test(file)
const product = sources.filter((file) => /^[\w-]+\/src\//.test(file) && !isTest(file) && !file.includes('/migrations/'))

/** The paths, without ending, that a file imports. A file that the product loads by `import()` is separate so that it loads later. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(isTest(file) ? /(?:from|import\() ?'([.@][^']+)'/g : /^(?:import|export) [^']*?from '([.@][^']+)'/gm)].map(
    ([, path = '']) => join(path.startsWith('.') ? dirname(file) : '', path.replace('@sufra/shared', 'shared/src').replace(/\.tsx?$/, '')),
  )
const importers = Map.groupBy(
  sources.flatMap((file) => [...new Set(importsOf(file))].map((path) => ({ file, path }))),
  ({ path }) => path,
)
const isPartOfOneFile = (file: string) => {
  const readers = importers.get(file.replace(/\.tsx?$/, '')) ?? []
  return readers.length === 1 && readers.every((reader) => product.includes(reader.file)) && linesOf(file) <= 25
}

test.each([
  { what: 'have at most ten lines', files: product.filter((file) => linesOf(file) <= 10) },
  { what: 'have at most 25 lines, one reader and no test', files: product.filter(isPartOfOneFile) },
])('at most six in a hundred files of the product $what: $files.length', ({ files }) => {
  expect(files.length / product.length, files.join('\n')).toBeLessThanOrEqual(0.06)
})

test('an order passes at most 35 files on its way to the card, and docs/architecture.md names them', () => {
  const architecture = textOf('docs/architecture.md')
  const walk = architecture.slice(architecture.indexOf('The files that a cash order passes'), architecture.indexOf('## Feed and rooms'))
  const names = [...walk.matchAll(/`([\w.-]+\.tsx?)`|\/([\w.-]+\.tsx?)`/g)].map(([, alone, last]) => alone ?? last ?? '')
  expect(names.length).toBeGreaterThan(25)
  expect(names.length).toBeLessThanOrEqual(35)
  const known = new Set(sources.map((file) => file.split('/').at(-1)))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
