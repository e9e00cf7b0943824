// Periodic job for table bills: expires unpaid shares, refunds cancelled orders, and sends pending calls to the gateway.
import type { BillAttemptsStore } from './bill-attempts.store.ts'
import type { Connection } from '../../db/connect.ts'
import { readExpired } from './bill-payments.store.ts'
import type { RefundCancelled } from './refund-cancelled.ts'
import type { SettleShare } from './share-payer.ts'

type Deps = {
  connection: Pick<Connection, 'db'>
  store: Pick<BillAttemptsStore, 'readRefundable'>
  gatewayName: string
  settle: Pick<SettleShare, 'giveUp'>
  refundCancelled: RefundCancelled
  runDue: () => Promise<void>
  now: () => Date
}

const batch = 200

export const createRunBillPayments =
  ({ connection, store, gatewayName, settle, refundCancelled, runDue, now }: Deps) =>
  async (): Promise<void> => {
    // An attempt's key has the payment's id as the order's; this payment has no attempt yet.
    for (const { restaurantId, id } of await readExpired(connection.db, now(), batch))
      await settle.giveUp({ restaurantId, orderId: id, attemptId: '' })
    for (const payment of await store.readRefundable(gatewayName)) await refundCancelled(payment)
    await runDue()
  }
