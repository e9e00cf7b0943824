import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { users } from '../people/accounts/accounts.table.ts'
import { lockFolder } from '../platform/db/folder-lock.ts'
import { readEnv } from '../start/env.ts'
import { emptyDemoFolder, findResetProblem, resetDemo } from './reset-demo.ts'
import { demoMerchantEmail, insertRestaurant } from './seed-demo.ts'

const now = new Date('2026-11-20T16:30:00Z')

const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-reset-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'uploads'))
  writeFileSync(join(folder, 'uploads', 'old.webp'), 'a picture')
  return { folder, env: readEnv({ DATA_DIR: folder, DEMO: 'plain' }) }
}

test('data are reset without confirmation only when all of them belong to the demo', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  expect(await findResetProblem(db, '/data')).toBeUndefined()
  await insertRestaurant(db, now, demoMerchantEmail)
  expect(await findResetProblem(db, '/data')).toBeUndefined()
  await db.update(users).set({ email: 'other@sufra.test' }).where(eq(users.email, demoMerchantEmail))
  expect(await findResetProblem(db, '/data')).toContain('/data has restaurants and no demo')
  await db.update(users).set({ email: 'maryam@example.com' })
  expect(await findResetProblem(db, '/data')).toContain('other accounts there: 1')
})

test('a data folder is emptied except for its secret, and not while a server uses it', async () => {
  const { folder, env } = openFolder()
  writeFileSync(join(folder, 'secret'), 'of sessions')
  const unlock = lockFolder(folder)
  await expect(resetDemo(env, now)).rejects.toThrow(/is in use by process \d+/)
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['old.webp'])
  unlock()
  await emptyDemoFolder(folder)
  expect([existsSync(join(folder, 'uploads')), existsSync(join(folder, 'secret'))]).toEqual([false, true])
})

test.each([
  ['without a demo', { DEMO: 'false' }, 'There is no demo here'],
  ['on a PostgreSQL', { DATABASE_URL: 'postgres://sufra@db/sufra' }, 'Only a demo in a data folder'],
])('%s nothing is reset', async (_where, variables, reason) => {
  const { env } = openFolder()
  await expect(resetDemo({ ...env, ...readEnv({ ...variables }) }, now)).rejects.toThrow(reason)
})
