import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import { violatedConstraint } from '../../db/connect.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import type { OrdersStore } from '../../orders/orders.store.ts'
import type { SavedCard } from '../gateway/payment-gateway.ts'
import type { SavedCardsStore } from '../saved-cards/saved-cards.store.ts'
import type { AttemptKey, AttemptsStore } from './order-payments.store.ts'

type Deps = {
  store: AttemptsStore
  orders: Pick<OrdersStore, 'readOrder'>
  savedCards: Pick<SavedCardsStore, 'add'>
  notify: (restaurantId: string) => void
  menuChanged: (restaurantId: string) => void
  now: () => Date
}

/** Whether an order took more than the remaining portions. */
const tookTooMuch = (error: unknown) => String(violatedConstraint(error)).endsWith('_portions_left')

/** Settles an order by the decision about its authorisation, from the answer, a webhook or a look-up. The first decision counts. */
export const createSettleAuthorisation = ({ store, orders, savedCards, notify, menuChanged, now }: Deps) => {
  /** Takes the released stock of the order again. Returns whether there was enough. */
  const takeStock = async (key: AttemptKey): Promise<boolean> => {
    try {
      if (await store.takeReleasedStock(key, now())) menuChanged(key.restaurantId)
      return true
    } catch (error) {
      if (!tookTooMuch(error)) throw error
      return false
    }
  }

  /** Returns whether the order became visible. Fails it when its dishes have sold out. */
  const showOrder = async (key: AttemptKey, reference: string): Promise<boolean> => {
    const order = await orders.readOrder(key.orderId)
    if (!order) throw new Error('an authorised order does not exist')
    if (await takeStock(key)) return store.authorise(key, { order, reference, at: now() })
    await fail(key, 'sold_out', { isDecided: false })
    return false
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
    /**
     * Shows the order to counters. An order that has failed before stays failed, or fails because its dishes have sold out, and the
     * authorisation is voided.
     */
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

    /** An order whose payment is not decided for a while returns its stock, so that others can order it. */
    releaseStock: async (key: AttemptKey): Promise<void> => {
      if (await store.releaseStock(key, now())) menuChanged(key.restaurantId)
    },

    /**
     * Fails the order although the gateway has not decided: if it authorises the payment later, that is voided. Returns whether the order
     * was awaiting a decision.
     */
    giveUp: (key: AttemptKey, reason: DeclineReason, withdrawnKey?: string): Promise<boolean> =>
      fail(key, reason, { isDecided: false, withdrawnKey }),
  }
}

export type SettleAuthorisation = ReturnType<typeof createSettleAuthorisation>
