// Which pictures something still shows. One that nothing shows is removed.
import { eq, inArray } from 'drizzle-orm'
import { categories, cuisines } from '../cuisines/cuisines.table.ts'
import type { Db } from '../db/connect.ts'
import { menuItems } from '../menu/menu.table.ts'
import type { Pictures } from './pictures.ts'

const tables = [cuisines, categories, menuItems]
const hour = 3_600_000
const atOnce = 500

/** Those of these names that something shows. */
const readUsed = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>()
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce)
    for (const table of tables) {
      const rows = await db.select({ image: table.image }).from(table).where(inArray(table.image, some))
      rows.forEach(({ image }) => used.add(image))
    }
  }
  return used
}

/** All pictures that a restaurant's menu shows. */
export const readOwnPictures = async (db: Db, restaurantId: string): Promise<Set<string>> => {
  const rows = await Promise.all(
    tables.map((table) => db.select({ image: table.image }).from(table).where(eq(table.restaurantId, restaurantId))),
  )
  return new Set(rows.flat().map(({ image }) => image))
}

export const removeUnused = async (db: Db, pictures: Pictures, names: readonly string[]): Promise<void> => {
  const asked = [...new Set(names.filter(Boolean))]
  const used = await readUsed(db, asked)
  await pictures.remove(asked.filter((name) => !used.has(name)))
}

/** Deletes pictures of more than an hour ago that nothing shows: what a crash between storing and showing left behind. */
export const createDeleteUnusedPictures = (db: Db, pictures: Pictures, now: () => Date) => async (): Promise<void> =>
  removeUnused(db, pictures, await pictures.listOlder(new Date(now().getTime() - hour)))
