import type { Checkout, OrderSnapshot } from '../../common/session/session-fields.ts'

export type SourceDeps = {
  now: () => number
  /** Whether this tab has all that the payment needs. A token of the payment gateway is in the memory of a single tab. */
  maySend: (snapshot: OrderSnapshot) => boolean
}

/** Milliseconds within which the tab of a confirmed payment claims it. */
const claimTime = 2_000

/**
 * Whether no tab can send the payment any more, because the tab with its token was closed or reloaded. `later`: that tab may be about to
 * send it.
 */
export const isUnsendable = ({ now, maySend }: SourceDeps, checkout: Checkout): boolean | 'later' => {
  if (checkout.state !== 'waiting' || maySend(checkout.snapshot)) return false
  return now() > checkout.snapshot.confirmedAt + claimTime || 'later'
}
