import { randomUUID } from 'node:crypto'
import { setAdministratorDisabled } from '@sufra/shared/administrators/administrator.routes'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAdmin } from '../../../testing/test-restaurant.ts'
import { apply, usePlatform } from '../../../testing/reviewer.ts'
import { auditLog } from './audit-log.table.ts'

const platform = usePlatform()

test('the audit log cannot be changed, emptied or shortened', async () => {
  await platform.reviewer.verify((await apply(platform.api)).id)
  const { db } = platform.api.connection
  for (const change of [db.update(auditLog).set({ action: 'nothing' }), db.delete(auditLog), db.execute(sql`truncate audit_log`)])
    await expect(change).rejects.toThrow()
  expect((await db.select().from(auditLog)).length).toBeGreaterThan(0)
})

test('the owner of the table who is not a superuser cannot change, empty or shorten it either', async () => {
  await platform.reviewer.verify((await apply(platform.api)).id)
  const { db } = platform.api.connection
  // Roles belong to the whole cluster, not to the database of this file.
  const role = sql.identifier(`application_${randomUUID()}`)
  await db.execute(sql`create role ${role}`)
  await db.execute(sql`grant create on schema public to ${role}`)
  await db.execute(sql`alter table audit_log owner to ${role}`)
  for (const change of [sql`update audit_log set action = 'nothing'`, sql`delete from audit_log`, sql`truncate audit_log`]) {
    const changed = db.transaction(async (tx) => {
      await tx.execute(sql`set local role ${role}`)
      await tx.execute(change)
    })
    await expect(changed).rejects.toMatchObject({
      cause: { message: expect.stringContaining('the audit log cannot be changed') as string },
    })
  }
})

test('an entry has the network address and the device of the request', async () => {
  const { id } = await addAdmin(platform.api.connection.db, 'finance')
  const { accessToken } = platform.reviewer
  await platform.api.fetch(setAdministratorDisabled.path.replace(':administratorId', id), {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'user-agent': 'Sufra/1.2.3 (Windows 11)',
      'x-forwarded-for': '10.1.2.3',
    },
    body: JSON.stringify({ isDisabled: true }),
  })
  const [entry] = await platform.api.connection.db.select().from(auditLog).where(eq(auditLog.action, 'administrator_disabled'))
  expect(entry).toMatchObject({ ipAddress: '10.1.2.3', userAgent: 'Sufra/1.2.3 (Windows 11)' })
})
