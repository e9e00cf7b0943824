import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { eq, like, not } from 'drizzle-orm'
import { users } from '../people/accounts/accounts.table.ts'
import { connectTo, type Db } from '../platform/db/connect.ts'
import { lockFolder } from '../platform/db/folder-lock.ts'
import type { Env } from '../start/env.ts'
import { restaurants } from '../people/restaurants/restaurants.table.ts'
import { openFileStore } from '../platform/files/uploads/file-store.ts'
import { completeDemo } from './complete/complete-demo.ts'
import { demoMerchantEmail, seedDemo } from './seed-demo.ts'

/** Domain of all accounts that the demo creates. */
const demoDomain = 'sufra.test'
/** Files in the data folder; the secret stays, so that people who are signed in elsewhere are not affected. */
const emptied = ['database', 'uploads', 'sandbox-gateway.db', 'sandbox-gateway.db-shm', 'sandbox-gateway.db-wal']

/** Returns the reason why the data may not be deleted, or undefined when all of them belong to the demo. `folder`: their place. */
export const findResetProblem = async (db: Db, folder: string): Promise<string | undefined> => {
  const own = await db.$count(users, not(like(users.email, `%@${demoDomain}`)))
  if (own > 0)
    return `The data in ${folder} are not the demo's alone: other accounts there: ${own}. Nothing was changed. To delete them too: npm run demo:reset -- --everything`
  const hasDemo = (await db.$count(users, eq(users.email, demoMerchantEmail))) > 0
  if (!hasDemo && (await db.$count(restaurants)) > 0)
    return `${folder} has restaurants and no demo. Nothing was changed. Set DATA_DIR to the folder of a demo.`
  return undefined
}

const problemOf = async (env: Env, folder: string) => {
  const connection = await connectTo({ ...env, folder })
  return findResetProblem(connection.db, folder).finally(() => connection.close())
}

/** Throws an Error that names the process that uses the folder. */
export const emptyDemoFolder = async (folder: string): Promise<void> => {
  const unlock = lockFolder(folder)
  await Promise.all(emptied.map((name) => rm(join(folder, name), { recursive: true, force: true }))).finally(unlock)
}

/**
 * Empties the data folder of a demo and fills it again. Throws an Error with the reason when the data are not the demo's, or a server uses
 * them.
 */
export const resetDemo = async (env: Env, now: Date, { everything = false } = {}): Promise<void> => {
  if (env.isProduction || !env.wantsDemo) throw new Error('There is no demo here: it is off in production and with DEMO=false.')
  if (env.databaseUrl || env.uploads)
    throw new Error('Only a demo in a data folder can be reset. Empty that database and store yourself, then start Sufra again.')
  const folder = resolve(env.dataDir)
  // A database that cannot be opened, such as that of an earlier build, is emptied too.
  const problem = !everything && existsSync(join(folder, 'database')) ? await problemOf(env, folder) : undefined
  if (problem) throw new Error(problem)
  await emptyDemoFolder(folder)
  const connection = await connectTo({ ...env, folder })
  try {
    const files = openFileStore(undefined, join(folder, 'uploads'))
    await seedDemo(connection.db, files, now)
    if (!env.wantsPlainDemo) await completeDemo(connection, files, now)
  } finally {
    await connection.close()
  }
}
