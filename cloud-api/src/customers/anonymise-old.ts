import { defaultRetention, retentionEnd, retentionMonths } from '@sufra/shared/customers/retention'
import type { Connection } from '../db/connect.ts'
import { createAnonymiseStore } from '../orders/customers/anonymise.store.ts'
import { forgetCustomersOfDays } from '../reports/forget-customers.store.ts'
import { listRetentions, updateRestaurant } from '../restaurants/restaurants.store.ts'
import { deleteNotesWithoutOrders } from './customer-notes.store.ts'

/** Orders that one statement changes. */
const batch = 500
/** Milliseconds. Each restaurant is checked once a day. */
const oneDay = 86_400_000

type Deps = { connection: Connection; now: () => Date }

/** Deletes the details of guests from orders that are older than their restaurant keeps them. What was done before is not looked at again. */
export const createAnonymiseOld =
  ({ connection: { db }, now }: Deps) =>
  async (): Promise<void> => {
    const store = createAnonymiseStore(db)
    for (const { id, months, anonymisedBefore } of await listRetentions(db)) {
      const end = retentionEnd(now(), retentionMonths.find((each) => Number(each) === months) ?? defaultRetention)
      if (anonymisedBefore && end.getTime() - anonymisedBefore.getTime() < oneDay) continue
      let [changed, total] = [0, 0]
      do {
        changed = await store.anonymiseBetween(id, anonymisedBefore, end, batch)
        total += changed
      } while (changed === batch)
      if (total > 0) {
        await deleteNotesWithoutOrders(db, id)
        await forgetCustomersOfDays(db, id, anonymisedBefore, end)
      }
      await updateRestaurant(db, id, { anonymisedBefore: end })
    }
  }
