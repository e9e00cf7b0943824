import type { HoursData } from '@sufra/shared/hours/hours.routes'
import { hasPermission, type SessionRole } from '@sufra/shared/permissions/permissions'
import type { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { isRestricted, openingOf } from './opening-of.ts'

export type ChangedRestaurant = NonNullable<Awaited<ReturnType<typeof readRestaurant>>>

/** The hours of a restaurant as its members see them. */
export const shownHours = (restaurant: ChangedRestaurant, role: SessionRole, now: Date): HoursData => ({
  hours: restaurant.openingHours,
  version: restaurant.hoursVersion,
  dayEndsAt: restaurant.dayEndsAt,
  sittingIdleMinutes: restaurant.sittingIdleMinutes,
  opening: openingOf(restaurant, now),
  takingOrders: restaurant.takingOrders && !isRestricted(restaurant, now),
  ordersRestrictedFrom: restaurant.ordersRestrictedFrom?.toISOString() ?? null,
  mayEdit: hasPermission(role, 'hours.edit'),
})
