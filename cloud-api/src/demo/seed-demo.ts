// Creates the demo restaurant, once, when the database is empty, and never in production.
import { readFile } from 'node:fs/promises'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { users } from '../people/accounts/accounts.table.ts'
import { hashPassword } from '../people/accounts/passwords/passwords.ts'
import { cashMovements, shifts } from '../money/cash/cash.table.ts'
import { categories, cuisines, subcategories } from '../catalogue/cuisines/cuisines.table.ts'
import type { Db } from '../platform/db/connect.ts'
import { memberships } from '../people/memberships/memberships.table.ts'
import { readMenu } from '../catalogue/menu/menu.store.ts'
import { addOnGroups, addOnOptions, itemPairings, menuItems } from '../catalogue/menu/menu.table.ts'
import { orderLines, orders, payments } from '../ordering/orders/orders.table.ts'
import { restaurantCounters } from '../platform/feed/counters.table.ts'
import { restaurants } from '../people/restaurants/restaurants.table.ts'
import { diningTables, tableCodePrints } from '../catalogue/tables/dining-tables.table.ts'
import { readTables } from '../catalogue/tables/tables.store.ts'
import type { FileStore } from '../platform/files/uploads/file-store.ts'
import { createPictures, type Pictures } from '../platform/files/uploads/pictures.ts'
import { coverSvg, logoSvg } from './demo-art.ts'
import { demoMenuRows } from './demo-menu-rows.ts'
import { demoRestaurant, demoTables } from './demo-restaurant.ts'
import { pastOrders } from './past-orders.ts'
import { drawnDishes, renderedFolder, renderedName } from './plates/plates.ts'
import { todayCash } from './today-cash.ts'

export const demoPassword = 'Sufra@2026'
export const demoMerchantEmail = 'demo@sufra.test'
export const demoAdminEmail = 'admin@sufra.test'

const chunkSize = 500
const chunks = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => rows.slice(index * chunkSize, (index + 1) * chunkSize))

const drawn = async (pictures: Pictures, drawing: string) => pictures.save(await sharp(Buffer.from(drawing)).png().toBuffer())

const storeDishes = async (files: FileStore): Promise<Map<string, string>> => {
  const images = new Map(drawnDishes.map((name) => [name, `${uuidv7()}.webp`]))
  await Promise.all([...images].map(async ([name, image]) => files.put(image, await readFile(new URL(renderedName(name), renderedFolder)))))
  return images
}

/** File names of pictures; '' without a picture. */
type Face = { logo: string; cover: string }
const noFace: Face = { logo: '', cover: '' }

/** Inserts the restaurant with an owner, tables and their printed codes. */
export const insertRestaurant = async (db: Db, now: Date, email: string, face = noFace) => {
  const [id, userId] = [uuidv7(), uuidv7()]
  const { name, branchName, about, phone, address, googleReviewUrl, owner } = demoRestaurant
  const escalation = { ...defaultEscalation, smsNumbers: [phone] }
  const shown = { name, branchName, about, phone, address, googleReviewUrl, ...face }
  await db.insert(restaurants).values({ id, ...shown, status: 'accepted', escalation, alarmTestedAt: now })
  await db.insert(restaurantCounters).values({ restaurantId: id })
  const passwordHash = await hashPassword(demoPassword)
  await db.insert(users).values({ id: userId, role: 'merchant', email, passwordHash, ...owner, restaurantId: id })
  await db.insert(memberships).values({ restaurantId: id, userId, role: 'owner', createdAt: now })
  const tables = demoTables.map((table) => ({ restaurantId: id, id: uuidv7(), ...table }))
  await db.insert(diningTables).values(tables)
  const print = { restaurantId: id, epoch: 1, method: 'cards', userId, at: now } as const
  await db.insert(tableCodePrints).values(tables.map((table) => ({ ...print, id: uuidv7(), tableId: table.id })))
  return id
}

const insertAdministrator = async (db: Db) => {
  const passwordHash = await hashPassword(demoPassword)
  await db.insert(users).values({
    id: uuidv7(),
    role: 'admin',
    administratorRole: 'owner',
    email: demoAdminEmail,
    passwordHash,
    firstName: 'Sufra',
    lastName: 'Admin',
  })
}

/** `images`: file names of pictures by the dish's English name; without any the menu has no pictures. */
export const insertMenu = async (db: Db, restaurantId: string, images: ReadonlyMap<string, string> = new Map()) => {
  const rows = demoMenuRows(restaurantId, images)
  await db.insert(cuisines).values(rows.cuisines)
  await db.insert(categories).values(rows.categories)
  await db.insert(subcategories).values(rows.subcategories)
  await db.insert(menuItems).values(rows.items)
  await db.insert(itemPairings).values(rows.pairings)
  await db.insert(addOnGroups).values(rows.groups)
  await db.insert(addOnOptions).values(rows.options)
}

const insertPast = async (db: Db, restaurantId: string, now: Date) => {
  const read = await readMenu(db, restaurantId, 1, now)
  if (!read) throw new Error('the demo restaurant was not created')
  const past = pastOrders({ restaurantId, items: read.menu.items, tables: await readTables(db, restaurantId), clock: read.clock }, now)
  for (const rows of chunks(past.orders)) await db.insert(orders).values(rows)
  for (const rows of chunks(past.lines)) await db.insert(orderLines).values(rows)
  for (const rows of chunks(past.payments)) await db.insert(payments).values(rows)
  const [owner] = await db.select({ id: memberships.userId }).from(memberships).where(eq(memberships.restaurantId, restaurantId))
  const cash = todayCash(past, { restaurantId, ownerId: owner?.id ?? '', today: businessDayOf(now, read.clock) })
  for (const rows of chunks(cash.shifts)) await db.insert(shifts).values(rows)
  for (const rows of chunks(cash.movements)) await db.insert(cashMovements).values(rows)
  const newest = past.orders.at(-1)
  if (!newest) return
  await db
    .update(restaurantCounters)
    .set({ orderNumber: newest.orderNumber, businessDay: newest.businessDay })
    .where(eq(restaurantCounters.restaurantId, restaurantId))
}

/** Creates the demo restaurant when there is no restaurant. Returns whether it was created. */
export const seedDemo = async (db: Db, files: FileStore, now: Date): Promise<boolean> => {
  const [existing] = await db.select({ count: count() }).from(restaurants)
  if (existing && existing.count > 0) return false
  const pictures = createPictures(files)
  const face = { logo: await drawn(pictures, logoSvg), cover: await drawn(pictures, coverSvg) }
  const images = await storeDishes(files)
  await db.transaction(async (tx) => {
    const restaurantId = await insertRestaurant(tx, now, demoMerchantEmail, face)
    await insertAdministrator(tx)
    await insertMenu(tx, restaurantId, images)
    await insertPast(tx, restaurantId, now)
  })
  return true
}
