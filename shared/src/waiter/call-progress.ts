// The progress of a table's call, for a waiter or for the bill. A counter acknowledges each call that it shows and rings for. Times are in
// ISO format, as on the wire.

/** Seconds without an acknowledgement after which the guests are asked to speak to the staff. */
export const acknowledgeSeconds = 20

/** `acknowledgedAt`: null before an acknowledgement; undefined from a server whose calls are not acknowledged. */
export type Call = { calledAt: string; acknowledgedAt: string | null | undefined }

/**
 * `sent`: stored, and the server does not report whether a counter has received it. `unconfirmed`: no counter has acknowledged it in time;
 * a counter of an older release may show it. `unreachable`: no counter responds.
 */
export type CallProgress = 'sent' | 'calling' | 'unconfirmed' | 'unreachable' | 'acknowledged'

/** Whether a counter still has to acknowledge the call. False for a server without acknowledgements, which would refuse them. */
export const isUnacknowledged = ({ calledAt, acknowledgedAt }: Call): boolean =>
  acknowledgedAt === null || (acknowledgedAt !== undefined && acknowledgedAt < calledAt)

/** `now`: in milliseconds by the server's clock; `isUnreachable`: the server's reply to the call. */
export const callProgress = (call: Call, { now, isUnreachable }: { now: number; isUnreachable: boolean }): CallProgress => {
  if (call.acknowledgedAt === undefined) return 'sent'
  if (!isUnacknowledged(call)) return 'acknowledged'
  if (isUnreachable) return 'unreachable'
  return now - Date.parse(call.calledAt) < acknowledgeSeconds * 1_000 ? 'calling' : 'unconfirmed'
}
