import { eq } from 'drizzle-orm'
import { users } from '../people/accounts/accounts.table.ts'
import type { Db } from '../platform/db/connect.ts'
import { readRestaurantIdOf } from '../people/memberships/memberships.store.ts'
import { signTableToken } from '../catalogue/tables/table-token.ts'
import { readTables } from '../catalogue/tables/tables.store.ts'
import { demoAdminEmail, demoMerchantEmail, demoPassword } from './seed-demo.ts'

/** Reads a table of the demo restaurant and the path of its link. Returns undefined without a demo restaurant. */
export const readDemoTable = async (db: Db, secret: Uint8Array): Promise<{ number: number; path: string } | undefined> => {
  const [merchant] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoMerchantEmail))
  const restaurantId = merchant && (await readRestaurantIdOf(db, merchant.id))
  const [table] = restaurantId ? await readTables(db, restaurantId) : []
  return table && { number: table.number, path: `/qr-link?r=${restaurantId}&t=${signTableToken(secret, table.id, table.epoch)}` }
}

/** Reads the demo that the landing page offers. */
export const readDemo = async (db: Db, secret: Uint8Array) => {
  const table = await readDemoTable(db, secret)
  return table && { tablePath: table.path, merchantEmail: demoMerchantEmail, adminEmail: demoAdminEmail, password: demoPassword }
}
