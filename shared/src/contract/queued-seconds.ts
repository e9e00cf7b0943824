/** A header of calls that the desktop queued without a connection: for how many seconds. It is no part of the body, since a retry has the same body and waited longer. */
export const queuedSecondsHeader = 'queued-seconds'

/** Both times by the same machine's clock, in milliseconds. */
export const queuedSecondsOf = (madeAt: number, now: number): number => Math.max(0, Math.floor((now - madeAt) / 1_000))
