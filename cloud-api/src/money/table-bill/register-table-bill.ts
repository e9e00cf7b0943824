import type { FastifyInstance } from 'fastify'
import { deleteOldSittings } from '../../ordering/orders/sittings/sittings.store.ts'
import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { Orders } from '../../ordering/orders/register-orders.ts'
import { registerCalls } from '../payments/calls/register-calls.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPayShare } from './payments/pay-share.ts'
import { createReadShareOutcome, createResolveShare, createWithdrawShare } from './payments/resolve-share.ts'
import { createRefundCancelled } from './payments/refund-cancelled.ts'
import { createRunBillPayments } from './payments/run-bill-payments.ts'
import { createSharePayer } from './payments/share-payer.ts'
import { createBillRequests } from './request-bill.ts'
import { createSittings } from './sittings.ts'
import { serveTableBill } from './table-bill.handlers.ts'
import { serveShareReceipts } from './share-receipts/share-receipts.handlers.ts'
import { createShareReceipts } from './share-receipts/share-receipts.ts'
import { createTableRoom } from './table-room.ts'
import { createTableVisit } from './table-visit.ts'
import { createTakeCash } from './take-cash.ts'

type Deps = Pick<Orders, 'ordersStore' | 'visits' | 'isUnreachable'> &
  Pick<Menus, 'menus'> & { gateway: PaymentGateway; maxPaymentWait: number | undefined }

/** Milliseconds. */
const sittingRetention = 7 * 86_400_000

/**
 * Registers tables' bills: shares that phones pay, and cash at the counter. Returns the functions that webhooks of the payment gateway
 * need.
 */
export const registerTableBill = (
  app: FastifyInstance,
  platform: Platform,
  { ordersStore, visits, isUnreachable, menus, gateway, maxPaymentWait }: Deps,
) => {
  const { connection, jobs, roomTypes, notifyFeed: notify, baseUrl, now } = platform
  const { settle, savedCards, authorise, runDue } = registerCalls(app, platform, {
    gateway,
    maxPaymentWait,
    rules: createSharePayer(notify),
  })
  const tableVisit = createTableVisit({ db: connection.db, visits })
  const readOutcome = createReadShareOutcome(connection)
  const paying = { connection, readOutcome, tableVisit, settle, now }
  const requests = createBillRequests({ connection, notify, now })
  const sittings = createSittings({ connection, notify, now })
  serveTableBill(app, {
    db: connection.db,
    tableVisit,
    payShare: createPayShare({ ...paying, gateway, authorise, runDue, menus, savedCards, notify }),
    resolveShare: createResolveShare(paying),
    withdrawShare: createWithdrawShare(paying),
    requests,
    isUnreachable,
    sittings,
    takeCash: createTakeCash({ connection, notify, now }),
    baseUrl,
    now,
  })
  serveShareReceipts(app, createShareReceipts({ db: connection.db, tableVisit, orders: ordersStore, now }))
  roomTypes.add(createTableRoom(connection.query))
  jobs.add({
    name: 'settle-bill-payments',
    everySeconds: 2,
    run: createRunBillPayments({
      connection,
      gatewayName: gateway.name,
      settle,
      refundCancelled: createRefundCancelled({ connection, notify, now }),
      runDue,
      now,
    }),
  })
  jobs.add({ name: 'end-idle-sittings', everySeconds: 60, run: sittings.endIdle })
  jobs.add({
    name: 'delete-old-sittings',
    everySeconds: 3_600,
    run: () => deleteOldSittings(connection.db, new Date(now().getTime() - sittingRetention)),
  })
  return { share: settle, billRequest: requests.acknowledge }
}
