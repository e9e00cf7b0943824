// The checkout as a pure state machine over a snapshot of the cart. Events that do not apply to the current state are ignored, so that two tabs, a late
// response or a second tap cause no harm.
import { isRefusalCode, type RefusalCode } from '@sufra/shared/refusals/refusals'
import type { Checkout, OrderSnapshot, Session } from '../common/session/session-fields.ts'
import { isSameCart } from './same-cart.ts'

export type CheckoutEvent =
  /** The diner confirmed the cart. */
  | { type: 'confirmed'; snapshot: OrderSnapshot; isOnline: boolean }
  /** The diner agreed to send the order once there is a network. */
  | { type: 'queued' }
  /** A tab starts sending; `again`: the diner has just requested it. */
  | { type: 'claimed'; owner: string; now: number; again: boolean }
  /** The sending tab got no response, or a response without a result. */
  | { type: 'unanswered'; owner: string }
  /** The server rejected the order. */
  | { type: 'rejected'; owner: string; error: RefusalCode }
  /** The payment was declined finally: no request with this key will place an order. */
  | { type: 'declined'; error: RefusalCode }
  /** The diner cancelled. */
  | { type: 'cancelled' }
  /** No tab can send the order any more. */
  | { type: 'unsendable' }
  /** The server ensured that the key will place no order. */
  | { type: 'withdrawn' }
  /** The order was placed. */
  | { type: 'placed' }
  /** The diner has read the reason of the rejection. */
  | { type: 'dismissed' }

/** Milliseconds after which a confirmation is too old to be sent without asking again. */
export const staleAfter = 20 * 60_000
/** Milliseconds within which the sending tab must renew its claim; afterwards it counts as closed. */
const leaseMilliseconds = 30_000
/** Milliseconds until a tab that has claimed the checkout is sure to hold its lock. */
const settleTime = 2_000
/** Milliseconds within which the tab of a confirmed payment claims it. */
const claimTime = 2_000

const idle: Checkout = { state: 'idle' }

/** Whether a queued order may be sent automatically. */
const maySendNow = (checkout: Checkout, now: number): boolean =>
  checkout.state === 'waiting' && checkout.sendsWhenOnline && !isStale(checkout.snapshot, now)

export const isStale = ({ confirmedAt }: OrderSnapshot, now: number): boolean => now - confirmedAt > staleAfter

const claim = (checkout: Checkout, owner: string, now: number, again: boolean): Checkout => {
  if (checkout.state !== 'waiting' && checkout.state !== 'unconfirmed' && checkout.state !== 'sending') return checkout
  if (checkout.state === 'sending' && checkout.owner !== owner) return checkout
  const sends = checkout.state === 'waiting' ? 1 : checkout.sends + 1
  const snapshot = again ? { ...checkout.snapshot, confirmedAt: now } : checkout.snapshot
  return { state: 'sending', snapshot, sends, owner, until: now + leaseMilliseconds }
}

const reject = (checkout: Checkout, owner: string, error: RefusalCode): Checkout => {
  if (checkout.state !== 'sending' || checkout.owner !== owner) return checkout
  const { snapshot, sends } = checkout
  // An earlier request with this key may still be in flight, and only the server can ensure that it will not be placed.
  return sends > 1 ? { state: 'withdrawing', snapshot, error } : { state: 'rejected', snapshot, error }
}

const cancel = (checkout: Checkout): Checkout => {
  if (checkout.state === 'waiting') return idle // it was never sent
  return checkout.state === 'unconfirmed' ? { state: 'withdrawing', snapshot: checkout.snapshot, error: null } : checkout
}

const withdraw = (checkout: Checkout): Checkout => {
  if (checkout.state !== 'withdrawing') return checkout.state === 'unconfirmed' || checkout.state === 'sending' ? idle : checkout
  return checkout.error === null ? idle : { state: 'rejected', snapshot: checkout.snapshot, error: checkout.error }
}

/** Whether a snapshot may wait for the network. A token of the payment gateway expires too soon. */
const mayWait = ({ paymentMethod }: OrderSnapshot): boolean => paymentMethod === 'Cash'

const confirm = (checkout: Checkout, snapshot: OrderSnapshot, isOnline: boolean): Checkout => {
  if (checkout.state !== 'idle' && checkout.state !== 'rejected') return checkout
  return isOnline || mayWait(snapshot) ? { state: 'waiting', snapshot, sendsWhenOnline: isOnline } : checkout
}

const decline = (checkout: Checkout, error: RefusalCode): Checkout => {
  if (checkout.state === 'withdrawing' && checkout.error === null) return idle // the diner had cancelled it
  return checkout.state === 'idle' || checkout.state === 'rejected' ? checkout : { state: 'rejected', snapshot: checkout.snapshot, error }
}

export const nextCheckout = (checkout: Checkout, event: CheckoutEvent): Checkout => {
  switch (event.type) {
    case 'confirmed':
      return confirm(checkout, event.snapshot, event.isOnline)
    case 'queued':
      return checkout.state === 'waiting' ? { ...checkout, sendsWhenOnline: true } : checkout
    case 'claimed':
      return claim(checkout, event.owner, event.now, event.again)
    case 'unanswered':
      return checkout.state === 'sending' && checkout.owner === event.owner
        ? { state: 'unconfirmed', snapshot: checkout.snapshot, sends: checkout.sends }
        : checkout
    case 'rejected':
      return reject(checkout, event.owner, event.error)
    case 'declined':
      return decline(checkout, event.error)
    case 'cancelled':
      return cancel(checkout)
    case 'unsendable':
      return checkout.state === 'waiting' ? idle : checkout
    case 'withdrawn':
      return withdraw(checkout)
    case 'placed':
      return idle
    case 'dismissed':
      return checkout.state === 'rejected' ? idle : checkout
  }
}

export type Step =
  | { type: 'none' }
  /** Another tab may be about to change the checkout. */
  | { type: 'wait' }
  /** The tab that was to send the order, or was sending it, was closed or reloaded. */
  | { type: 'record'; key: string; event: CheckoutEvent }
  /** The tab that sends the order may have been closed or reloaded. */
  | { type: 'find owner'; key: string; owner: string }
  | { type: 'send'; snapshot: OrderSnapshot }
  | { type: 'resolve'; snapshot: OrderSnapshot; withdraw: boolean }

type Circumstances = { tab: string; isSending: boolean; isOnline: boolean; now: number; maySend: (snapshot: OrderSnapshot) => boolean }

/** Returns the next step of a tab. `isSending`: whether this tab is already sending the order. */
export const nextStep = (checkout: Checkout, { tab, isSending, isOnline, now, maySend }: Circumstances): Step => {
  if (checkout.state === 'idle' || checkout.state === 'rejected') return { type: 'none' }
  const { snapshot } = checkout
  if (checkout.state === 'waiting' && !maySend(snapshot))
    return now > snapshot.confirmedAt + claimTime ? { type: 'record', key: snapshot.key, event: { type: 'unsendable' } } : { type: 'wait' }
  if (checkout.state === 'sending') {
    const { owner, until } = checkout
    if (owner === tab ? !isSending : now > until) return { type: 'record', key: snapshot.key, event: { type: 'unanswered', owner } }
    const mayBeClosed = owner !== tab && now > until - leaseMilliseconds + settleTime
    return mayBeClosed ? { type: 'find owner', key: snapshot.key, owner } : { type: 'wait' }
  }
  if (!isOnline) return { type: 'none' }
  if (checkout.state === 'waiting') return maySendNow(checkout, now) ? { type: 'send', snapshot } : { type: 'none' }
  return { type: 'resolve', snapshot, withdraw: checkout.state === 'withdrawing' }
}

/** Whether the bank or the gateway declined the payment: the order will never be placed, and the cart may be paid another way. */
export const isDecline = (error: RefusalCode | undefined): boolean => error?.startsWith('payment.declined_') === true

/**
 * Whether our server refused the request. A reply without a code of its form comes from elsewhere, such as a Wi-Fi sign-in page, and proves
 * nothing.
 */
export const isOurRefusal = ({ status, code }: { status: number; code?: RefusalCode }) =>
  status >= 400 && status < 500 && isRefusalCode(code)

/** Returns the event of a refused request. */
export const refusalEvent = (error: RefusalCode, owner: string): CheckoutEvent => {
  if (isDecline(error)) return { type: 'declined', error }
  return error === 'order.withdrawn' ? { type: 'withdrawn' } : { type: 'rejected', owner, error }
}

/** Applies an event to the checkout of a session if it still has this key. The cart gets a new key when the event makes this one useless. */
export const afterEvent = (
  { checkout, currentUniqueId }: Session,
  key: string,
  event: CheckoutEvent,
  newId: () => string,
): Partial<Session> => ({
  ...('snapshot' in checkout && checkout.snapshot.key === key && { checkout: nextCheckout(checkout, event) }),
  ...((event.type === 'declined' || event.type === 'withdrawn') && currentUniqueId === key && { currentUniqueId: newId() }),
})

export type Confirmation = 'confirmed' | 'changed' | 'pending'

/** Confirms what a tab displays, with the key of the cart. */
export const confirmShown = (
  session: Session,
  shown: Omit<OrderSnapshot, 'key'>,
  { isOnline, newId }: { isOnline: boolean; newId: () => string },
): { result: Confirmation; change: Partial<Session> } => {
  if (!isSameCart(session.cart, shown.cart)) return { result: 'changed', change: {} }
  const snapshot = { ...shown, key: session.currentUniqueId || newId() }
  const checkout = nextCheckout(session.checkout, { type: 'confirmed', snapshot, isOnline })
  return { result: checkout === session.checkout ? 'pending' : 'confirmed', change: { checkout } }
}
