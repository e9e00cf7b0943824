// SQL belongs into stores: `.store.ts`, `.sql.ts` and `.table.ts` files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { sourceFiles } from './source-files.ts'

/** Stores whose statements join tables of other features: the file category `joins-foreign-tables` of .oxlintrc.json. Do not add any. */
const joiningStores = [
  'cloud-api/src/ordering/orders/placing/placing.store.ts',
  'cloud-api/src/people/accounts/accounts.store.ts',
  'cloud-api/src/people/accounts/sessions/active-sessions.store.ts',
  'cloud-api/src/people/memberships/memberships.store.ts',
]

const sources = sourceFiles('cloud-api/src/**/*.ts').filter(
  (file) => !/\.(?:store|sql|table|test|test-data)\.ts$|^cloud-api\/src\/(?:platform\/db|demo)\//.test(file),
)

/** Statements passed to `query`, and calls of drizzle's builder. */
const statements = [
  /\bquery(?:<[^()]*>)?\(/,
  /\b(?:db|tx)\s*\.(?:select|selectDistinct|selectDistinctOn|insert|update|delete|execute|\$count)\(/,
]

/** The files that a file imports from, except types. */
const importsOf = (text: string) =>
  [...text.matchAll(/^import (type )?[^']*?from '([^']+)'/gm)].flatMap(([, isType, source = '']) => (isType ? [] : source))
const isOfDatabase = (source: string) => /^drizzle-orm\b|\.table\.ts$/.test(source)

const hasSql = (text: string) => importsOf(text).some(isOfDatabase) || statements.some((statement) => statement.test(text))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('SQL exists in stores alone', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((file) => hasSql(read(file))).toSorted()).toEqual([])
})

test('the stores that may join tables of other features still do', () => {
  const pattern = /'(?:\.\.\/)+(?!accounts\.|orders\.)[\w/-]+\.table\.ts'/
  expect(joiningStores.filter((file) => !pattern.test(read(file)))).toEqual([])
  const listed = read('.oxlintrc.json').matchAll(/"category": "joins-foreign-tables",\s*"pattern": "([^"]+)"/g)
  const files = [...listed].flatMap(([, glob = '']) => sourceFiles(glob))
  expect(files.toSorted()).toEqual(joiningStores)
})

test('the search finds each kind of SQL, and no types', () => {
  const found = [
    "import { eq, sql } from 'drizzle-orm'",
    "import { menuItems } from './menu.table.ts'",
    'await query<{ id: string }>(readSql, [id])',
    'connection.query(probeSql, [])',
    'await tx\n    .select({ id })',
    'db.execute(statement)',
    'tx.$count(orders)',
  ]
  expect(found.filter((text) => !hasSql(text))).toEqual([])
  const passed = [
    "import type { SQL } from 'drizzle-orm'",
    "import type { Row } from './menu.table.ts'\nimport { readItems } from './menu.store.ts'",
    'readItems(db, restaurantId)',
    'createStore(connection.query)',
    'serve(app, route, async ({ query }) => list(query))',
  ]
  expect(passed.filter(hasSql)).toEqual([])
})
