// Periodic job for table bills: expires unpaid shares, refunds cancelled orders, and sends pending calls to the gateway.
import type { Connection } from '../../../platform/db/connect.ts'
import { readExpired, readRefundable } from './bill-payments.store.ts'
import type { RefundCancelled } from './refund-cancelled.ts'
import type { SettleCall } from '../../payments/calls/settle-call.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'query'>
  gatewayName: string
  settle: Pick<SettleCall, 'giveUp'>
  refundCancelled: RefundCancelled
  runDue: () => Promise<void>
  now: () => Date
}

const batch = 200

export const createRunBillPayments =
  ({ connection, gatewayName, settle, refundCancelled, runDue, now }: Deps) =>
  async (): Promise<void> => {
    for (const { restaurantId, id } of await readExpired(connection.db, now(), batch))
      await settle.giveUp({ restaurantId, payerId: id }, 'other')
    for (const payment of await readRefundable(connection.query, gatewayName)) await refundCancelled(payment)
    await runDue()
  }
