// The checkout in the session that all tabs share, with the changes that this tab makes.
import type { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { OrderSnapshot, Session } from '../../common/session/session-fields.ts'
import { alreadyPlaced } from '../already-placed.ts'
import { isDecline } from '../declined.ts'
import { nextCheckout, type CheckoutEvent } from '../checkout-machine.ts'
import { afterPlacing, type PlacedOrder } from '../placed-order.ts'
import { isSameCart } from '../same-cart.ts'

export type CheckoutSessionDeps = {
  /** Id of this tab. */
  tab: string
  /** The newest session of all tabs. */
  read: () => Session
  update: (change: (session: Session) => Partial<Session>) => Session
  isOnline: () => boolean
  now: () => number
  newId: () => string
  /** `isLate`: the diner had already cancelled it. */
  onPlaced: (order: PlacedOrder, isLate: boolean) => void
}

export type Confirmation = 'confirmed' | 'changed' | 'pending'

const keyOf = ({ checkout }: Session) => ('snapshot' in checkout ? checkout.snapshot.key : undefined)

export const createCheckoutSession = ({ tab, read, update, isOnline, now, newId, onPlaced }: CheckoutSessionDeps) => {
  /** Applies an event to the checkout if it still has this key. */
  const apply = (key: string, event: CheckoutEvent) =>
    update((session) => (keyOf(session) === key ? { checkout: nextCheckout(session.checkout, event) } : {}))

  const recordPlaced = (snapshot: OrderSnapshot, order: PlacedOrder) => {
    let isNew = false
    let isLate = false
    update((session) => {
      isLate = session.checkout.state === 'withdrawing' && session.checkout.error === null
      const change = afterPlacing(session, snapshot, order, newId())
      isNew = change.orders !== undefined
      return change
    })
    if (isNew) onPlaced(order, isLate)
  }

  /** Gives the cart a new key, because this one can no longer be used. */
  const replaceKey = (key: string) => update(({ currentUniqueId }) => (currentUniqueId === key ? { currentUniqueId: newId() } : {}))

  const recordWithdrawn = ({ key }: OrderSnapshot) => {
    apply(key, { type: 'withdrawn' })
    replaceKey(key)
  }

  /** The cart stays, for another way to pay. */
  const recordDeclined = ({ key }: OrderSnapshot, error: RefusalCode) => {
    apply(key, { type: 'declined', error })
    replaceKey(key)
  }

  return {
    apply,
    recordPlaced,
    recordWithdrawn,
    recordDeclined,

    /** Drops an order that was never sent. */
    dropWaiting: (): void =>
      void update(({ checkout }) => ({
        checkout: checkout.state === 'waiting' ? nextCheckout(checkout, { type: 'cancelled' }) : checkout,
      })),

    /** Claims the checkout for this tab. Returns undefined when another tab owns it. */
    claim: (key: string, again: boolean): OrderSnapshot | undefined => {
      apply(key, { type: 'claimed', owner: tab, now: now(), again })
      const { checkout } = read()
      return checkout.state === 'sending' && checkout.owner === tab && checkout.snapshot.key === key ? checkout.snapshot : undefined
    },

    recordRejection: (snapshot: OrderSnapshot, error: ApiError) => {
      const placed = alreadyPlaced(error)
      // An order that is not paid in cash may still be hidden, or may have failed, so its outcome is requested.
      if (placed && snapshot.paymentMethod !== 'Cash') return void apply(snapshot.key, { type: 'unanswered', owner: tab })
      if (placed) return recordPlaced(snapshot, placed)
      if (error.code && isDecline(error.code)) return recordDeclined(snapshot, error.code)
      if (error.code === 'order.withdrawn') return recordWithdrawn(snapshot)
      apply(snapshot.key, { type: 'rejected', owner: tab, error: error.code ?? ('request.invalid' satisfies RefusalCode) })
    },

    /** Confirms what this tab displays, with the key of the cart. */
    confirm: (shown: Omit<OrderSnapshot, 'key'>): Confirmation => {
      let result: Confirmation = 'pending'
      update((session) => {
        if (!isSameCart(session.cart, shown.cart)) {
          result = 'changed'
          return {}
        }
        const snapshot = { ...shown, key: session.currentUniqueId || newId() }
        const checkout = nextCheckout(session.checkout, { type: 'confirmed', snapshot, isOnline: isOnline() })
        result = checkout === session.checkout ? 'pending' : 'confirmed'
        return { checkout }
      })
      return result
    },
  }
}

export type CheckoutSession = ReturnType<typeof createCheckoutSession>
