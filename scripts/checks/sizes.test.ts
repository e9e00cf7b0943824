// Limits of the size of files and folders. The limit for functions is `max-lines-per-function` in .oxlintrc.json.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { sourceFiles } from './source-files.ts'

const sources = sourceFiles([
  '{shared,cloud-api,diner-web,desktop}/{src,e2e,testing,bench,faults}/**/*.{ts,tsx}',
  '{cloud-api,diner-web,desktop}/*.ts',
  'scripts/**/*.ts',
])
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
const isTest = (file: string) => /\.(test|e2e|screenshots)\.tsx?$/.test(file)
const longer = (files: string[], max: number) => files.filter((file) => linesOf(file) > max)

test('no file has more than 250 lines', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(longer(sources, 250)).toEqual([])
})

test('half of the files that are not tests have at most 45 lines, and nine in ten at most 120', () => {
  const sizes = sources
    .filter((file) => !isTest(file))
    .map(linesOf)
    .toSorted((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(45)
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(120)
})

test('no folder has more than 20 source files', () => {
  const folders = Map.groupBy(sources, dirname)
  expect([...folders].filter(([, files]) => files.length > 20).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

test('the shell of the desktop’s renderer and the table of contents of the API stay small', () => {
  expect(sourceFiles('desktop/src/renderer/app/*.{ts,tsx,css}').length).toBeLessThanOrEqual(15)
  expect(linesOf('cloud-api/src/app.ts')).toBeLessThan(80)
})
