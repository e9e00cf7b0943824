// What a tab does for the checkout: sends a confirmed snapshot, settles one whose answer was lost, and leaves alone what another tab is doing.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { OrderSnapshot, Session } from '../app/session-fields.ts'
import { alreadyPlaced } from './already-placed.ts'
import { isStale, leaseMilliseconds, maySendNow, nextCheckout, type CheckoutEvent } from './checkout-machine.ts'
import { afterPlacing, type PlacedOrder } from './placed-order.ts'
import { isSameCart } from './same-cart.ts'

type Failure = 'failed' | 'wentWrong'

export type CheckoutDeps = {
  /** This tab, among those of the browser. */
  tab: string
  /** The newest session of all tabs. */
  read: () => Session
  update: (change: (session: Session) => Partial<Session>) => Session
  /** Undefined when the answer lacks the message of success (spec §7). Throws ApiError. */
  send: (snapshot: OrderSnapshot) => Promise<PlacedOrder | undefined>
  resolve: (snapshot: OrderSnapshot, withdraw: boolean) => Promise<PaymentOutcome>
  isOnline: () => boolean
  /** Undefined where the browser cannot tell. */
  isTabAlive: (tab: string) => Promise<boolean | undefined>
  now: () => number
  newId: () => string
  /** Runs something after so many milliseconds; returns what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** `isLate`: the diner has cancelled it meanwhile. */
  onPlaced: (order: PlacedOrder, isLate: boolean) => void
  /** A request of this tab ended without an answer about the order. */
  onFailure: (failure: Failure) => void
}

/** Waits before an unanswered request is sent again while the diner looks on. */
const retryWaits = [1_000, 3_000]
/** Waits between two questions what became of an order. */
const firstCheck = 2_000
const maxCheckTime = 30_000

const keyOf = ({ checkout }: Session) => ('snapshot' in checkout ? checkout.snapshot.key : undefined)

export const createCheckoutController = (deps: CheckoutDeps) => {
  const work = { isWanted: false, isSending: false, isEnded: false }
  let running: Promise<void> | undefined
  let checks = 0
  let cancelTimer = () => {}

  /** Applies an event to the checkout of this key; to another one it does not belong. */
  const apply = (key: string, event: CheckoutEvent) =>
    deps.update((session) => (keyOf(session) === key ? { checkout: nextCheckout(session.checkout, event) } : {}))

  const record = (snapshot: OrderSnapshot, order: PlacedOrder) => {
    let isNew = false
    let isLate = false
    deps.update((session) => {
      isLate = session.checkout.state === 'withdrawing' && session.checkout.error === null
      const change = afterPlacing(session, snapshot, order, deps.newId())
      isNew = change.orders !== undefined
      return change
    })
    if (isNew) deps.onPlaced(order, isLate)
  }

  /** The key is used up: the cart gets another one. */
  const recordWithdrawn = ({ key }: OrderSnapshot) => {
    apply(key, { what: 'withdrawn' })
    deps.update(({ currentUniqueId }) => (currentUniqueId === key ? { currentUniqueId: deps.newId() } : {}))
  }

  /** Makes this tab the one that sends. False when another one is. */
  const claim = (key: string, again: boolean): boolean => {
    apply(key, { what: 'claimed', owner: deps.tab, now: deps.now(), again })
    const session = deps.read()
    return session.checkout.state === 'sending' && session.checkout.owner === deps.tab && keyOf(session) === key
  }

  const recordRejection = (snapshot: OrderSnapshot, error: ApiError) => {
    const placed = alreadyPlaced(error)
    if (placed) return record(snapshot, placed)
    if (error.code === 'order.withdrawn') return recordWithdrawn(snapshot)
    apply(snapshot.key, { what: 'rejected', owner: deps.tab, error: error.code ?? ('request.invalid' satisfies RefusalCode) })
  }

  const pause = (milliseconds: number) => new Promise<void>((resolve) => deps.after(milliseconds, resolve))

  /** Sends what this tab has claimed, and again while no answer comes. */
  const sendClaimed = async (snapshot: OrderSnapshot) => {
    for (let attempt = 0; !work.isEnded; attempt += 1) {
      let failure: Failure | undefined
      try {
        const placed = await deps.send(snapshot)
        if (placed) return record(snapshot, placed)
        failure = 'wentWrong'
      } catch (error) {
        if (!(error instanceof ApiError)) return recordRejection(snapshot, new ApiError(400, '', { error: 'request.invalid' })) // it did not get as far as the network
        if (error.status >= 400 && error.status < 500) return recordRejection(snapshot, error)
        if (error.status >= 500) failure = 'failed'
      }
      const wait = retryWaits[attempt]
      const isWorthRetrying = wait !== undefined && deps.isOnline() && failure !== 'wentWrong'
      if (isWorthRetrying) await pause(wait)
      // The phone may have slept meanwhile: what is too old is not sent without asking.
      if (!isWorthRetrying || isStale(snapshot, deps.now())) {
        apply(snapshot.key, { what: 'unanswered', owner: deps.tab })
        if (failure) deps.onFailure(failure)
        return
      }
      if (!claim(snapshot.key, false)) return
    }
  }

  const send = async (snapshot: OrderSnapshot) => {
    work.isSending = true
    try {
      await sendClaimed(snapshot)
    } finally {
      work.isSending = false
      work.isWanted = true // what came of it may have to be settled
    }
  }

  const check = async (snapshot: OrderSnapshot, withdraw: boolean) => {
    try {
      const outcome = await deps.resolve(snapshot, withdraw)
      if (outcome.outcome === 'placed') return record(snapshot, outcome)
      // A restaurant that does not exist knows no key, and takes no order.
      if (outcome.outcome === 'withdrawn' || withdraw) return recordWithdrawn(snapshot)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    runLater(Math.min(maxCheckTime, firstCheck * 2 ** checks))
    checks += 1
  }

  /** Whether nobody sends any more what was claimed until then: the tab was closed or reloaded. */
  const isOwnerGone = async (owner: string, until: number) => {
    if (owner === deps.tab) return !work.isSending
    const hasSettled = deps.now() > until - leaseMilliseconds + firstCheck
    return deps.now() > until || (hasSettled && (await deps.isTabAlive(owner)) === false)
  }

  const watchOwner = async (owner: string, until: number, key: string) => {
    if (await isOwnerGone(owner, until)) {
      apply(key, { what: 'unanswered', owner })
      work.isWanted = true
    } else runLater(firstCheck)
  }

  /** One step of what the checkout needs now. */
  const step = async () => {
    const { checkout } = deps.read()
    if (checkout.state === 'sending') return watchOwner(checkout.owner, checkout.until, checkout.snapshot.key)
    if (!deps.isOnline()) return
    if (maySendNow(checkout, deps.now()) && 'snapshot' in checkout && claim(checkout.snapshot.key, false)) return send(checkout.snapshot)
    if (checkout.state === 'unconfirmed') return check(checkout.snapshot, false)
    if (checkout.state === 'withdrawing') return check(checkout.snapshot, true)
  }

  const runToEnd = async () => {
    await Promise.resolve() // a change of the session calls this from within itself
    while (work.isWanted && !work.isEnded) {
      work.isWanted = false
      cancelTimer()
      await step()
    }
  }

  /** Resolves when nothing more is to be done now, also for what somebody else has started. */
  const run = (): Promise<void> => {
    work.isWanted = true
    running ??= runToEnd().finally(() => (running = undefined))
    return running
  }

  const runLater = (milliseconds: number) => {
    cancelTimer()
    cancelTimer = deps.after(milliseconds, () => void run())
  }

  const runNow = () => {
    checks = 0
    return run()
  }

  return {
    /**
     * The diner confirmed what this tab shows. `changed`: another tab has changed the cart since; `pending`: an earlier order is not settled.
     * Otherwise resolves when it was sent, or waits for a network.
     */
    confirm: async (shown: Omit<OrderSnapshot, 'key'>): Promise<'confirmed' | 'changed' | 'pending'> => {
      let answer: 'confirmed' | 'changed' | 'pending' = 'pending'
      deps.update((session) => {
        if (!isSameCart(session.cart, shown.cart)) {
          answer = 'changed'
          return {}
        }
        const snapshot = { ...shown, key: session.currentUniqueId || deps.newId() }
        const checkout = nextCheckout(session.checkout, { what: 'confirmed', snapshot, isOnline: deps.isOnline() })
        answer = checkout === session.checkout ? 'pending' : 'confirmed'
        return { checkout }
      })
      await runNow()
      return answer
    },
    sendWhenOnline: (key: string) => {
      apply(key, { what: 'queued' })
      return runNow()
    },
    /** The diner asks to send it now, although it is old or was sent before. */
    sendAgain: async (key: string) => {
      if (claim(key, true)) {
        const { checkout } = deps.read()
        if ('snapshot' in checkout) await send(checkout.snapshot)
      }
      await runNow()
    },
    cancel: (key: string) => {
      apply(key, { what: 'cancelled' })
      return runNow()
    },
    dismiss: (key: string) => apply(key, { what: 'dismissed' }),
    /** Something may have changed: another tab, the network, the page is back. */
    runNow,
    end: () => {
      work.isEnded = true
      cancelTimer()
    },
  }
}

export type CheckoutController = ReturnType<typeof createCheckoutController>
