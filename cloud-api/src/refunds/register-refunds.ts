import type { FastifyInstance } from 'fastify'
import type { Orders } from '../orders/register-orders.ts'
import type { AttemptKey } from '../payments/orders/order-payments.store.ts'
import type { Platform } from '../platform.ts'
import { createReadOrderPayments } from './read-order-payments.ts'
import { createRefundCancelled } from './refund-cancelled.ts'
import { serveRefunds } from './refunds.handlers.ts'
import { createRequestRefund } from './request-refund.ts'
import { createSettleRefund } from './settle-refund.ts'

/** Creates the refunds of cancelled orders, and their settlement by the gateway's answers, for payments. */
export const createRefunds = ({ connection, notifyFeed, now }: Platform) => {
  const deps = { connection, notify: notifyFeed, now }
  return { settleRefund: createSettleRefund(deps), refundCancelled: createRefundCancelled(deps) }
}
export type Refunds = ReturnType<typeof createRefunds>

type Deps = Pick<Orders, 'ordersStore'> & { sendRefund: (attempt: AttemptKey) => Promise<void> }

/** Registers refunds at the counter, and the diner's view of them. */
export const registerRefunds = (app: FastifyInstance, platform: Platform, { ordersStore, sendRefund }: Deps) => {
  const { connection, notifyFeed, now } = platform
  serveRefunds(app, {
    db: connection.db,
    orders: ordersStore,
    requestRefund: createRequestRefund({ connection, sendRefund, notify: notifyFeed, now }),
    readOrderPayments: createReadOrderPayments({ db: connection.db, orders: ordersStore }),
  })
}
