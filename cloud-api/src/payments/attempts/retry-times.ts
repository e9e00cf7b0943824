// When an undecided payment attempt is tried again. All in seconds.

/** After this an order is not paid any more: its challenge was abandoned, or the gateway does not say what became of it. */
export const abandonedAfter = 15 * 60
/** After this an order whose payment is not decided returns its stock. */
export const stockHeldFor = 2 * 60
/** The gateway has no payment of an attempt this old: none of our calls is still on its way. */
export const neverArrivedAfter = 30
/** The authorisation of a failed order is looked up for this long, to void it. */
export const forgottenAfter = 24 * 3_600

const [minDelay, maxDelay] = [5, 600]

/** The older an authorisation, the rarer it is looked up, but in time for its stock to be returned and for it to be abandoned. */
export const lookUpDelay = (ageSeconds: number): number => {
  const delay = Math.min(Math.max(ageSeconds / 4, minDelay), maxDelay)
  const next = [stockHeldFor, abandonedAfter].find((time) => ageSeconds < time)
  return next === undefined ? delay : Math.min(delay, next - ageSeconds)
}

/** Of a capture, void or refund, by the number of its tries. */
export const retryDelay = (tries: number): number => Math.min(minDelay * 2 ** (tries - 1), maxDelay)
