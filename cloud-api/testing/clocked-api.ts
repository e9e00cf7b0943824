// The API with the demo restaurant in this process on a test clock, so that jobs due after minutes or at the end of a day run immediately.
// The API starts faster when a PostgreSQL with the demo restaurant is prepared (`demo-postgres.ts`).
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { eq } from 'drizzle-orm'
import { users } from '../src/people/accounts/accounts.table.ts'
import { createApp } from '../src/app.ts'
import { connectToPglite, connectToPostgres, type Connection } from '../src/platform/db/connect.ts'
import { demoMerchantEmail, seedDemo } from '../src/demo/seed-demo.ts'
import { readRestaurantIdOf } from '../src/people/memberships/memberships.store.ts'
import { restaurants } from '../src/people/restaurants/restaurants.table.ts'
import { signTableToken } from '../src/catalogue/tables/table-token.ts'
import { readTables } from '../src/catalogue/tables/tables.store.ts'
import type { FileStore } from '../src/platform/files/uploads/file-store.ts'
import { createFolderStore } from '../src/platform/files/uploads/folder-store.ts'
import { copyDemoDatabase } from './servers/demo-postgres.ts'
import { patience } from './servers/throwaway-postgres.ts'
import { testSecret } from './test-secret.ts'

/** Real milliseconds between two runs of the scheduled jobs. */
const often = 300
const connections = 8

const openSeeded = async (folder: string, files: FileStore): Promise<Connection> => {
  const connection = await connectToPglite(await PGlite.create(folder))
  await seedDemo(connection.db, files, new Date())
  return connection
}

export const startClockedApi = async () => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const folder = mkdtempSync(join(tmpdir(), 'sufra-clocked-'))
  const uploads = join(folder, 'uploads')
  const files = createFolderStore(uploads)
  const copy = await copyDemoDatabase(uploads)
  const connection = copy ? await connectToPostgres(copy, connections, patience) : await openSeeded(join(folder, 'database'), files)
  if (copy) await connection.db.update(restaurants).set({ escalation: defaultEscalation })
  const app = await createApp({
    connection,
    secret: testSecret,
    limitsOrders: false,
    files,
    now,
    logLevel: 'error',
    jobs: {
      intervals: {
        'run-escalations': often,
        'close-left-open-orders': often,
        'send-document-reminders': often,
        'restrict-orders': often,
      },
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` // it listens on TCP

  const [merchant] = await connection.db.select().from(users).where(eq(users.email, demoMerchantEmail))
  const restaurantId = (merchant && (await readRestaurantIdOf(connection.db, merchant.id))) ?? ''
  const [table] = await readTables(connection.db, restaurantId)
  if (!table) throw new Error('the demo restaurant has no table')
  return {
    url,
    tableLink: `${url}/qr-link?r=${restaurantId}&t=${signTableToken(testSecret, table.id, table.epoch)}`,
    /** Advances the clock. */
    pass: (milliseconds: number) => (ahead += milliseconds),
    stop: async () => {
      await app.close()
      await connection.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
