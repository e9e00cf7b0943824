import { ApiError } from '@sufra/shared/contract/api-error'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import type { OrderSnapshot } from '../../common/session/session-fields.ts'
import type { CheckoutSession } from './checkout-session.ts'

export type ResolveDeps = {
  resolve: (snapshot: OrderSnapshot, withdraw: boolean) => Promise<PaymentOutcome>
  /** Called while the payment is not decided; with `challengeUrl` the diner has to confirm it at the bank. */
  onAwaiting: (snapshot: OrderSnapshot, challengeUrl: string | undefined) => void
}

/** Requests the outcome of a snapshot whose response was lost, and records it. Returns false when the outcome is not known yet. */
export const createResolveOutcome =
  ({ resolve, onAwaiting }: ResolveDeps, session: CheckoutSession) =>
  async (snapshot: OrderSnapshot, withdraw: boolean): Promise<boolean> => {
    try {
      // A reply of another server may lack an outcome.
      const outcome = (await resolve(snapshot, withdraw)) as PaymentOutcome | undefined
      if (!outcome) return false
      if (outcome.outcome === 'placed') session.recordPlaced(snapshot, outcome)
      else if (outcome.outcome === 'declined') session.recordDeclined(snapshot, outcome.error)
      else if (outcome.outcome === 'awaiting') {
        onAwaiting(snapshot, outcome.challengeUrl)
        return false
      }
      // With `withdraw`, `unknown` means that the restaurant does not exist, so no order can be placed.
      else if (outcome.outcome === 'withdrawn' || (withdraw && outcome.outcome === 'unknown')) session.recordWithdrawn(snapshot)
      else return false
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }
