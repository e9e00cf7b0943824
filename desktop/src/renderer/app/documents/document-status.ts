import type { Day, RestaurantDocument } from '@sufra/shared/documents/document'

/** How long before its end a paper is said to run out: as long as the platform has been reminding. */
const expiringWithin = 60

export type DocumentStatus = 'waiting' | 'verified' | 'expiring' | 'expired' | 'rejected'

const dayLength = 86_400_000

/** Whole days from one day to another; below 0 when it is over. */
export const daysUntil = (day: Day, today: Day): number => Math.round((Date.parse(day) - Date.parse(today)) / dayLength)

/** Where a paper stands today: its state, and of a verified one whether its time is nearly or wholly over. */
export const documentStatusOf = (
  { state, expirationDate }: Pick<RestaurantDocument, 'state' | 'expirationDate'>,
  today: Day,
): DocumentStatus => {
  if (state !== 'verified' || !expirationDate) return state
  const left = daysUntil(expirationDate, today)
  if (left < 0) return 'expired'
  return left <= expiringWithin ? 'expiring' : 'verified'
}
