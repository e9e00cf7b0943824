// A single restaurant of the platform, for administrators.
import { z } from 'zod'
import { applicant } from '../applicants/applicant.routes.ts'
import { route } from '../contract/route.ts'
import { id, timestamp } from '../contract/wire.ts'

/**
 * The application with its outcome. `unreachableSince`: the time since which no counter responds; null when reachable. `phone`: '' when
 * unknown.
 */
const restaurantDetails = applicant.extend({ signedUpAt: timestamp, phone: z.string(), unreachableSince: timestamp.nullable() })
export type RestaurantDetails = z.output<typeof restaurantDetails>

/** The parameter of all routes about one restaurant. */
export const ofRestaurant = z.object({ restaurantId: id })

export const readRestaurantDetails = route({
  method: 'GET',
  path: '/api/admin/restaurants/:restaurantId',
  permission: 'restaurants.read',
  summary: 'Returns a restaurant with its profile, its documents and the history of decisions',
  params: ofRestaurant,
  reply: z.object({ success: z.literal(true), data: restaurantDetails }),
  idempotency: 'safe',
})
