// How far the call of a table is, of a waiter or for the bill: a counter acknowledges each call that it shows and rings for. Times in ISO, as on the wire.

/** Seconds without an acknowledgement after which the guests are asked to speak to the staff. */
export const acknowledgeSeconds = 20

/** `acknowledgedAt`: null when no counter has acknowledged a call; undefined from a server whose calls are not acknowledged. */
export type Call = { calledAt: string; acknowledgedAt: string | null | undefined }

/**
 * `sent`: stored, and nothing will say whether a counter has it. `unconfirmed`: no counter has acknowledged it in time; one of an older release may show it.
 * `unreachable`: no counter responds.
 */
export type CallProgress = 'sent' | 'calling' | 'unconfirmed' | 'unreachable' | 'acknowledged'

/** Whether a counter still has to acknowledge the call. False for a server without acknowledgements, which would refuse it. */
export const isUnacknowledged = ({ calledAt, acknowledgedAt }: Call): boolean =>
  acknowledgedAt === null || (acknowledgedAt !== undefined && acknowledgedAt < calledAt)

/** `now`: in milliseconds by the server's clock; `isUnreachable`: what the server has returned for the call. */
export const callProgress = (call: Call, { now, isUnreachable }: { now: number; isUnreachable: boolean }): CallProgress => {
  if (call.acknowledgedAt === undefined) return 'sent'
  if (!isUnacknowledged(call)) return 'acknowledged'
  if (isUnreachable) return 'unreachable'
  return now - Date.parse(call.calledAt) < acknowledgeSeconds * 1_000 ? 'calling' : 'unconfirmed'
}
