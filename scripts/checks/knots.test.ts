// Folders that import each other can only be understood together, so their number is limited.
import { expect, test } from 'vitest'
import { findKnots, folderImports } from './import-knots.ts'

const packages = [
  { source: 'shared/src', depth: 1, limit: 6 },
  { source: 'cloud-api/src', depth: 2, limit: 6 },
  { source: 'diner-web/src', depth: 1, limit: 6 },
  { source: 'desktop/src/main', depth: 1, limit: 6 },
  { source: 'desktop/src/renderer', depth: 2, limit: 6 },
].map((each) => {
  const folders = folderImports(each.source, each.depth)
  const knots = findKnots(folders)
  return { ...each, folders, knots, sizes: knots.map(({ length }) => length).join(', ') || 'none' }
})

test.each(packages)('$source has $folders.size folders and files, and knots of $sizes: at most $limit', ({ folders, knots, limit }) => {
  expect(folders.size).toBeGreaterThan(8)
  expect(knots.filter(({ length }) => length > limit)).toEqual([])
})

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports).map(([node, others]) => [node, new Set(others)]))

test('nodes that reach each other are a knot, the largest first', () => {
  const knots = findKnots(graphOf({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e', 'main.ts'], e: ['d'], 'main.ts': ['main.ts'] }))
  expect(knots).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  expect(findKnots(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

test('imports of files, of types and inside calls are found, below the root and two folders deep', () => {
  const folders = folderImports('cloud-api/src', 2)
  expect([...(folders.get('app.ts') ?? [])]).toEqual(expect.arrayContaining(['app-options.ts', 'people', 'platform/http']))
  expect(folders.get('people/accounts')).toContain('people/memberships')
  expect(folders.get('people/accounts')).not.toContain('licensing/sign-up')
  expect(folders.get('catalogue/menu-sheet')).toContain('platform/files')
})
