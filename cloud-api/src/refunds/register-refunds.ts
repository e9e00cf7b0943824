import type { FastifyInstance } from 'fastify'
import type { Orders } from '../orders/register-orders.ts'
import type { AttemptKey } from '../payments/attempts/attempts.store.ts'
import type { Platform } from '../platform.ts'
import { createReadOrderPayments } from './read-order-payments.ts'
import { createRefundCancelled } from './refund-cancelled.ts'
import { serveRefunds } from './refunds.handlers.ts'
import { createRequestRefund } from './request-refund.ts'
import { createSettleRefund } from './settle-refund.ts'

/** What payments need: refunds of cancelled orders, and what becomes of each by the gateway's answer. */
export const createRefunds = ({ connection, notifyFeed, now }: Platform) => {
  const deps = { connection, notify: notifyFeed, now }
  return { settleRefund: createSettleRefund(deps), refundCancelled: createRefundCancelled(deps) }
}
export type Refunds = ReturnType<typeof createRefunds>

type Deps = Pick<Orders, 'ordersStore'> & { sendRefund: (attempt: AttemptKey) => Promise<void> }

/** Refunds at the counter, and what the diner sees of them. */
export const registerRefunds = (app: FastifyInstance, platform: Platform, { ordersStore, sendRefund }: Deps) => {
  const { connection, notifyFeed, now } = platform
  serveRefunds(app, {
    db: connection.db,
    orders: ordersStore,
    requestRefund: createRequestRefund({ connection, sendRefund, notify: notifyFeed, now }),
    readOrderPayments: createReadOrderPayments({ db: connection.db, orders: ordersStore }),
  })
}
