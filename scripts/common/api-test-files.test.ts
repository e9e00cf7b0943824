import { expect, test } from 'vitest'
import { sortApiTests } from './api-test-files.ts'

const { withoutDatabase, onPostgresAlone } = sortApiTests()

test('a test that opens no database runs once, also when it imports other files', () => {
  expect(withoutDatabase).toEqual(expect.arrayContaining(['src/menu-sheet/file/read-sheet.test.ts', 'src/uploads/file-store.test.ts']))
})

test('a test that opens a database itself, through the test API or in another process runs on both', () => {
  for (const file of [
    'src/db/cut-off.test.ts',
    'src/orders/moving/move-order.test.ts',
    'src/uploads/used-pictures.test.ts',
    'faults/smoke.test.ts',
  ]) {
    expect(withoutDatabase).not.toContain(file)
    expect(onPostgresAlone).not.toContain(file)
  }
})

test('few tests that open a database run on PostgreSQL alone', () => {
  expect(onPostgresAlone).toContain('src/realtime/gateway-memory.test.ts')
  expect(onPostgresAlone.length).toBeLessThan(10)
  expect(onPostgresAlone.filter((file) => withoutDatabase.includes(file))).toEqual([])
})
