import { zero } from '@sufra/shared/money'
import { changePayment } from '../../../ordering/orders/order-payments.store.ts'
import {
  failOrder,
  isAwaiting,
  lockAnyOrder,
  releaseStock,
  showOrder,
  takeReleasedStock,
} from '../../../ordering/orders/hidden-orders.store.ts'
import type { OrderRow } from '../../../ordering/orders/complete-orders.ts'
import { settleRefund } from '../../refunds/settle-refund.ts'
import { setReason } from '../calls/calls.store.ts'
import type { PayerRules, Settling, Why } from '../calls/settle-call.ts'

type Deps = { notify: (restaurantId: string) => void; menuChanged: (restaurantId: string) => void }

/** An order, which is hidden until its payment is authorised, and captured once it is accepted. */
export const createOrderPayer = ({ notify, menuChanged }: Deps): PayerRules<OrderRow> => {
  /** Cancels an order that awaits a decision, and stores the reason for its diner. Returns false for any other order. */
  const fail = async ({ tx, at, payer, after }: Settling<OrderRow>, { reason, withdrawnKey }: Why): Promise<boolean> => {
    if (!isAwaiting(payer)) return false
    await setReason(tx, { restaurantId: payer.restaurantId, payerId: payer.id }, reason)
    if (await failOrder(tx, payer, withdrawnKey, at)) after.add(menuChanged)
    return true
  }

  return {
    kind: 'order',

    lock: async (tx, { restaurantId, payerId }) => {
      const order = await lockAnyOrder(tx, restaurantId, payerId)
      if (!order) throw new Error('a call to the payment gateway has no order')
      return order
    },

    /** Shows the order to counters, unless it has failed before, or its dishes have sold out since its stock was released. */
    accept: async (settling, reference) => {
      const { tx, at, payer, after } = settling
      if (!isAwaiting(payer)) return 'return'
      if (payer.releasedStock && !(await takeReleasedStock(tx, payer, payer.releasedStock, at))) {
        await fail(settling, { reason: 'sold_out', isDecided: false })
        return 'return'
      }
      if (payer.releasedStock) after.add(menuChanged)
      await showOrder(tx, payer, reference, at)
      after.add(notify)
      return 'hold'
    },

    fail,
    deviceOf: ({ deviceId }) => deviceId,

    release: async ({ tx, at, payer, after }) => {
      if (await releaseStock(tx, payer, at)) after.add(menuChanged)
    },

    applyCapture: async ({ tx, at, payer, after }, { amount }) => {
      if (payer.paymentState !== 'authorised') return amount
      await changePayment(tx, payer, { paid: amount, state: 'captured' }, at)
      after.add(notify)
      return zero
    },

    applyVoid: async ({ tx, at, payer, after }) => {
      if (payer.paymentState !== 'authorised') return
      await changePayment(tx, payer, { state: 'voided' }, at)
      after.add(notify)
    },

    settleReturn: async ({ tx, at, payer, after }, { id, state }) => {
      await settleRefund(tx, payer, { id, state: state === 'declined' ? 'declined' : 'succeeded' }, at)
      after.add(notify)
    },
  }
}
