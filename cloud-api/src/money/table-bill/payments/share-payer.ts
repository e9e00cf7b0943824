import { add, dirhams, times, zero, type Dirhams } from '@sufra/shared/money'
import type { BillPaymentState } from '@sufra/shared/table-bill/bill'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { Db } from '../../../platform/db/connect.ts'
import type { OrderRow } from '../../../ordering/orders/complete-orders.ts'
import { changePayment } from '../../../ordering/orders/order-payments.store.ts'
import { closePaidSittings } from '../../../ordering/orders/sittings/sittings.store.ts'
import type { GatewayCall } from '../../payments/calls/calls.store.ts'
import type { PayerRules, Settling } from '../../payments/calls/settle-call.ts'
import { decideRefund } from '../../refunds/refunds.store.ts'
import { movePayment, readAuthorisedAmounts, setPartPaid } from './bill-payments.store.ts'
import { lockPayment, recordChange, type Locked } from './lock-payment.ts'

const unpaidOf = ({ totalPrice, paidAmount }: OrderRow) => Math.max(totalPrice - paidAmount, 0)

/** Whether every part can still be paid: no order was cancelled, and none was paid at the counter in between. */
const fits = async (tx: Db, { id, parts, orders }: Locked): Promise<boolean> => {
  const authorised = await readAuthorisedAmounts(
    tx,
    id,
    parts.map(({ orderId }) => orderId),
  )
  return parts.every(({ orderId, amount }) => {
    const order = orders.get(orderId)
    return order && order.status !== 'Cancelled' && add(amount, authorised.get(orderId) ?? zero) <= unpaidOf(order)
  })
}

/**
 * Gives each order its part of the captured money. Returns the amount that orders can no longer take, since the counter took cash for
 * them.
 */
const payOrders = async (tx: Db, locked: Locked, at: Date): Promise<Dirhams> => {
  let excess: Dirhams = zero
  for (const { orderId, amount } of locked.parts) {
    const order = locked.orders.get(orderId)
    const paid = dirhams(order ? Math.min(amount, unpaidOf(order)) : 0)
    if (order && paid > 0) {
      await changePayment(tx, order, { paid, returnableShare: paid }, at)
      await setPartPaid(tx, locked.id, orderId, paid)
    }
    excess = add(excess, amount, times(paid, -1))
  }
  await closePaidSittings(
    tx,
    locked.id.restaurantId,
    locked.parts.map(({ orderId }) => orderId),
    at,
  )
  return excess
}

/**
 * Settles the return of money. A return to a cancelled order is a refund of it. A declined return, of an order or of an excess, is handed
 * back in cash by staff; an excess counts as received for its order beyond the total, so that it is not lost when the order is cancelled.
 */
const settleReturn = async (tx: Db, { parts, orders }: Locked, { restaurantId, id, orderId, amount, state }: GatewayCall, at: Date) => {
  const isDeclined = state === 'declined'
  const order = orderId === null ? undefined : orders.get(orderId)
  if (order) {
    await decideRefund(tx, { restaurantId, id }, { state: isDeclined ? 'declined' : 'succeeded', at })
    return changePayment(tx, order, isDeclined ? { refunded: times(amount, -1), declinedRefund: amount } : {}, at)
  }
  for (const part of parts) {
    const excess = add(part.amount, times(part.paid, -1))
    const of = orders.get(part.orderId)
    if (isDeclined && of && excess > 0) await changePayment(tx, of, { paid: excess, excess, declinedRefund: excess }, at)
  }
}

/** A share of a table's bill, which is collected as soon as it is authorised, since its orders are accepted. */
export const createSharePayer = (notify: (restaurantId: string) => void): PayerRules<Locked> => {
  type Move = { to: BillPaymentState; declined?: DeclineReason | undefined }

  /** Returns whether the share was in one of the states `from`. */
  const move = async ({ tx, payer, at, after }: Settling<Locked>, from: BillPaymentState[], { to, declined }: Move): Promise<boolean> => {
    const isMoved = await movePayment(tx, payer.id, from, { state: to, declined, at })
    if (!isMoved) return false
    await recordChange(tx, payer.payment, at)
    after.add(notify)
    return true
  }

  return {
    kind: 'share',
    lock: (tx, { restaurantId, payerId }) => lockPayment(tx, { restaurantId, paymentId: payerId }),

    /** Collects the share unless it was given up in between or its orders can no longer take it. */
    accept: async (settling) => {
      const { tx, payer } = settling
      if (payer.payment.state === 'authorising' && (await fits(tx, payer))) {
        await move(settling, ['authorising'], { to: 'authorised' })
        return 'collect'
      }
      await move(settling, ['authorising'], { to: 'failed' })
      return 'return'
    },

    fail: (settling, { reason, isDecided }) =>
      isDecided
        ? move(settling, ['authorising', 'authorised'], { to: 'failed', declined: reason })
        : move(settling, ['reserved', 'authorising'], { to: 'failed' }),

    deviceOf: ({ payment }) => payment.deviceId,

    applyCapture: async (settling, { amount }) => {
      const { tx, payer, at } = settling
      if (payer.payment.state !== 'authorised') return amount
      const excess = await payOrders(tx, payer, at)
      await move(settling, ['authorised'], { to: 'paid' })
      return excess
    },

    settleReturn: async ({ tx, payer, at, after }, call) => {
      await settleReturn(tx, payer, call, at)
      after.add(notify)
    },
  }
}
