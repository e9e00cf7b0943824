import type { FastifyInstance } from 'fastify'
import type { Orders } from '../../ordering/orders/register-orders.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReadOrderPayments } from './read-order-payments.ts'
import { createRefundCancelled } from './refund-cancelled.ts'
import { serveRefunds } from './refunds.handlers.ts'
import { createRequestRefund } from './request-refund.ts'

/** Creates the refunds of cancelled orders, for payments. */
export const createRefunds = ({ connection, notifyFeed: notify, now }: Platform) => ({
  refundCancelled: createRefundCancelled({ connection, notify, now }),
})
export type Refunds = ReturnType<typeof createRefunds>

type Deps = Pick<Orders, 'ordersStore'> & { sendRefund: (callId: string) => Promise<void> }

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
