import { reminderChannels, restrictedOccasion } from '@sufra/shared/expiring/document-reminder'
import { restrictingKinds } from '@sufra/shared/expiring/document-rule'
import { ordersRestrictedFrom } from '@sufra/shared/expiring/order-restriction'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { forEachRestaurant } from '../../../platform/jobs/for-each-restaurant.ts'
import { nothing, type ChangeMenu } from '../../../catalogue/menu/change-menu.ts'
import { lockRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import type { DeliverReminders } from '../deliver-reminders.ts'
import { readRules } from './document-rules.store.ts'
import { readRestrictable } from './restriction.store.ts'
import { updateRestriction } from './update-restriction.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'query'>
  changeMenu: ChangeMenu
  deliver: DeliverReminders
  now: () => Date
}

const dayLength = 86_400_000

/** Notifies the owner, once for each time that the restaurant is restricted. */
const announce = (
  deliver: DeliverReminders,
  tx: Db,
  restaurantId: string,
  { from, document }: Awaited<ReturnType<typeof updateRestriction>>,
  at: Date,
) => {
  if (!from || !document || from > at) return false
  const reminders = [{ ...document, occasion: restrictedOccasion(from), channels: reminderChannels }]
  return deliver(tx, { restaurantId, reminders, at, purpose: 'restriction' })
}

/**
 * Restricts the orders of restaurants with expired documents, and lifts restrictions whose cause has ended. Phones and counters get a
 * restriction like each change of the menu: when its time is set, and once more when it begins. All changes of a restaurant are one
 * transaction, after which a second run finds nothing to change.
 */
export const createRestrictOrders =
  ({ connection, changeMenu, deliver, now }: Deps) =>
  async (): Promise<void> => {
    const at = now()
    const kinds = restrictingKinds(await readRules(connection.db))
    const today = new Date(at.getTime() + dayLength).toISOString().slice(0, 10)
    const due = (await readRestrictable(connection.query, kinds, today)).filter(({ restrictedFrom, isAnnounced, ...restaurant }) => {
      const stored = restrictedFrom === null ? null : new Date(restrictedFrom)
      const from = ordersRestrictedFrom({ ...restaurant, restrictedFrom: stored }, at)
      return from?.getTime() !== stored?.getTime() || (from !== null && from <= at && !isAnnounced)
    })
    await forEachRestaurant(due, async ({ id }) => {
      const changed = await changeMenu(id, async (tx) => {
        const restaurant = await lockRestaurant(tx, id)
        if (restaurant?.status !== 'accepted') return nothing
        const restriction = await updateRestriction(tx, restaurant, at)
        const isAnnounced = await announce(deliver, tx, id, restriction, at)
        if (!restriction.isChanged && !isAnnounced) return nothing
        failpoint('before_restriction_commit')
        return restriction
      })
      if (changed !== nothing) failpoint('after_restriction_commit')
    })
  }
