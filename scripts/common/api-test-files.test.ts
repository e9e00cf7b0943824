import { expect, test } from 'vitest'
import { sortApiTests } from './api-test-files.ts'

const { withoutDatabase, onDatabases, onPostgresAlone, alsoOnPglite } = sortApiTests(false)

test('a test that opens no database runs once, even when it imports other files', () => {
  expect(withoutDatabase).toEqual(
    expect.arrayContaining(['src/catalogue/menu-sheet/file/read-sheet.test.ts', 'src/platform/files/uploads/file-store.test.ts']),
  )
})

test('a test that opens a database directly, through the test API or in another process runs on PostgreSQL', () => {
  for (const file of ['src/platform/db/cut-off.test.ts', 'src/platform/files/uploads/used-pictures.test.ts', 'faults/failpoints.test.ts'])
    expect(onDatabases).toContain(file)
})

test('few tests run on PGlite as well, and none has both comments', () => {
  expect(alsoOnPglite).toContain('src/ordering/orders/moving/move-order.test.ts')
  expect(alsoOnPglite.length).toBeLessThan(30)
  expect(alsoOnPglite.filter((file) => onPostgresAlone.includes(file))).toEqual([])
})

test('faults at random times run only in a full run', () => {
  const randomFaults = 'faults/random-faults.test.ts'
  expect(onDatabases).not.toContain(randomFaults)
  expect(sortApiTests(true).onDatabases).toContain(randomFaults)
})
