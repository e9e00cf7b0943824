import type { CounterOrder } from '@sufra/shared/orders/order'
import { isReasonFor, type AnyCancelReason } from '@sufra/shared/orders/cancel-reason'
import { canMove, mayDinerCancel, moveProblem, type OrderStatus } from '@sufra/shared/orders/order-status'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { fingerprintOf } from '../../../platform/http/idempotency/idempotency-key.ts'
import { isDuplicateKey } from '../../../platform/http/idempotency/idempotency.store.ts'
import { Refusal, refused } from '../../../platform/refusals/refused.ts'
import type { OrdersStore } from '../orders.store.ts'
import type { ReadGuestMessages } from './guest-messages.ts'

/** `queuedSeconds`: seconds for which the move waited for a connection. */
export type Move = { status: OrderStatus; minutes?: number; reason?: AnyCancelReason; queuedSeconds?: number }
/** The person who moves the order. `userId`: absent for its diner, who may only cancel. */
type Mover = { restaurantId: string; userId?: string }
type IdempotentRequest = { key: string | undefined; fingerprint: string }
type Feed = { store: OrdersStore; notify: (restaurantId: string) => void; now: () => Date }
type Deps = Feed & { guestMessages: ReadGuestMessages }

const staff = { mayMove: canMove, refusal: 'order.cannot_move' } as const
const diner = { mayMove: mayDinerCancel, refusal: 'order.cannot_cancel' } as const

/**
 * Moves one of a restaurant's own orders. Accepting (Preparing) needs minutes, cancelling a reason. A key already used for the same move
 * returns the current order, so that a counter can retry after a lost response. Refuses `order.not_found`, `order.cannot_move` (not a legal
 * move, or another user moved it first; the details have the status), for the diner `order.cannot_cancel`, `order.minutes_required`,
 * `order.reason_required`, `order.reason_unsuitable` (the details have the status), `idempotency.other_body`.
 */
export const createMoveOrder = ({ store, guestMessages, notify, now }: Deps) => {
  const moveNow = async (
    { restaurantId, userId }: Mover,
    orderId: string,
    { status, minutes, reason, queuedSeconds }: Move,
    idempotentRequest: IdempotentRequest,
  ) => {
    const order = await store.readOwnOrder(restaurantId, orderId)
    if (!order) throw refused('order.not_found')
    const { mayMove, refusal } = userId === undefined ? diner : staff
    if (!mayMove(order.status, status)) throw refused(refusal, { status: order.status })
    const problem = moveProblem({ status, minutes, reason })
    if (problem) throw refused(problem)
    if (userId !== undefined && reason && status === 'Cancelled' && !isReasonFor(order.status, reason))
      throw refused('order.reason_unsuitable', { status: order.status })
    const messages = await guestMessages(restaurantId, orderId, { status, reason, queuedSeconds })
    failpoint('before_move_statement')
    const seq = await store.move(restaurantId, orderId, {
      from: order.status,
      to: status,
      at: now(),
      minutes: status === 'Preparing' ? minutes : undefined,
      reason: status === 'Cancelled' ? reason : undefined,
      ...idempotentRequest,
      userId,
      messages,
    })
    if (seq === undefined) throw refused(refusal)
    failpoint('after_move_commit')
    notify(restaurantId)
    failpoint('after_move_notify')
  }

  const wasMoved = async (restaurantId: string, { key, fingerprint }: IdempotentRequest) => {
    const stored = key === undefined ? undefined : await store.readStoredResponse(restaurantId, key)
    if (stored && stored.fingerprint !== fingerprint)
      throw refused('idempotency.other_body', { orderId: stored.orderId, orderNumber: stored.orderNumber })
    return stored !== undefined
  }

  return async (mover: Mover, orderId: string, move: Move, key?: string): Promise<CounterOrder> => {
    const { restaurantId } = mover
    const { queuedSeconds: _, ...body } = move
    const idempotentRequest = { key, fingerprint: fingerprintOf({ orderId, ...body }) }
    try {
      await moveNow(mover, orderId, move, idempotentRequest)
    } catch (error) {
      if (!(error instanceof Refusal || isDuplicateKey(error)) || !(await wasMoved(restaurantId, idempotentRequest))) throw error
    }
    const moved = await store.readOwnOrder(restaurantId, orderId)
    if (!moved) throw refused('order.not_found')
    return moved
  }
}

/** A counter device acknowledges an order: the first acknowledgement is stored and emitted, later ones change nothing. */
export const createAcknowledgeOrder =
  ({ store, notify, now }: Feed) =>
  async (restaurantId: string, orderId: string): Promise<void> => {
    failpoint('before_acknowledgement')
    const seq = await store.acknowledge(restaurantId, orderId, now())
    failpoint('after_acknowledgement_commit')
    if (seq !== undefined) notify(restaurantId)
  }

export type MoveOrder = ReturnType<typeof createMoveOrder>
export type AcknowledgeOrder = ReturnType<typeof createAcknowledgeOrder>
