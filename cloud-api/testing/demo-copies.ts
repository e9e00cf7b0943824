// Copies of the demo restaurant, so that each browser test has a restaurant of its own without applying for one over HTTP.
import { eq, getTableName, getTableColumns, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { users } from '../src/people/accounts/accounts.table.ts'
import { categories, cuisines, subcategories } from '../src/catalogue/cuisines/cuisines.table.ts'
import type { Db } from '../src/platform/db/connect.ts'
import { demoMerchantEmail } from '../src/demo/seed-demo.ts'
import { restaurantCounters } from '../src/platform/feed/counters.table.ts'
import { memberships } from '../src/people/memberships/memberships.table.ts'
import { readRestaurantIdOf } from '../src/people/memberships/memberships.store.ts'
import { addOnGroups, addOnOptions, menuItems } from '../src/catalogue/menu/menu.table.ts'
import { restaurants } from '../src/people/restaurants/restaurants.table.ts'
import { diningTables } from '../src/catalogue/tables/dining-tables.table.ts'

const ofRestaurant = [
  restaurantCounters,
  memberships,
  diningTables,
  cuisines,
  categories,
  subcategories,
  menuItems,
  addOnGroups,
  addOnOptions,
]

const pictures = new Set(['image', 'logo', 'cover'])

/**
 * Returns the value of a column in copy `n`. Every id is replaced by an id derived from it and the copy's number, so that references stay
 * right; pictures are left out.
 */
const inCopy = (table: PgTable, column: Column): SQL => {
  if (column.getSQLType() === 'uuid') return sql`overlay(overlay(md5(${column}::text || n) placing '7' from 13) placing '8' from 17)::uuid`
  if (pictures.has(column.name)) return sql`''`
  if (table !== users) return sql`${column}`
  if (column.name === 'email') return sql`'owner' || n || '@sufra.test'`
  return column.name === 'contact_number' ? sql`'9746' || lpad(n::text, 7, '0')` : sql`${column}`
}

const copyRows = async (db: Db, table: PgTable, which: SQL | undefined, count: number) => {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined)
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((column) => inCopy(table, column)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${sql.identifier(getTableName(table))} (${names}) select ${values} from ${table}, generate_series(1, ${count}::int) as n where ${which}`,
  )
}

/** Adds that many copies to a database with the demo restaurant alone. */
export const addDemoCopies = async (db: Db, count: number): Promise<void> => {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoMerchantEmail))
  const restaurantId = (owner && (await readRestaurantIdOf(db, owner.id))) ?? ''
  await copyRows(db, restaurants, eq(restaurants.id, restaurantId), count)
  await copyRows(db, users, eq(users.email, demoMerchantEmail), count)
  for (const table of ofRestaurant) await copyRows(db, table, eq(table.restaurantId, restaurantId), count)
}
