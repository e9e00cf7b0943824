import { accentOf } from '@sufra/shared/about/accent'
import { wasAccepted } from '@sufra/shared/accounts/merchant-status'
import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'
import type { Menu, MerchantItem } from '@sufra/shared/menu/menu'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { readCuisines } from '../cuisines/cuisines.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readCounters } from '../../platform/feed/counters.store.ts'
import { isRestricted, openingOf } from '../hours/opening-of.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { forDiner } from './diner-item.ts'
import { addOnGroups, addOnOptions, itemPairings, menuItems } from './menu.table.ts'

/** Returns a restaurant's items with their add-ons in the merchant's order: all, or only items with these ids. */
export const readItems = async (db: Db, restaurantId: string, only?: readonly string[]): Promise<MerchantItem[]> => {
  const wanted = only && inArray(menuItems.id, [...only])
  const items = await db
    .select()
    .from(menuItems)
    .where(and(eq(menuItems.restaurantId, restaurantId), wanted))
    .orderBy(asc(menuItems.position), asc(menuItems.id))
  const groups = await db
    .select()
    .from(addOnGroups)
    .where(and(eq(addOnGroups.restaurantId, restaurantId), only && inArray(addOnGroups.itemId, [...only])))
    .orderBy(asc(addOnGroups.position))
  const ofGroups =
    only &&
    inArray(
      addOnOptions.groupId,
      groups.map(({ id }) => id),
    )
  const options = await db
    .select()
    .from(addOnOptions)
    .where(and(eq(addOnOptions.restaurantId, restaurantId), ofGroups))
    .orderBy(asc(addOnOptions.position))
  const pairings = await db
    .select()
    .from(itemPairings)
    .where(and(eq(itemPairings.restaurantId, restaurantId), only && inArray(itemPairings.itemId, [...only])))
    .orderBy(asc(itemPairings.position))
  const groupsOf = Map.groupBy(groups, (group) => group.itemId)
  const optionsOf = Map.groupBy(options, (option) => option.groupId)
  const pairingsOf = Map.groupBy(pairings, (pairing) => pairing.itemId)
  return items.map(({ id, restaurantId: _restaurant, position: _position, backAt, ...item }) => ({
    ...item,
    _id: id,
    backAt: backAt?.toISOString() ?? null,
    goesWith: pairingsOf.get(id)?.map(({ otherId }) => otherId),
    addOns: (groupsOf.get(id) ?? []).map((group) => ({
      title: group.title,
      select: group.select,
      min: group.min,
      max: group.max,
      options: (optionsOf.get(group.id) ?? []).map((option) => ({
        _id: option.id,
        name: option.name,
        price: option.price,
        isAvailable: option.isAvailable,
        backAt: option.backAt?.toISOString() ?? null,
        portionsLeft: option.portionsLeft,
        availabilityVersion: option.availabilityVersion,
      })),
    })),
  }))
}

/** Returns an item of a restaurant, or undefined for an unknown item. */
export const readItem = async (db: Db, restaurantId: string, itemId: string): Promise<MerchantItem | undefined> =>
  (await readItems(db, restaurantId, [itemId]))[0]

/** Returns the versions of a restaurant's menu and of its stock. */
export const readVersions = async (db: Db, restaurantId: string) => {
  const counters = await readCounters(db, restaurantId)
  return counters && { menuVersion: counters.menuVersion, stockVersion: counters.stockVersion }
}

type Restaurant = NonNullable<Awaited<ReturnType<typeof readRestaurant>>>

const shownToDiners = ({ id, name, branchName, about, phone, address, logo, cover, accentColour, ...links }: Restaurant) => {
  const { websiteUrl, facebookUrl, instagramUrl, googleReviewUrl } = links
  const face = { logo, cover, accent: accentOf(accentColour) }
  return { _id: id, name, branchName, about, phone, address, ...face, websiteUrl, facebookUrl, instagramUrl, googleReviewUrl }
}

/** `opening`: times at which orders are accepted, correct until `validUntil`, in milliseconds, while the menu's version stays. */
export type ReadMenu = {
  menu: Menu
  opening: RestaurantOpening
  validUntil: number
  items: MerchantItem[]
  clock: RestaurantClock
  acceptedMethods: readonly PaymentMethod[]
}

/** Milliseconds. The opening lists the periods of more days than this. */
const openingValidFor = 24 * 3_600_000

/** Returns the time in milliseconds at which the restriction begins. */
const restrictionOf = ({ ordersRestrictedFrom: from }: { ordersRestrictedFrom: Date | null }, now: Date) =>
  from && from > now ? from.getTime() : Infinity

/**
 * Reads a restaurant's menu for diners (without parts that are switched off), its items for the merchant, its opening, its clock and its
 * accepted methods of payment. Returns undefined for an unknown restaurant. A deactivated, unaccepted or restricted restaurant appears as
 * not taking orders.
 */
export const readMenu = async (db: Db, restaurantId: string, version: number, now: Date): Promise<ReadMenu | undefined> => {
  const restaurant = await readRestaurant(db, restaurantId)
  if (!restaurant || !wasAccepted(restaurant.status)) return undefined
  const { status, takingOrders, timeZone, dayEndsAt, acceptedMethods } = restaurant
  const cuisines = await readCuisines(db, restaurantId)
  const parts = cuisines.flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
  const shownParts = new Set(parts.filter(({ isActive }) => isActive).map(({ _id }) => _id))
  const items = (await readItems(db, restaurantId)).filter(({ subcategoryId }) => shownParts.has(subcategoryId))
  const opening = openingOf(restaurant, now)
  const isTakingOrders = takingOrders && status === 'accepted' && !isRestricted(restaurant, now)
  const menu = {
    version,
    restaurant: {
      ...shownToDiners(restaurant),
      takingOrders: isTakingOrders,
      opening,
      isUnreachable: restaurant.unreachableSince !== null,
    },
    cuisines,
    items: items.map(forDiner),
  }
  const validUntil = Math.min(opening.periods ? now.getTime() + openingValidFor : Infinity, restrictionOf(restaurant, now))
  return { menu, opening, validUntil, items, clock: { timeZone, dayEndsAt }, acceptedMethods }
}
