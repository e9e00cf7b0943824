import {
  changeCustomerNote,
  changeRetention,
  createCustomerLink,
  deleteCustomer as deleteCustomerRoute,
  listCustomers,
} from '@sufra/shared/customers/customer.routes'
import { retentionOf } from '@sufra/shared/customers/retention'
import { dirhams } from '@sufra/shared/money'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance } from 'fastify'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import { createCustomersStore } from '../../ordering/orders/customers/customers.store.ts'
import { cursorsOf, startOf } from '../../ordering/orders/listing/page-cursors.ts'
import type { OrdersStore } from '../../ordering/orders/orders.store.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReadOrderPayments } from '../../money/refunds/read-order-payments.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { createAnonymiseOld } from './anonymise-old.ts'
import { customerFile } from './customer-file.ts'
import { readNotes, storeNote } from './customer-notes.store.ts'
import { createDeleteCustomer, maskNumber } from './delete-customer.ts'

type Deps = { fileLinks: FileLinks; ordersStore: OrdersStore }

/** Registers the guests of a restaurant: their list, notes, export as a file, and deletion. */
export const registerCustomers = (app: FastifyInstance, { connection, jobs, now }: Platform, { fileLinks, ordersStore }: Deps) => {
  const { db } = connection
  const store = createCustomersStore(db)
  const readOrderPayments = createReadOrderPayments({ db, orders: ordersStore })
  const deleteCustomer = createDeleteCustomer({ connection, now })

  /** Refuses `guest.not_found`, also for guests of another restaurant. */
  const orderIdsOf = async (restaurantId: string, mobileNumber: string) => {
    const ids = await store.readOrderIds(restaurantId, mobileNumber)
    if (ids.length === 0) throw refused('guest.not_found')
    return ids
  }

  serve(app, listCustomers, async ({ query: { search, cursor }, session: { restaurantId, role } }) => {
    const start = startOf(cursor)
    const { rows, isMore } = await store.readPage(restaurantId, search, start)
    const notes = await readNotes(
      db,
      restaurantId,
      rows.map(({ mobileNumber }) => mobileNumber),
    )
    const months = (await readRestaurant(db, restaurantId))?.customerRetentionMonths
    return {
      data: rows.map(({ mobileNumber, customerName, orders, spent, placedAt }) => ({
        mobileNumber,
        customerName,
        orders,
        spent: dirhams(spent),
        lastVisitAt: placedAt.toISOString(),
        note: notes.get(mobileNumber) ?? '',
      })),
      ...cursorsOf(rows, isMore, start),
      retentionMonths: retentionOf(months),
      mayEditRetention: hasPermission(role, changeRetention.permission),
    }
  })

  serve(app, changeCustomerNote, async ({ params: { mobileNumber }, body, session: { restaurantId } }) => {
    await connection.transact(async (tx) => {
      // A guest who is being deleted gets no new note.
      if (!(await createCustomersStore(tx).lockOrder(restaurantId, mobileNumber))) throw refused('guest.not_found')
      await storeNote(tx, restaurantId, mobileNumber, body.note, now())
    })
    return { message: 'Note changed' }
  })

  const linkTo = fileLinks.add({
    name: 'customer',
    permission: createCustomerLink.permission,
    read: async ({ restaurantId }, { mobileNumber = '' }) =>
      customerFile({
        mobileNumber,
        note: (await readNotes(db, restaurantId, [mobileNumber])).get(mobileNumber) ?? '',
        orderIds: await orderIdsOf(restaurantId, mobileNumber),
        readOrder: (orderId) => readOrderPayments(restaurantId, orderId),
      }),
  })

  serve(app, createCustomerLink, async ({ params: { mobileNumber }, session }) => {
    const { restaurantId, userId } = session
    const orders = (await orderIdsOf(restaurantId, mobileNumber)).length
    const details = { phone: maskNumber(mobileNumber), orders }
    await recordMemberEntry(db, { memberId: userId, restaurantId, action: 'customer_exported', at: now(), details })
    return { data: await linkTo(session, { mobileNumber }) }
  })

  serve(app, deleteCustomerRoute, async ({ params, session }) => ({ data: { orders: await deleteCustomer(session, params.mobileNumber) } }))

  serve(app, changeRetention, async ({ body, session: { restaurantId, userId } }) => {
    await connection.transact(async (tx) => {
      await updateRestaurant(tx, restaurantId, { customerRetentionMonths: Number(body.months) })
      const details = { months: body.months }
      await recordMemberEntry(tx, { memberId: userId, restaurantId, action: 'customer_retention_changed', at: now(), details })
    })
    return { message: 'Retention changed' }
  })

  jobs.add({ name: 'anonymise-old-customers', everySeconds: 3_600, run: createAnonymiseOld({ connection, now }) })
}
