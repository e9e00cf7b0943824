import { retentionEnd, retentionOf } from '@sufra/shared/customers/retention'
import type { Connection } from '../../platform/db/connect.ts'
import { forEachRestaurant } from '../../platform/jobs/for-each-restaurant.ts'
import { createAnonymiseStore } from '../../ordering/orders/customers/anonymise.store.ts'
import { lockTotals, recomputeTotals } from '../reports/forget-customers.store.ts'
import { listRetentions, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { deleteNotesWithoutOrders } from './customer-notes.store.ts'

/** Maximum number of orders that one statement changes. */
const batch = 500
/** Milliseconds. Each restaurant is checked once a day. */
const oneDay = 86_400_000

type Deps = { connection: Connection; now: () => Date }
type Range = { id: string; from: Date | null; to: Date }

/**
 * Deletes the details of guests from orders that are older than their restaurant's retention. Orders from which the details are deleted are
 * not read again. A run that ends early is repeated, including the totals, which are recomputed at the end of a run.
 */
export const createAnonymiseOld = ({ connection, now }: Deps) => {
  const { db } = connection
  const store = createAnonymiseStore(db)

  const anonymise = async ({ id, from, to }: Range): Promise<void> => {
    let [start, isMore] = [from, true]
    while (isMore) {
      const { changed, last } = await store.anonymiseBetween(id, start, to, batch)
      ;[start, isMore] = [last ?? start, changed === batch]
    }
    await connection.transact(async (tx) => {
      await lockTotals(tx, id)
      await deleteNotesWithoutOrders(tx, id)
      await recomputeTotals(tx, id, from, to)
      await updateRestaurant(tx, id, { anonymisedBefore: to })
    })
  }

  return async (): Promise<void> => {
    const due = (await listRetentions(db))
      .map(({ id, months, anonymisedBefore: from }) => ({ id, from, to: retentionEnd(now(), retentionOf(months)) }))
      .filter(({ from, to }) => !from || to.getTime() - from.getTime() >= oneDay)
    await forEachRestaurant(due, anonymise)
  }
}
