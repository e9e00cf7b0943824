// Delays until an undecided call is tried again, in seconds.

/** Age at which an order can no longer be paid: its challenge was abandoned, or the gateway does not report its outcome. */
export const abandonedAfter = 15 * 60
/** Age at which an order with an undecided payment returns its stock. */
export const stockHeldFor = 2 * 60
/** Age at which a call without a payment at the gateway has failed: none of our calls can still arrive. */
export const neverArrivedAfter = 30
/** Age until which the authorisation of a failed order is looked up, to void it. */
export const forgottenAfter = 24 * 3_600

const [minDelay, maxDelay] = [5, 600]

/**
 * Returns the delay until an authorisation is looked up again. It grows with the age, and ends in time to return the stock and to abandon
 * the payment.
 */
export const lookUpDelay = (ageSeconds: number): number => {
  const delay = Math.min(Math.max(ageSeconds / 4, minDelay), maxDelay)
  const next = [stockHeldFor, abandonedAfter].find((time) => ageSeconds < time)
  return next === undefined ? delay : Math.min(delay, next - ageSeconds)
}

/** Returns the delay of a capture, void or refund by the number of its tries. */
export const retryDelay = (tries: number): number => Math.min(minDelay * 2 ** (tries - 1), maxDelay)
