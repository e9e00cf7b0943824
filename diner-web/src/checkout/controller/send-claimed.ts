import { ApiError } from '@sufra/shared/contract/api-error'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import type { OrderSnapshot } from '../../common/session/session-fields.ts'
import { isStale } from '../checkout-machine.ts'
import type { AwaitingPayment, PlacedOrder } from '../placed-order.ts'
import type { CheckoutSession } from './checkout-session.ts'

type Failure = 'failed' | 'wentWrong'

export type SendDeps = {
  tab: string
  /** Returns undefined when the response lacks the message of success (spec §7). Throws ApiError. */
  send: (snapshot: OrderSnapshot) => Promise<PlacedOrder | AwaitingPayment | undefined>
  /**
   * Called when the gateway has not decided; nothing is sent again. With `challengeUrl` the diner has to confirm the payment at the bank
   * now.
   */
  onSentAwaiting: (snapshot: OrderSnapshot, challengeUrl: string | undefined) => void
  isOnline: () => boolean
  now: () => number
  /** Runs a function after the given milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** Called when a request of this tab ended without a result for the order. `error`: the reply, which proves nothing about the order. */
  onFailure: (failure: Failure, error?: ApiError) => void
}

/** Milliseconds to wait before an unanswered request is retried. */
const retryWaits = [1_000, 3_000]

/**
 * Whether our server refused the request. A reply without one of its codes comes from elsewhere, such as a Wi-Fi sign-in page, and proves
 * nothing.
 */
const isOurRefusal = ({ status, code }: ApiError) => status >= 400 && status < 500 && isRefusalCode(code)

/** Sends a claimed snapshot, with retries while there is no response. */
export const createSendClaimed = ({ tab, send, onSentAwaiting, isOnline, now, after, onFailure }: SendDeps, session: CheckoutSession) => {
  const pause = (milliseconds: number) => new Promise<void>((resolve) => after(milliseconds, resolve))

  return async (snapshot: OrderSnapshot, isEnded: () => boolean): Promise<void> => {
    for (let attempt = 0; !isEnded(); attempt += 1) {
      let failure: Failure | undefined
      let reply: ApiError | undefined
      try {
        const sent = await send(snapshot)
        if (sent && 'isAwaiting' in sent) {
          session.apply(snapshot.key, { type: 'unanswered', owner: tab })
          return onSentAwaiting(snapshot, sent.challengeUrl)
        }
        if (sent) return session.recordPlaced(snapshot, sent)
        failure = 'wentWrong'
      } catch (error) {
        // it failed before the request
        if (!(error instanceof ApiError)) return session.recordRejection(snapshot, new ApiError(400, '', { error: 'request.invalid' }))
        if (isOurRefusal(error)) return session.recordRejection(snapshot, error)
        if (error.status >= 400) [failure, reply] = ['failed', error]
      }
      const wait = retryWaits[attempt]
      const isWorthRetrying = wait !== undefined && isOnline() && failure !== 'wentWrong'
      if (isWorthRetrying) await pause(wait)
      // The phone may have slept during the wait, so a stale snapshot is not sent without asking.
      if (!isWorthRetrying || isStale(snapshot, now())) {
        session.apply(snapshot.key, { type: 'unanswered', owner: tab })
        if (failure) onFailure(failure, reply)
        return
      }
      if (!session.claim(snapshot.key, false)) return
    }
  }
}
