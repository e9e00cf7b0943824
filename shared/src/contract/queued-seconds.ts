/**
 * Header of a call that the desktop queued without a connection: the seconds that it waited. It is not in the body, because a retry has the
 * same body and a longer wait.
 */
export const queuedSecondsHeader = 'queued-seconds'

/** Seconds between two times of the same machine's clock, both in milliseconds. */
export const queuedSecondsOf = (madeAt: number, now: number): number => Math.max(0, Math.floor((now - madeAt) / 1_000))
