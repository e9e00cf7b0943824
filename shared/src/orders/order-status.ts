// The allowed moves between statuses (spec §4, with Cancelled as a fifth status). Accepting is the move to Preparing.
import type { AnyCancelReason } from './cancel-reason.ts'

export const orderStatuses = ['Received', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const moves = {
  Received: ['Preparing', 'Cancelled'],
  Preparing: ['Out for Delivery', 'Cancelled'],
  'Out for Delivery': ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Whether this release knows a status: a newer server may send another one. */
export const isKnownStatus = (status: string): status is OrderStatus => Object.hasOwn(moves, status)

/** The statuses of orders that are not closed, and so have a next status. */
export const openStatuses = ['Received', 'Preparing', 'Out for Delivery'] as const satisfies readonly OrderStatus[]
export type OpenStatus = (typeof openStatuses)[number]

/** The statuses of orders that still need work in the kitchen or at the counter. Their lists are not paginated. */
export const unpaginatedStatuses = ['Received', 'Preparing'] as const satisfies readonly OrderStatus[]

export const isUnpaginated = (status: OrderStatus): boolean => unpaginatedStatuses.some((each) => each === status)

export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => moves[from]

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses(from).includes(to)

export const isOpenOrder = (status: OrderStatus): status is OpenStatus => nextStatuses(status).length > 0

/** Whether an order waits for its acceptance. */
export const isWaiting = (status: OrderStatus): boolean => status === 'Received'

/** The status to which staff move an order when its next step is done; undefined for a closed order. */
export const nextStep = (from: OrderStatus): OrderStatus | undefined => nextStatuses(from).find((to) => to !== 'Cancelled')

export const mayCancel = (status: OrderStatus): boolean => canMove(status, 'Cancelled')

/** Whether an order with the given status has reached that step. A cancelled order has not reached any. */
export const hasReached = (status: OrderStatus, step: OrderStatus): boolean =>
  status !== 'Cancelled' && orderStatuses.indexOf(status) >= orderStatuses.indexOf(step)

/** The statuses from which `to` can be reached in one move. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] => orderStatuses.filter((from) => canMove(from, to))

/** Whether the diner may cancel an order: only before it is accepted. */
export const mayDinerCancel = (status: OrderStatus): boolean => isWaiting(status)

type Move = { status: OrderStatus; minutes?: number | undefined; reason?: AnyCancelReason | undefined }

/**
 * The missing part of a move: accepting needs the minutes until the order is ready, cancelling a reason. Undefined when the move is
 * complete.
 */
export const moveProblem = ({ status, minutes, reason }: Move): 'order.minutes_required' | 'order.reason_required' | undefined => {
  if (status === 'Preparing' && minutes === undefined) return 'order.minutes_required'
  return status === 'Cancelled' && reason === undefined ? 'order.reason_required' : undefined
}

/** The choices of minutes when the counter accepts an order. */
export const promisedMinutes = [10, 15, 20, 30] as const
