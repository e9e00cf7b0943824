import type { MemberSession } from '../../platform/http/sessions/session.ts'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { forgetRecipient } from '../../platform/messages/outgoing-messages.store.ts'
import { createAnonymiseStore } from '../../ordering/orders/customers/anonymise.store.ts'
import { forgetCustomer, lockTotals } from '../reports/forget-customers.store.ts'
import { isStillLocked } from '../reports/daily-totals.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { deleteNote } from './customer-notes.store.ts'

type Deps = { connection: Connection; now: () => Date }

/** The audit log cannot be changed, so it has the end of the number only. */
export const maskNumber = (mobileNumber: string): string => `…${mobileNumber.slice(-3)}`

/**
 * Deletes the stored details of a guest; the orders and their amounts stay. Returns the number of orders. Refuses `guest.not_found`,
 * `guest.has_open_order`, and `report.preparing` while very many totals are computed.
 */
export const createDeleteCustomer =
  ({ connection, now }: Deps) =>
  ({ restaurantId, userId }: MemberSession, mobileNumber: string): Promise<number> =>
    connection.transact(async (tx) => {
      await lockTotals(tx, restaurantId, { isBrief: true }).catch((error: unknown) => {
        throw isStillLocked(error) ? refused('report.preparing') : error
      })
      const store = createAnonymiseStore(tx)
      if (await store.hasOpenOrder(restaurantId, mobileNumber)) throw refused('guest.has_open_order')
      const orders = await store.anonymise(restaurantId, mobileNumber)
      if (orders === 0) throw refused('guest.not_found')
      await deleteNote(tx, restaurantId, mobileNumber)
      await forgetRecipient(tx, restaurantId, mobileNumber, now())
      await forgetCustomer(tx, restaurantId, mobileNumber)
      const details = { phone: maskNumber(mobileNumber), orders }
      await recordMemberEntry(tx, { memberId: userId, restaurantId, action: 'customer_deleted', at: now(), details })
      return orders
    })
