// Why an order was cancelled. Apart from the statuses, since a phone needs no reasons before its first menu.

/** Reasons for a cancellation by the counter, shown to the diner. */
export const cancelReasons = ['sold_out', 'closing', 'too_busy', 'cannot_reach_table', 'suspected_fake', 'other'] as const
/** Cancelled without the counter, which shows such orders until they are dismissed: not accepted in time, or cancelled by the diner. */
export const unattendedReasons = ['missed', 'by_diner'] as const
export const allCancelReasons = [...cancelReasons, ...unattendedReasons] as const
export type CancelReason = (typeof cancelReasons)[number]
export type AnyCancelReason = (typeof allCancelReasons)[number]

export const isUnattended = (reason: AnyCancelReason | null): boolean => unattendedReasons.some((each) => each === reason)
