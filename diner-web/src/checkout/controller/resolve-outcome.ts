import { ApiError } from '@sufra/shared/contract/api-error'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import type { OrderSnapshot } from '../../common/session/session-fields.ts'
import type { CheckoutSession } from './checkout-session.ts'

export type ResolveDeps = { resolve: (snapshot: OrderSnapshot, withdraw: boolean) => Promise<PaymentOutcome> }

/** Requests the outcome of a snapshot whose response was lost, and records it. Returns false when it is not known yet. */
export const createResolveOutcome =
  ({ resolve }: ResolveDeps, session: CheckoutSession) =>
  async (snapshot: OrderSnapshot, withdraw: boolean): Promise<boolean> => {
    try {
      const outcome = await resolve(snapshot, withdraw)
      if (outcome.outcome === 'placed') session.recordPlaced(snapshot, outcome)
      // With `withdraw`, `unknown` means that the restaurant does not exist, so no order can be placed.
      else if (outcome.outcome === 'withdrawn' || withdraw) session.recordWithdrawn(snapshot)
      else return false
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }
