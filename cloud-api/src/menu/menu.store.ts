import type { Menu, MerchantItem } from '@sufra/shared/menu/menu'
import { asc, eq } from 'drizzle-orm'
import { readCuisines } from '../cuisines/cuisines.store.ts'
import type { Db } from '../db/connect.ts'
import { restaurantCounters, restaurants } from '../restaurants/restaurants.table.ts'
import { addOnGroups, addOnOptions, menuItems } from './menu.table.ts'

/** A restaurant's items with their add-ons, in the merchant's order. */
export const readItems = async (db: Db, restaurantId: string): Promise<MerchantItem[]> => {
  const items = await db.select().from(menuItems).where(eq(menuItems.restaurantId, restaurantId)).orderBy(asc(menuItems.position))
  const groups = await db.select().from(addOnGroups).where(eq(addOnGroups.restaurantId, restaurantId)).orderBy(asc(addOnGroups.position))
  const options = await db
    .select()
    .from(addOnOptions)
    .where(eq(addOnOptions.restaurantId, restaurantId))
    .orderBy(asc(addOnOptions.position))
  const groupsOf = Map.groupBy(groups, (group) => group.itemId)
  const optionsOf = Map.groupBy(options, (option) => option.groupId)
  return items.map(({ id, restaurantId: _restaurant, position: _position, ...item }) => ({
    ...item,
    _id: id,
    addOns: (groupsOf.get(id) ?? []).map((group) => ({
      title: group.title,
      select: group.select,
      min: group.min,
      max: group.max,
      options: (optionsOf.get(group.id) ?? []).map(({ name, price }) => ({ name, price })),
    })),
  }))
}

export const readMenuVersion = async (db: Db, restaurantId: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ menuVersion: restaurantCounters.menuVersion })
    .from(restaurantCounters)
    .where(eq(restaurantCounters.restaurantId, restaurantId))
  return row?.menuVersion
}

/** The restaurant's own clock: its time zone, and when its business day ends, in minutes after midnight. */
export type RestaurantClock = { timeZone: string; dayEndsAt: number }

/** A restaurant's whole menu and its clock; undefined for an unknown restaurant. A deactivated or unaccepted restaurant shows as not taking orders. */
export const readMenu = async (db: Db, restaurantId: string): Promise<{ menu: Menu; clock: RestaurantClock } | undefined> => {
  const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  if (!restaurant || restaurant.status === 'pending' || restaurant.status === 'rejected') return undefined
  const { id, name, branchName, about, phone, googleReviewUrl, status, takingOrders, timeZone, dayEndsAt } = restaurant
  const menu = {
    restaurant: { _id: id, name, branchName, about, phone, googleReviewUrl, takingOrders: takingOrders && status === 'accepted' },
    cuisines: await readCuisines(db, restaurantId),
    items: await readItems(db, restaurantId),
  }
  return { menu, clock: { timeZone, dayEndsAt } }
}
