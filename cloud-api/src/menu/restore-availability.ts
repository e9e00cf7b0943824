// Restores items and options that were switched off for a time: due rows in the database, done once across API instances.
import type { Db } from '../db/connect.ts'
import { readRestaurantsDue, restoreDue } from './availability.store.ts'
import { nothing, type ChangeMenu } from './change-menu.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; now: () => Date }

/** Switches on every item and option that is due. */
export const createRestoreAvailability =
  ({ db, changeMenu, now }: Deps) =>
  async (): Promise<void> => {
    const time = now()
    for (const restaurantId of await readRestaurantsDue(db, time))
      await changeMenu(restaurantId, async (tx) => ((await restoreDue(tx, restaurantId, time)) ? undefined : nothing))
  }
