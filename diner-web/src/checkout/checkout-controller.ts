// Runs the checkout of a tab: sends a confirmed snapshot, resolves a snapshot whose response was lost, and does not interfere with another
// tab.
import type { OrderSnapshot } from '../common/session/session-fields.ts'
import { maySendNow } from './checkout-machine.ts'
import { createCheckoutSession, type CheckoutSessionDeps, type Confirmation } from './controller/checkout-session.ts'
import { isOwnerGone, type OwnerDeps } from './controller/is-owner-gone.ts'
import { isUnsendable, type SourceDeps } from './controller/is-unsendable.ts'
import { createResolveOutcome, type ResolveDeps } from './controller/resolve-outcome.ts'
import { createSendClaimed, type SendDeps } from './controller/send-claimed.ts'
import { createStepLoop } from './controller/step-loop.ts'

export type CheckoutDeps = CheckoutSessionDeps & SendDeps & ResolveDeps & OwnerDeps & SourceDeps

/** Poll interval for the outcome of an order, with exponential backoff. */
const firstCheck = 2_000
const maxCheckTime = 30_000
/** Poll interval for whether the sending tab is closed. */
const ownerCheck = 2_000

export const createCheckoutController = (deps: CheckoutDeps) => {
  const session = createCheckoutSession(deps)
  const sendClaimed = createSendClaimed(deps, session)
  const resolveOutcome = createResolveOutcome(deps, session)
  let isSending = false
  let checks = 0

  const send = async (snapshot: OrderSnapshot) => {
    isSending = true
    try {
      await sendClaimed(snapshot, loop.isEnded)
    } finally {
      isSending = false
      loop.want() // the result may need another step
    }
  }

  const check = async (snapshot: OrderSnapshot, withdraw: boolean) => {
    if (await resolveOutcome(snapshot, withdraw)) return
    loop.runLater(Math.min(maxCheckTime, firstCheck * 2 ** checks))
    checks += 1
  }

  const watchOwner = async (owner: string, until: number, key: string) => {
    const isGone = owner === deps.tab ? !isSending : await isOwnerGone(deps, owner, until)
    if (!isGone) return loop.runLater(ownerCheck)
    session.apply(key, { type: 'unanswered', owner })
    loop.want()
  }

  /** Runs the next step of the checkout. */
  const step = async () => {
    const { checkout } = deps.read()
    const unsendable = isUnsendable(deps, checkout)
    if (unsendable) return unsendable === 'later' ? loop.runLater(ownerCheck) : session.dropWaiting()
    if (checkout.state === 'sending') return watchOwner(checkout.owner, checkout.until, checkout.snapshot.key)
    if (!deps.isOnline()) return
    if (maySendNow(checkout, deps.now()) && 'snapshot' in checkout && session.claim(checkout.snapshot.key, false))
      return send(checkout.snapshot)
    if (checkout.state === 'unconfirmed') return check(checkout.snapshot, false)
    if (checkout.state === 'withdrawing') return check(checkout.snapshot, true)
  }

  const loop = createStepLoop(step, deps.after)

  const runNow = () => {
    checks = 0
    return loop.run()
  }

  return {
    /**
     * Confirms what this tab displays. Returns `changed` if another tab has changed the cart since, `pending` if an earlier order is
     * pending. Otherwise resolves when the order was sent, or waits for the network.
     */
    confirm: async (shown: Omit<OrderSnapshot, 'key'>): Promise<Confirmation> => {
      const result = session.confirm(shown)
      await runNow()
      return result
    },
    sendWhenOnline: (key: string) => {
      session.apply(key, { type: 'queued' })
      return runNow()
    },
    /** Sends the order now on the diner's request, although it is stale or was sent before. */
    sendAgain: async (key: string) => {
      const claimed = session.claim(key, true)
      if (claimed) await send(claimed)
      await runNow()
    },
    cancel: (key: string) => {
      session.apply(key, { type: 'cancelled' })
      return runNow()
    },
    dismiss: (key: string) => session.apply(key, { type: 'dismissed' }),
    /** Call this when another tab, the network or the visibility of the page may have changed something. */
    runNow,
    end: loop.end,
  }
}

export type CheckoutController = ReturnType<typeof createCheckoutController>
