import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apply, usePlatform } from '../../testing/reviewer.ts'
import { auditLog } from './audit-log.table.ts'

const platform = usePlatform()

test('the audit log cannot be changed, emptied or shortened', async () => {
  await platform.reviewer.verify((await apply(platform.api)).id)
  const { db } = platform.api.connection
  for (const change of [db.update(auditLog).set({ action: 'nothing' }), db.delete(auditLog), db.execute(sql`truncate audit_log`)])
    await expect(change).rejects.toThrow()
  expect((await db.select().from(auditLog)).length).toBeGreaterThan(0)
})
