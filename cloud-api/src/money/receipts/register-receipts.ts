import type { FastifyInstance } from 'fastify'
import type { OrdersStore } from '../../ordering/orders/orders.store.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReceipts } from './issue-receipt.ts'
import { serveReceipts } from './receipts.handlers.ts'
import { createReceiptsStore } from './receipts.store.ts'
import { createSendReceipt } from './send-receipt.ts'

/** Registers receipts of paid orders: issued, read by their links, and sent. */
export const registerReceipts = (app: FastifyInstance, { connection, publicAddress, now }: Platform, orders: OrdersStore) => {
  const store = createReceiptsStore(connection)
  const receipts = createReceipts({ connection, store, orders, now })
  serveReceipts(app, { receipts, sendReceipt: createSendReceipt({ connection, store, receipts, publicAddress, now }) })
}
