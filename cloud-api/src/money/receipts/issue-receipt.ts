import { randomBytes } from 'node:crypto'
import type { CounterOrder } from '@sufra/shared/orders/order'
import type { Receipt } from '@sufra/shared/receipts/receipt'
import { mayHaveReceipt, receiptOf } from '@sufra/shared/receipts/receipt-of'
import { receiptPath } from '@sufra/shared/receipts/receipt-path'
import type { SmsWording } from '@sufra/shared/sms/sms-wording'
import type { Connection } from '../../platform/db/connect.ts'
import type { StoreAnswer } from '../../platform/http/idempotency/respond-once.ts'
import type { OrdersStore } from '../../ordering/orders/orders.store.ts'
import { sumRefunded } from '../refunds/refunds.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { readPaidShares } from '../table-bill/payments/bill-payments.store.ts'
import type { ReceiptsStore, StoredReceipt } from './receipts.store.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  store: ReceiptsStore
  orders: Pick<OrdersStore, 'readOrder' | 'readOwnOrder'>
  now: () => Date
}
type ReadReceipt = { stored: StoredReceipt; receipt: Receipt; sms: { isOn: boolean; wording: SmsWording } }
type Printing = { print: boolean; storeAnswer: StoreAnswer }

export const createReceipts = ({ connection, store, orders, now }: Deps) => {
  /** Refuses `receipt.not_paid`. */
  const issue = async (order: CounterOrder): Promise<StoredReceipt> => {
    if (!mayHaveReceipt(order)) throw refused('receipt.not_paid')
    const key = { restaurantId: order.restaurantId, orderId: order.orderId }
    const stored = await store.issue(key, { token: randomBytes(16).toString('base64url'), issuedAt: now() })
    if (!stored) throw refused('order.not_found')
    return stored
  }

  const describe = async (order: CounterOrder, stored: StoredReceipt) => {
    const restaurant = await readRestaurant(connection.db, stored.restaurantId)
    if (!restaurant) throw refused('receipt.not_found')
    const { receiptNumber, issuedAt } = stored
    const refunded = await sumRefunded(connection.db, stored.restaurantId, stored.orderId)
    const shares = await readPaidShares(connection.db, stored.restaurantId, stored.orderId)
    const receipt = receiptOf(order, restaurant, { receiptNumber, issuedAt: issuedAt.toISOString(), refunded, shares })
    return { receipt, sms: { isOn: restaurant.receiptSmsIsOn, wording: restaurant.smsWording } }
  }

  return {
    /**
     * Issues a receipt for the counter. A print is counted in the transaction that stores the answer, so that a repeated request counts
     * once. Refuses `order.not_found` and `receipt.not_paid`; a receipt that was issued before is returned whatever the state of its order.
     */
    issueForCounter: async (restaurantId: string, orderId: string, { print, storeAnswer }: Printing) => {
      const order = await orders.readOwnOrder(restaurantId, orderId)
      if (!order) throw refused('order.not_found')
      const stored = (await store.readOf({ restaurantId, orderId })) ?? (await issue(order))
      const data = { receipt: (await describe(order, stored)).receipt, link: receiptPath(stored.token) }
      if (!print) return { data: { ...data, isCopy: stored.printed > 0 } }
      return connection.transact(async (tx) => {
        const answer = { data: { ...data, isCopy: (await store.countPrint(tx, stored)) > 1 } }
        await storeAnswer(tx, answer)
        return answer
      })
    },

    /** Issues a receipt for the diner who has the order's id. Refuses like `issueForCounter`. */
    issueForDiner: async (orderId: string): Promise<{ link: string }> => {
      const order = await orders.readOrder(orderId)
      if (!order) throw refused('order.not_found')
      const stored = (await store.readOf(order)) ?? (await issue(order))
      return { link: receiptPath(stored.token) }
    },

    /** Reads a receipt with the restaurant's settings of receipts by SMS. Refuses `receipt.not_found`. */
    read: async (token: string): Promise<ReadReceipt> => {
      const stored = await store.read(token)
      const order = stored && (await orders.readOwnOrder(stored.restaurantId, stored.orderId))
      if (!order) throw refused('receipt.not_found')
      return { stored, ...(await describe(order, stored)) }
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>
