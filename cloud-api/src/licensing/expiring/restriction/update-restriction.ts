import { isDated, type DatedKind, type Day } from '@sufra/shared/documents/document'
import { restrictingKinds } from '@sufra/shared/expiring/document-rule'
import { ordersRestrictedFrom } from '@sufra/shared/expiring/order-restriction'
import type { Db } from '../../../platform/db/connect.ts'
import { readDocuments } from '../../documents/documents.store.ts'
import { updateRestaurant, type lockRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { readRules } from './document-rules.store.ts'

type Restaurant = NonNullable<Awaited<ReturnType<typeof lockRestaurant>>>
type InForce = { documentId: string; kind: DatedKind; expirationDate: Day }

/** Returns the valid document that expires first, among the documents that the restaurant needs to take orders. */
const firstToExpire = async (tx: Db, restaurantId: string): Promise<InForce | undefined> => {
  const kinds = restrictingKinds(await readRules(tx))
  const rows = await readDocuments(tx, restaurantId)
  return rows
    .flatMap(({ id, kind, state, expirationDate }) =>
      state === 'verified' && expirationDate !== null && isDated(kind) && kinds.includes(kind)
        ? [{ documentId: id, kind, expirationDate }]
        : [],
    )
    .toSorted((one, other) => one.expirationDate.localeCompare(other.expirationDate))[0]
}

/**
 * Stores the time from which a restaurant takes no orders, by its documents and the current rules. The restaurant must be locked. A change
 * also changes the menu, whose version must rise in the same transaction.
 */
export const updateRestriction = async (tx: Db, restaurant: Restaurant, now: Date) => {
  const document = await firstToExpire(tx, restaurant.id)
  const { ordersRestrictedFrom: restrictedFrom } = restaurant
  const from = ordersRestrictedFrom({ ...restaurant, restrictedFrom, expirationDate: document?.expirationDate ?? null }, now)
  const isChanged = from?.getTime() !== restrictedFrom?.getTime()
  if (isChanged) await updateRestaurant(tx, restaurant.id, { ordersRestrictedFrom: from })
  return { from, isChanged, document }
}
