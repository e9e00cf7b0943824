import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import { violatedConstraint } from '../../db/connect.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import type { OrdersStore } from '../../orders/orders.store.ts'
import { maximumsOf } from '../../orders/placing/order-limits.ts'
import { refused } from '../../refusals/refused.ts'
import type { SavedCard } from '../gateway/payment-gateway.ts'
import type { SavedCardsStore } from '../saved-cards/saved-cards.store.ts'
import type { AttemptKey, AttemptsStore } from './attempts.store.ts'

type Deps = {
  store: AttemptsStore
  orders: Pick<OrdersStore, 'readOrder'>
  savedCards: Pick<SavedCardsStore, 'add'>
  limitsOrders: boolean
  notify: (restaurantId: string) => void
  menuChanged: (restaurantId: string) => void
  now: () => Date
}

/** Maximum number of retries when a concurrent order takes the same slot. */
const maxSlotConflicts = 20

const hasSlotConflict = (error: unknown) => String(violatedConstraint(error)).startsWith('orders_waiting_')

/** What becomes of an order by the decision about its authorisation, whoever brings it: the answer, a webhook or a look-up. The first decision counts. */
export const createSettleAuthorisation = ({ store, orders, savedCards, limitsOrders, notify, menuChanged, now }: Deps) => {
  const showOrder = async (key: AttemptKey, reference: string): Promise<boolean> => {
    const order = await orders.readOrder(key.orderId)
    if (!order) throw new Error('an authorised order does not exist')
    const limits = maximumsOf({ isOn: limitsOrders, isAtTable: order.tableId !== null })
    for (let conflicts = 0; conflicts < maxSlotConflicts; conflicts += 1) {
      try {
        return await store.authorise(key, { order, reference, limits, at: now() })
      } catch (error) {
        if (!hasSlotConflict(error)) throw error
      }
    }
    throw refused('server.busy')
  }

  const fail = async (
    key: AttemptKey,
    reason: DeclineReason,
    { isDecided, withdrawnKey }: { isDecided: boolean; withdrawnKey?: string },
  ) => {
    const failed = await store.fail(key, { reason, isDecided, withdrawnKey, at: now() })
    failpoint('after_failed_commit')
    if (failed?.restoresStock) menuChanged(key.restaurantId)
    return failed !== undefined
  }

  return {
    /** The order becomes visible. One that has failed meanwhile stays so, and the authorisation is voided. */
    authorised: async (key: AttemptKey, { reference, card }: { reference: string; card?: SavedCard }): Promise<void> => {
      const isShown = await showOrder(key, reference)
      failpoint('after_authorised_commit')
      if (!isShown) {
        await store.authoriseLate(key, reference, now())
        return failpoint('after_late_authorised_commit')
      }
      notify(key.restaurantId)
      if (card) await savedCards.add(key.orderId, card, now())
    },

    declined: async (key: AttemptKey, reason: DeclineReason): Promise<void> => {
      if (!(await fail(key, reason, { isDecided: true }))) await store.declineLate(key, now())
    },

    /** The order fails although the gateway has not decided: if it authorises the payment later, that is voided. Returns whether the order was awaiting. */
    giveUp: (key: AttemptKey, reason: DeclineReason, withdrawnKey?: string): Promise<boolean> =>
      fail(key, reason, { isDecided: false, withdrawnKey }),
  }
}

export type SettleAuthorisation = ReturnType<typeof createSettleAuthorisation>
