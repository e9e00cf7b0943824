import { liveStates } from '@sufra/shared/table-bill/bill'
import type { Db } from '../../../platform/db/connect.ts'
import { isSittingOpen } from '../../../ordering/orders/sittings/sittings.store.ts'
import { movePayment, readParts, readPaymentOfTaking, readPaymentsOf } from './bill-payments.store.ts'
import { recordChange } from './lock-payment.ts'

/**
 * Makes the share of the undone cash unpaid. Staff see it again unless it has expired, its party has left, or the phone has chosen another
 * share. Call it after the orders are unpaid and their sitting is open again.
 */
export const undoShare = async (tx: Db, restaurantId: string, takingId: string, at: Date): Promise<void> => {
  const payment = await readPaymentOfTaking(tx, restaurantId, takingId)
  if (!payment) return
  const { id: paymentId, tableId, deviceId, expiresAt } = payment
  const id = { restaurantId, paymentId }
  const parts = await readParts(tx, id)
  const others = await readPaymentsOf(tx, { restaurantId, tableId, deviceId, states: [...liveStates] })
  const isWanted =
    expiresAt > at &&
    others.length === 0 &&
    (await isSittingOpen(
      tx,
      restaurantId,
      parts.map(({ orderId }) => orderId),
    ))
  await movePayment(tx, id, ['paid'], { state: isWanted ? 'reserved' : 'failed', at })
  await recordChange(tx, payment, at)
}
