// Runs the checkout of a tab: sends a confirmed snapshot, resolves one whose response was lost, and does not interfere with another tab.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { OrderSnapshot, Session } from '../common/session/session-fields.ts'
import { alreadyPlaced } from './already-placed.ts'
import { isStale, leaseMilliseconds, maySendNow, nextCheckout, type CheckoutEvent } from './checkout-machine.ts'
import { afterPlacing, type PlacedOrder } from './placed-order.ts'
import { isSameCart } from './same-cart.ts'

type Failure = 'failed' | 'wentWrong'

export type CheckoutDeps = {
  /** Id of this tab. */
  tab: string
  /** The newest session of all tabs. */
  read: () => Session
  update: (change: (session: Session) => Partial<Session>) => Session
  /** Returns undefined when the response lacks the message of success (spec §7). Throws ApiError. */
  send: (snapshot: OrderSnapshot) => Promise<PlacedOrder | undefined>
  resolve: (snapshot: OrderSnapshot, withdraw: boolean) => Promise<PaymentOutcome>
  isOnline: () => boolean
  /** Returns undefined when the browser does not support it. */
  isTabAlive: (tab: string) => Promise<boolean | undefined>
  now: () => number
  newId: () => string
  /** Runs a function after the given milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** `isLate`: the diner had already cancelled it. */
  onPlaced: (order: PlacedOrder, isLate: boolean) => void
  /** A request of this tab ended without a result for the order. */
  onFailure: (failure: Failure) => void
}

/** Milliseconds to wait before an unanswered request is retried. */
const retryWaits = [1_000, 3_000]
/** Poll interval for the outcome of an order, with exponential backoff. */
const firstCheck = 2_000
const maxCheckTime = 30_000

const keyOf = ({ checkout }: Session) => ('snapshot' in checkout ? checkout.snapshot.key : undefined)

export const createCheckoutController = (deps: CheckoutDeps) => {
  const work = { isWanted: false, isSending: false, isEnded: false }
  let running: Promise<void> | undefined
  let checks = 0
  let cancelTimer = () => {}

  /** Applies an event to the checkout if it still has this key. */
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

  /** The key can no longer be used: the cart gets a new one. */
  const recordWithdrawn = ({ key }: OrderSnapshot) => {
    apply(key, { type: 'withdrawn' })
    deps.update(({ currentUniqueId }) => (currentUniqueId === key ? { currentUniqueId: deps.newId() } : {}))
  }

  /** Claims the checkout for this tab. Returns false when another tab owns it. */
  const claim = (key: string, again: boolean): boolean => {
    apply(key, { type: 'claimed', owner: deps.tab, now: deps.now(), again })
    const session = deps.read()
    return session.checkout.state === 'sending' && session.checkout.owner === deps.tab && keyOf(session) === key
  }

  const recordRejection = (snapshot: OrderSnapshot, error: ApiError) => {
    const placed = alreadyPlaced(error)
    if (placed) return record(snapshot, placed)
    if (error.code === 'order.withdrawn') return recordWithdrawn(snapshot)
    apply(snapshot.key, { type: 'rejected', owner: deps.tab, error: error.code ?? ('request.invalid' satisfies RefusalCode) })
  }

  const pause = (milliseconds: number) => new Promise<void>((resolve) => deps.after(milliseconds, resolve))

  /** Sends the claimed snapshot, with retries while there is no response. */
  const sendClaimed = async (snapshot: OrderSnapshot) => {
    for (let attempt = 0; !work.isEnded; attempt += 1) {
      let failure: Failure | undefined
      try {
        const placed = await deps.send(snapshot)
        if (placed) return record(snapshot, placed)
        failure = 'wentWrong'
      } catch (error) {
        if (!(error instanceof ApiError)) return recordRejection(snapshot, new ApiError(400, '', { error: 'request.invalid' })) // it failed before the request
        if (error.status >= 400 && error.status < 500) return recordRejection(snapshot, error)
        if (error.status >= 500) failure = 'failed'
      }
      const wait = retryWaits[attempt]
      const isWorthRetrying = wait !== undefined && deps.isOnline() && failure !== 'wentWrong'
      if (isWorthRetrying) await pause(wait)
      // The phone may have slept meanwhile: a stale snapshot is not sent without asking.
      if (!isWorthRetrying || isStale(snapshot, deps.now())) {
        apply(snapshot.key, { type: 'unanswered', owner: deps.tab })
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
      work.isWanted = true // the result may need another step
    }
  }

  const check = async (snapshot: OrderSnapshot, withdraw: boolean) => {
    try {
      const outcome = await deps.resolve(snapshot, withdraw)
      if (outcome.outcome === 'placed') return record(snapshot, outcome)
      // With `withdraw`, `unknown` means that the restaurant does not exist, so no order can be placed.
      if (outcome.outcome === 'withdrawn' || withdraw) return recordWithdrawn(snapshot)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    runLater(Math.min(maxCheckTime, firstCheck * 2 ** checks))
    checks += 1
  }

  /** Whether the tab that claimed the checkout was closed or reloaded. */
  const isOwnerGone = async (owner: string, until: number) => {
    if (owner === deps.tab) return !work.isSending
    const hasSettled = deps.now() > until - leaseMilliseconds + firstCheck
    return deps.now() > until || (hasSettled && (await deps.isTabAlive(owner)) === false)
  }

  const watchOwner = async (owner: string, until: number, key: string) => {
    if (await isOwnerGone(owner, until)) {
      apply(key, { type: 'unanswered', owner })
      work.isWanted = true
    } else runLater(firstCheck)
  }

  /** Runs the next step of the checkout. */
  const step = async () => {
    const { checkout } = deps.read()
    if (checkout.state === 'sending') return watchOwner(checkout.owner, checkout.until, checkout.snapshot.key)
    if (!deps.isOnline()) return
    if (maySendNow(checkout, deps.now()) && 'snapshot' in checkout && claim(checkout.snapshot.key, false)) return send(checkout.snapshot)
    if (checkout.state === 'unconfirmed') return check(checkout.snapshot, false)
    if (checkout.state === 'withdrawing') return check(checkout.snapshot, true)
  }

  const runToEnd = async () => {
    await Promise.resolve() // a session update may call this synchronously
    while (work.isWanted && !work.isEnded) {
      work.isWanted = false
      cancelTimer()
      await step()
    }
  }

  /** Resolves when there is nothing left to do for now, including steps started by another caller. */
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
     * The diner confirmed what this tab shows. Returns `changed` if another tab has changed the cart since, `pending` if an earlier order is pending.
     * Otherwise resolves when it was sent, or waits for the network.
     */
    confirm: async (shown: Omit<OrderSnapshot, 'key'>): Promise<'confirmed' | 'changed' | 'pending'> => {
      let result: 'confirmed' | 'changed' | 'pending' = 'pending'
      deps.update((session) => {
        if (!isSameCart(session.cart, shown.cart)) {
          result = 'changed'
          return {}
        }
        const snapshot = { ...shown, key: session.currentUniqueId || deps.newId() }
        const checkout = nextCheckout(session.checkout, { type: 'confirmed', snapshot, isOnline: deps.isOnline() })
        result = checkout === session.checkout ? 'pending' : 'confirmed'
        return { checkout }
      })
      await runNow()
      return result
    },
    sendWhenOnline: (key: string) => {
      apply(key, { type: 'queued' })
      return runNow()
    },
    /** The diner sends it now, although it is stale or was sent before. */
    sendAgain: async (key: string) => {
      if (claim(key, true)) {
        const { checkout } = deps.read()
        if ('snapshot' in checkout) await send(checkout.snapshot)
      }
      await runNow()
    },
    cancel: (key: string) => {
      apply(key, { type: 'cancelled' })
      return runNow()
    },
    dismiss: (key: string) => apply(key, { type: 'dismissed' }),
    /** Called when something may have changed: another tab, the network, or the page became visible. */
    runNow,
    end: () => {
      work.isEnded = true
      cancelTimer()
    },
  }
}

export type CheckoutController = ReturnType<typeof createCheckoutController>
