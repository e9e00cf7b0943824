import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { dayOf } from '@sufra/shared/dates/day'
import { readProfile } from '../../people/accounts/profiles.ts'
import { readDecisions } from '../../people/audit/audit-log.ts'
import type { Db } from '../../platform/db/connect.ts'
import { cardsOf, readDocuments } from '../documents/documents.store.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'

/** A restaurant's application with its documents and the decisions about it. Returns undefined for an unknown restaurant. */
export const readApplication = async (db: Db, restaurantId: string, now: Date): Promise<Applicant | undefined> => {
  const restaurant = await readRestaurant(db, restaurantId)
  const profile = await readProfile(db, restaurantId)
  if (!restaurant || !profile) return undefined
  return {
    id: restaurant.id,
    status: restaurant.status,
    submittedAt: restaurant.submittedAt.toISOString(),
    today: dayOf(now, restaurant.timeZone),
    profile,
    cards: cardsOf(await readDocuments(db, restaurantId)),
    history: await readDecisions(db, restaurantId),
  }
}
