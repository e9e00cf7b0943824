// The table of moves (spec §4, with Cancelled as a fifth status). Accepting is the move to Preparing.
export const orderStatuses = ['Received', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const moves = {
  Received: ['Preparing', 'Cancelled'],
  Preparing: ['Out for Delivery', 'Cancelled'],
  'Out for Delivery': ['Delivered'],
  Delivered: [],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const openStatuses = ['Received', 'Preparing', 'Out for Delivery'] as const satisfies readonly OrderStatus[]

/** The statuses whose orders the kitchen and the counter still have to work on: a list of open orders is never cut among them. */
export const listedWhole = ['Received', 'Preparing'] as const satisfies readonly OrderStatus[]

export const isListedWhole = (status: OrderStatus): boolean => listedWhole.some((whole) => whole === status)

export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => moves[from]

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses(from).includes(to)

export const isOpenOrder = (status: OrderStatus): boolean => nextStatuses(status).length > 0

/** The statuses from which `to` can be reached in one move. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] => orderStatuses.filter((from) => canMove(from, to))

/** Why the counter cancels, for the diner to read. */
export const cancelReasons = ['sold_out', 'closing', 'too_busy', 'cannot_reach_table', 'suspected_fake', 'other'] as const
/** … and `missed`, which the platform gives when nobody answered. */
export const everyCancelReason = [...cancelReasons, 'missed'] as const
export type CancelReason = (typeof cancelReasons)[number]
export type EveryCancelReason = (typeof everyCancelReason)[number]

/** Minutes that the counter offers when it accepts. */
export const promisedMinutes = [10, 15, 20, 30] as const
