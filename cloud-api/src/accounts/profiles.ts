// A restaurant's profile, as shown to its owner and to administrators.
import { changeProblem, mayChangeNumbers } from '@sufra/shared/accounts/merchant-status'
import type { Profile, ProfileDraft } from '@sufra/shared/accounts/own-account.routes'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { ownerIdSql } from '../memberships/memberships.store.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { users } from './accounts.table.ts'

const columns = {
  name: restaurants.name,
  branchName: restaurants.branchName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  contactNumber: users.contactNumber,
  restaurantAddress: restaurants.address,
  facebookUrl: restaurants.facebookUrl,
  instagramUrl: restaurants.instagramUrl,
  googleReviewUrl: restaurants.googleReviewUrl,
  commercialRegistrationNumber: restaurants.commercialRegistrationNumber,
  tradeLicenseNumber: restaurants.tradeLicenseNumber,
  establishmentIdNumber: restaurants.establishmentIdNumber,
  taxIdentificationNumber: restaurants.taxIdentificationNumber,
}

/** Returns undefined for an unknown restaurant. */
export const readProfile = async (db: Db, restaurantId: string): Promise<Profile | undefined> => {
  const [row] = await db
    .select(columns)
    .from(restaurants)
    .innerJoin(users, eq(users.id, ownerIdSql(restaurants.id)))
    .where(eq(restaurants.id, restaurantId))
  return row
}

type Deps = { db: Db; changeMenu: ChangeMenu }

export const createProfiles = ({ db, changeMenu }: Deps) => {
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
      // The menu contains the restaurant's name.
      await changeMenu(restaurantId, async (tx) => {
        const [restaurant] = await tx.select().from(restaurants).where(eq(restaurants.id, restaurantId)).for('update')
        if (!restaurant) throw refused('account.under_review')
        const problem = changeProblem(restaurant.status)
        if (problem) throw refused(problem)
        await tx
          .update(restaurants)
          .set({ ...business, address: restaurantAddress, ...(mayChangeNumbers(restaurant.status) && numbers) })
          .where(eq(restaurants.id, restaurantId))
        await tx
          .update(users)
          .set({ firstName, lastName })
          .where(eq(users.id, ownerIdSql(restaurantId)))
      })
      return read(restaurantId)
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>
