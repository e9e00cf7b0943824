// Runs the checkout of a tab: sends a confirmed snapshot, resolves a snapshot whose response was lost, and does not interfere with another
// tab. The machine decides; here are the requests, the waits and the changes of the session.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import type { OrderSnapshot, Session } from '../common/session/session-fields.ts'
import {
  afterEvent,
  confirmShown,
  isOurRefusal,
  isStale,
  nextStep,
  refusalEvent,
  type CheckoutEvent,
  type Confirmation,
} from './checkout-machine.ts'
import { afterPlacing, alreadyPlaced, type AwaitingPayment, type PlacedOrder } from './placed-order.ts'
import { createStepLoop } from './step-loop.ts'

type Failure = 'failed' | 'wentWrong'

export type CheckoutDeps = {
  /** Id of this tab. */
  tab: string
  /** The newest session of all tabs. */
  read: () => Session
  update: (change: (session: Session) => Partial<Session>) => Session
  /** Whether this tab has all that the payment needs. A token of the payment gateway is in the memory of a single tab. */
  maySend: (snapshot: OrderSnapshot) => boolean
  /** Returns undefined when the response lacks the message of success (spec §7). Throws ApiError. */
  send: (snapshot: OrderSnapshot) => Promise<PlacedOrder | AwaitingPayment | undefined>
  /** Called when the gateway has not decided; nothing is sent again. With `challengeUrl` the diner confirms the payment at the bank now. */
  onSentAwaiting: (snapshot: OrderSnapshot, challengeUrl: string | undefined) => void
  resolve: (snapshot: OrderSnapshot, withdraw: boolean) => Promise<PaymentOutcome>
  /** Called while the payment is not decided; with `challengeUrl` the diner has to confirm it at the bank. */
  onAwaiting: (snapshot: OrderSnapshot, challengeUrl: string | undefined) => void
  isOnline: () => boolean
  /** Returns undefined when the browser cannot detect other tabs. */
  isTabAlive: (tab: string) => Promise<boolean | undefined>
  now: () => number
  newId: () => string
  /** Runs a function after the given milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** `isLate`: the diner had already cancelled the order. */
  onPlaced: (order: PlacedOrder, isLate: boolean) => void
  /** Called when a request of this tab ended without a result for the order. `error`: the reply, which proves nothing about the order. */
  onFailure: (failure: Failure, error?: ApiError) => void
}

/** Poll interval for the outcome of an order, with exponential backoff. */
const firstCheck = 2_000
const maxCheckTime = 30_000
/** Poll interval for whether the sending tab is closed. */
const ownerCheck = 2_000
/** Milliseconds to wait before an unanswered request is retried. */
const retryWaits = [1_000, 3_000]

export const runCheckout = (deps: CheckoutDeps) => {
  const record = createRecorder(deps)
  const { runNow, sendClaimed, end } = createSteps(deps, record)

  return {
    /**
     * Confirms what this tab displays. Returns `changed` if another tab has changed the cart since, `pending` if an earlier order is
     * pending. Otherwise resolves when the order was sent, or waits for the network.
     */
    confirm: async (shown: Omit<OrderSnapshot, 'key'>): Promise<Confirmation> => {
      let result: Confirmation = 'pending'
      deps.update((session) => {
        const confirmed = confirmShown(session, shown, { isOnline: deps.isOnline(), newId: deps.newId })
        result = confirmed.result
        return confirmed.change
      })
      await runNow()
      return result
    },
    sendWhenOnline: (key: string) => {
      record.event(key, { type: 'queued' })
      return runNow()
    },
    /** Sends the order now on the diner's request, although it is stale or was sent before. */
    sendAgain: async (key: string) => {
      const claimed = record.claim(key, true)
      if (claimed) await sendClaimed(claimed)
      await runNow()
    },
    cancel: (key: string) => {
      record.event(key, { type: 'cancelled' })
      return runNow()
    },
    dismiss: (key: string) => record.event(key, { type: 'dismissed' }),
    /** Call this when another tab, the network or the visibility of the page may have changed something. */
    runNow,
    end,
  }
}

export type RunningCheckout = ReturnType<typeof runCheckout>
type Recorder = ReturnType<typeof createRecorder>

/** Runs one step after another, as long as there is one to run. */
const createSteps = (deps: CheckoutDeps, record: Recorder) => {
  const send = createSend(deps, record)
  const resolve = createResolve(deps, record)
  let isSending = false
  let checks = 0

  const sendClaimed = async (snapshot: OrderSnapshot) => {
    isSending = true
    try {
      await send(snapshot, loop.isEnded)
    } finally {
      isSending = false
      loop.want() // the result may need another step
    }
  }

  const check = async (snapshot: OrderSnapshot, withdraw: boolean) => {
    if (await resolve(snapshot, withdraw)) return
    loop.runLater(Math.min(maxCheckTime, firstCheck * 2 ** checks))
    checks += 1
  }

  /** Runs the next step of the checkout. */
  const step = async () => {
    const { checkout } = deps.read()
    const next = nextStep(checkout, { ...deps, isSending, isOnline: deps.isOnline(), now: deps.now() })
    switch (next.type) {
      case 'none':
        return
      case 'wait':
        return loop.runLater(ownerCheck)
      case 'record':
        record.event(next.key, next.event)
        return loop.want()
      case 'find owner':
        if ((await deps.isTabAlive(next.owner)) !== false) return loop.runLater(ownerCheck)
        record.event(next.key, { type: 'unanswered', owner: next.owner })
        return loop.want()
      case 'send': {
        const claimed = record.claim(next.snapshot.key, false)
        return claimed && sendClaimed(claimed)
      }
      case 'resolve':
        return check(next.snapshot, next.withdraw)
    }
  }

  const loop = createStepLoop(step, deps.after)

  const runNow = () => {
    checks = 0
    return loop.run()
  }

  return { runNow, sendClaimed, end: loop.end }
}

/** Changes the session that all tabs share. */
const createRecorder = ({ tab, read, update, now, newId, onPlaced }: CheckoutDeps) => {
  const recordEvent = (key: string, event: CheckoutEvent) => update((session) => afterEvent(session, key, event, newId))

  const recordPlaced = (snapshot: OrderSnapshot, order: PlacedOrder) => {
    let [isNew, isLate] = [false, false]
    update((session) => {
      isLate = session.checkout.state === 'withdrawing' && session.checkout.error === null
      const change = afterPlacing(session, snapshot, order, newId())
      isNew = change.orders !== undefined
      return change
    })
    if (isNew) onPlaced(order, isLate)
  }

  return {
    event: recordEvent,
    placed: recordPlaced,
    /** Claims the checkout for this tab. Returns undefined when another tab owns it. */
    claim: (key: string, again: boolean): OrderSnapshot | undefined => {
      recordEvent(key, { type: 'claimed', owner: tab, now: now(), again })
      const { checkout } = read()
      return checkout.state === 'sending' && checkout.owner === tab && checkout.snapshot.key === key ? checkout.snapshot : undefined
    },

    refused: (snapshot: OrderSnapshot, error: ApiError) => {
      const placed = alreadyPlaced(error)
      // An order that is not paid in cash may still be hidden, or may have failed, so its outcome is requested.
      if (placed && snapshot.paymentMethod !== 'Cash') return void recordEvent(snapshot.key, { type: 'unanswered', owner: tab })
      if (placed) return recordPlaced(snapshot, placed)
      recordEvent(snapshot.key, refusalEvent(error.code ?? 'request.invalid', tab))
    },
  }
}

/** Sends a claimed snapshot, with retries while there is no response. */
const createSend = ({ tab, send, onSentAwaiting, isOnline, now, after, onFailure }: CheckoutDeps, record: Recorder) => {
  const pause = (milliseconds: number) => new Promise<void>((resolve) => after(milliseconds, resolve))

  return async (snapshot: OrderSnapshot, isEnded: () => boolean): Promise<void> => {
    for (let attempt = 0; !isEnded(); attempt += 1) {
      let failure: Failure | undefined
      let reply: ApiError | undefined
      try {
        const sent = await send(snapshot)
        if (sent && 'isAwaiting' in sent) {
          record.event(snapshot.key, { type: 'unanswered', owner: tab })
          return onSentAwaiting(snapshot, sent.challengeUrl)
        }
        if (sent) return record.placed(snapshot, sent)
        failure = 'wentWrong'
      } catch (error) {
        // the attempt failed before its request was sent
        if (!(error instanceof ApiError)) return record.refused(snapshot, new ApiError(400, '', { error: 'request.invalid' }))
        if (isOurRefusal(error)) return record.refused(snapshot, error)
        if (error.status >= 400) [failure, reply] = ['failed', error]
      }
      const wait = retryWaits[attempt]
      const isWorthRetrying = wait !== undefined && isOnline() && failure !== 'wentWrong'
      if (isWorthRetrying) await pause(wait)
      // The phone may have slept during the wait, so a stale snapshot is not sent without asking.
      if (!isWorthRetrying || isStale(snapshot, now())) {
        record.event(snapshot.key, { type: 'unanswered', owner: tab })
        if (failure) onFailure(failure, reply)
        return
      }
      if (!record.claim(snapshot.key, false)) return
    }
  }
}

/** Requests the outcome of a snapshot whose response was lost, and records it. Returns false when the outcome is not known yet. */
const createResolve =
  ({ resolve, onAwaiting }: CheckoutDeps, record: Recorder) =>
  async (snapshot: OrderSnapshot, withdraw: boolean): Promise<boolean> => {
    try {
      // A reply of another server may lack an outcome.
      const outcome = (await resolve(snapshot, withdraw)) as PaymentOutcome | undefined
      if (outcome?.outcome === 'placed') record.placed(snapshot, outcome)
      else if (outcome?.outcome === 'declined') record.event(snapshot.key, { type: 'declined', error: outcome.error })
      // With `withdraw`, `unknown` means that the restaurant does not exist, so no order can be placed.
      else if (outcome?.outcome === 'withdrawn' || (withdraw && outcome?.outcome === 'unknown'))
        record.event(snapshot.key, { type: 'withdrawn' })
      else {
        if (outcome?.outcome === 'awaiting') onAwaiting(snapshot, outcome.challengeUrl)
        return false
      }
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }
