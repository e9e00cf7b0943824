import type { AboutData } from '@sufra/shared/about/about.routes'
import { changeProblem } from '@sufra/shared/accounts/merchant-status'
import { hasPermission, type SessionRole } from '@sufra/shared/permissions/permissions'
import type { readRestaurant } from '../../people/restaurants/restaurants.store.ts'

export type Restaurant = NonNullable<Awaited<ReturnType<typeof readRestaurant>>>

/** Returns the page's data for a member with this role. */
export const aboutOf = (restaurant: Restaurant, role: SessionRole): AboutData => {
  const {
    name,
    about,
    logo,
    cover,
    websiteUrl,
    facebookUrl,
    instagramUrl,
    googleReviewUrl,
    accentColour,
    aboutVersion: version,
  } = restaurant
  const mayEdit = hasPermission(role, 'about.edit') && changeProblem(restaurant.status) === undefined
  const links = { websiteUrl, facebookUrl, instagramUrl, googleReviewUrl }
  return { name, about, logo, cover, ...links, accentColour, version, mayEdit }
}
