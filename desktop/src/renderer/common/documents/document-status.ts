import type { Day, RestaurantDocument } from '@sufra/shared/documents/document'

/** In days: from then on a document counts as expiring. The same as the platform's first reminder. */
const expiringWithin = 60

export type DocumentStatus = 'waiting' | 'verified' | 'expiring' | 'expired' | 'rejected'

const dayLength = 86_400_000

/** Whole days from `today` to `day`; negative when it has passed. */
export const daysUntil = (day: Day, today: Day): number => Math.round((Date.parse(day) - Date.parse(today)) / dayLength)

/** The status of a document today: its state, or for a verified one whether it is expiring or expired. */
export const documentStatusOf = (
  { state, expirationDate }: Pick<RestaurantDocument, 'state' | 'expirationDate'>,
  today: Day,
): DocumentStatus => {
  if (state !== 'verified' || !expirationDate) return state
  const left = daysUntil(expirationDate, today)
  if (left < 0) return 'expired'
  return left <= expiringWithin ? 'expiring' : 'verified'
}
