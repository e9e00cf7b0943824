import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import { asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { restaurants } from './restaurants.table.ts'

type NewRestaurant = typeof restaurants.$inferInsert

/** Returns undefined for an unknown restaurant, like all reads here. */
export const readRestaurant = async (db: Db, restaurantId: string) => {
  const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  return restaurant
}

/** Locks a restaurant for update. */
export const lockRestaurant = async (tx: Db, restaurantId: string) => {
  const [restaurant] = await tx.select().from(restaurants).where(eq(restaurants.id, restaurantId)).for('update')
  return restaurant
}

/** Returns the minutes after its last order at which a party counts as gone. */
export const readSittingIdleMinutes = async (db: Db, restaurantId: string): Promise<number> => {
  const [row] = await db.select({ minutes: restaurants.sittingIdleMinutes }).from(restaurants).where(eq(restaurants.id, restaurantId))
  return row?.minutes ?? 90
}

export const readClock = async (db: Db, restaurantId: string): Promise<RestaurantClock | undefined> => {
  const { timeZone, dayEndsAt } = restaurants
  const [clock] = await db.select({ timeZone, dayEndsAt }).from(restaurants).where(eq(restaurants.id, restaurantId))
  return clock
}

/** The different clocks of all restaurants. */
export const readClocks = (db: Db): Promise<RestaurantClock[]> =>
  db.selectDistinct({ timeZone: restaurants.timeZone, dayEndsAt: restaurants.dayEndsAt }).from(restaurants)

/** Returns names and phone numbers by id. */
export const readRestaurantContacts = async (db: Db, ids: Iterable<string>) => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map<string, never>()
  const { id, name, branchName, phone } = restaurants
  const rows = await db.select({ id, name, branchName, phone }).from(restaurants).where(inArray(id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the given pictures that are the logo or cover of any restaurant. */
export const readUsedRestaurantPictures = async (db: Db, images: readonly string[]): Promise<string[]> => {
  const { logo, cover } = restaurants
  const isUsed = or(inArray(logo, [...images]), inArray(cover, [...images]))
  const rows = await db.select({ logo, cover }).from(restaurants).where(isUsed)
  return rows.flatMap((row) => [row.logo, row.cover])
}

/** Lists the time for which each restaurant keeps the details of guests. */
export const listRetentions = (db: Db) => {
  const { id, customerRetentionMonths: months, anonymisedBefore } = restaurants
  return db.select({ id, months, anonymisedBefore }).from(restaurants)
}

/** Lists restaurants without a counter that responds, longest first. `count`: number of all of them. */
export const listUnreachableRestaurants = async (db: Db, limit: number) => {
  const { id, name, branchName, phone, unreachableSince } = restaurants
  const isUnreachable = isNotNull(unreachableSince)
  const rows = await db
    .select({ id, name, branchName, phone, unreachableSince })
    .from(restaurants)
    .where(isUnreachable)
    .orderBy(asc(unreachableSince), asc(id))
    .limit(limit)
  const listed = rows.flatMap(({ unreachableSince: since, ...row }) => (since ? [{ ...row, unreachableSince: since.toISOString() }] : []))
  return { count: await db.$count(restaurants, isUnreachable), listed }
}

export const insertRestaurant = async (tx: Db, restaurant: NewRestaurant): Promise<void> => {
  await tx.insert(restaurants).values(restaurant)
}

export const updateRestaurant = async (tx: Db, restaurantId: string, columns: Partial<NewRestaurant>): Promise<void> => {
  await tx.update(restaurants).set(columns).where(eq(restaurants.id, restaurantId))
}
