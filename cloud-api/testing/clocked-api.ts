// The API with the demo restaurant in this process on a test clock, so that jobs due after minutes or at the end of a day run at once. Starts faster with
// the demo data that scripts/servers/demo-server.ts has prepared.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { eq } from 'drizzle-orm'
import { users } from '../src/accounts/accounts.table.ts'
import { createApp } from '../src/app.ts'
import { connectToPglite } from '../src/db/connect.ts'
import { demoMerchantEmail, seedDemo } from '../src/demo/seed-demo.ts'
import { restaurants } from '../src/restaurants/restaurants.table.ts'
import { readRestaurantIdOf } from '../src/memberships/memberships.store.ts'
import { signTableToken } from '../src/tables/table-token.ts'
import { readTables } from '../src/tables/tables.store.ts'
import { createFolderStore } from '../src/uploads/folder-store.ts'
import { testSecret } from './test-secret.ts'

/** Real milliseconds between two runs of the scheduled jobs. */
const often = 300

export const startClockedApi = async () => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const folder = mkdtempSync(join(tmpdir(), 'sufra-clocked-'))
  const files = createFolderStore(join(folder, 'uploads'))
  const prepared = process.env.SUFRA_DEMO_DATA
  if (prepared) cpSync(prepared, folder, { recursive: true })
  const connection = await connectToPglite(await PGlite.create(join(folder, 'database')))
  if (prepared) await connection.db.update(restaurants).set({ escalation: defaultEscalation })
  else await seedDemo(connection.db, files, now())
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
