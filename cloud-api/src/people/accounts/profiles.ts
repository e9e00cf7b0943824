// A restaurant's profile, as shown to its owner and to administrators.
import { changeProblem, mayChangeNumbers } from '@sufra/shared/accounts/merchant-status'
import type { Profile, ProfileDraft } from '@sufra/shared/accounts/own-account.routes'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readOwner } from '../memberships/memberships.store.ts'
import { lockRestaurant, readRestaurant, updateRestaurant } from '../restaurants/restaurants.store.ts'
import { updateUser } from './users.store.ts'

/** Returns undefined for an unknown restaurant. */
export const readProfile = async (db: Db, restaurantId: string): Promise<Profile | undefined> => {
  const [restaurant, owner] = await Promise.all([readRestaurant(db, restaurantId), readOwner(db, restaurantId)])
  if (!restaurant || !owner) return undefined
  const { name, branchName, address: restaurantAddress, facebookUrl, instagramUrl, googleReviewUrl } = restaurant
  const { commercialRegistrationNumber, tradeLicenseNumber, establishmentIdNumber, taxIdentificationNumber } = restaurant
  const numbers = { commercialRegistrationNumber, tradeLicenseNumber, establishmentIdNumber, taxIdentificationNumber }
  const { firstName, lastName, email, contactNumber } = owner
  const contact = { firstName, lastName, email, contactNumber }
  return { name, branchName, restaurantAddress, facebookUrl, instagramUrl, googleReviewUrl, ...numbers, ...contact }
}

/** Runs a change of a restaurant's profile in a transaction, as a change of its menu, which contains the restaurant's name. */
export type ChangeProfile = (restaurantId: string, change: (tx: Db) => Promise<void>) => Promise<unknown>

type Deps = { db: Db; changeProfile: ChangeProfile }

export const createProfiles = ({ db, changeProfile }: Deps) => {
  const read = async (restaurantId: string): Promise<Profile> => {
    const profile = await readProfile(db, restaurantId)
    if (!profile) throw refused('restaurant.not_found')
    return profile
  }

  return {
    read,

    /**
     * Refuses `account.under_review` while pending, `session.not_accepted` while deactivated. The registration
     * numbers change only while the restaurant is rejected, since documents prove them.
     */
    change: async (restaurantId: string, draft: ProfileDraft): Promise<Profile> => {
      const { firstName, lastName, restaurantAddress, ...rest } = draft
      const { commercialRegistrationNumber, tradeLicenseNumber, establishmentIdNumber, taxIdentificationNumber, ...business } = rest
      const numbers = { commercialRegistrationNumber, tradeLicenseNumber, establishmentIdNumber, taxIdentificationNumber }
      await changeProfile(restaurantId, async (tx) => {
        const restaurant = await lockRestaurant(tx, restaurantId)
        if (!restaurant) throw refused('account.under_review')
        const problem = changeProblem(restaurant.status)
        if (problem) throw refused(problem)
        const allowed = mayChangeNumbers(restaurant.status) ? { ...business, ...numbers } : business
        const isAboutSent = [business.name, business.facebookUrl, business.instagramUrl, business.googleReviewUrl].some(Boolean)
        const aboutVersion = restaurant.aboutVersion + Number(isAboutSent)
        await updateRestaurant(tx, restaurantId, { ...allowed, address: restaurantAddress, aboutVersion })
        const owner = await readOwner(tx, restaurantId)
        if (owner) await updateUser(tx, owner.id, { firstName, lastName })
      })
      return read(restaurantId)
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>
