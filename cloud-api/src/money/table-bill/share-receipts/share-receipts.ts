import { randomBytes } from 'node:crypto'
import { add, times, zero, type Dirhams } from '@sufra/shared/money'
import type { ShareReceipt } from '@sufra/shared/table-bill/share-receipt'
import { shareReceiptPath } from '@sufra/shared/table-bill/share-receipt-path'
import { unitPrice } from '@sufra/shared/table-bill/shares'
import type { Db } from '../../../platform/db/connect.ts'
import type { OrdersStore } from '../../../ordering/orders/orders.store.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { readStoredBill } from '../bills.store.ts'
import { readParts, readPayment, type BillPaymentPart } from '../payments/bill-payments.store.ts'
import type { AtTable, TableVisit } from '../table-visit.ts'
import { issueShareReceipt, readReturned, readShareReceiptBy } from './share-receipts.store.ts'

type Deps = { db: Db; tableVisit: TableVisit; orders: Pick<OrdersStore, 'readOwnOrder'>; now: () => Date }

/** Random enough to be unique among the payments of a day, and short enough to be read aloud. */
const referenceOf = (paymentId: string) => paymentId.slice(-8).toUpperCase()

export const createShareReceipts = ({ db, tableVisit, orders, now }: Deps) => {
  /** Returns the part of a share that one order got. */
  const describePart = async ({ restaurantId, orderId, amount, lines }: BillPaymentPart): Promise<ShareReceipt['parts']> => {
    const order = await orders.readOwnOrder(restaurantId, orderId)
    if (!order) return []
    const chosen = lines.flatMap(({ line, units }) => {
      const item = order.items[line]
      return item ? [{ quantity: units.length, name: item.name, total: add(zero, ...units.map((unit) => unitPrice(item, unit))) }] : []
    })
    return [{ orderNumber: order.orderNumber, amount, lines: chosen }]
  }

  return {
    /**
     * Returns the link to the receipt of a share that this phone has paid, and issues it when first requested. Refuses like `tableVisit`,
     * `bill.payment_not_found`, and `receipt.not_paid` while no money was taken.
     */
    issue: async ({ paymentId, ...atTable }: AtTable & { paymentId: string }): Promise<{ link: string }> => {
      const of = await tableVisit(atTable)
      const { restaurantId, deviceId } = of
      const payment = await readPayment(db, { restaurantId, paymentId })
      if (payment?.deviceId !== deviceId) throw refused('bill.payment_not_found')
      if (payment.state !== 'paid') throw refused('receipt.not_paid')
      const { bill } = await readStoredBill(db, of, now())
      const tableDue = add(bill.due, bill.reserved, bill.waiting)
      const token = randomBytes(16).toString('base64url')
      const stored = await issueShareReceipt(db, { restaurantId, paymentId, token, issuedAt: now(), tableDue })
      return { link: shareReceiptPath(stored.token) }
    },

    /** Refuses `receipt.not_found`, also when the payment was undone. */
    read: async (token: string): Promise<ShareReceipt> => {
      const stored = await readShareReceiptBy(db, token)
      const payment = stored && (await readPayment(db, stored))
      const restaurant = stored && (await readRestaurant(db, stored.restaurantId))
      if (!stored || !restaurant || payment?.state !== 'paid') throw refused('receipt.not_found')
      const { name, branchName, address, phone, taxIdentificationNumber: taxNumber, timeZone } = restaurant
      const parts = await Promise.all((await readParts(db, stored)).map(describePart))
      const refunded = await readReturned(db, stored)
      const paid: Dirhams = add(payment.amount, times(refunded, -1))
      return {
        reference: referenceOf(payment.id),
        paidAt: (payment.decidedAt ?? payment.requestedAt).toISOString(),
        restaurant: { name, branchName, address, phone, taxNumber, timeZone },
        tableNumber: payment.tableNumber,
        parts: parts.flat().toSorted((a, b) => a.orderNumber - b.orderNumber),
        method: payment.method,
        amount: payment.amount,
        refunded,
        paid,
        tableDue: stored.tableDue,
      }
    },
  }
}

export type ShareReceipts = ReturnType<typeof createShareReceipts>
