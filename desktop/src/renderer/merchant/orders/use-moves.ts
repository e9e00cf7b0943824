import { newId } from '@sufra/shared/new-id'
import type { PendingMove } from '@sufra/shared/orders/apply-move'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { isOpenOrder, type OrderStatus } from '@sufra/shared/orders/order-status'
import { showError } from '@sufra/shared/ui/toasts'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useDesk } from '../../common/bridge/desk.ts'
import { withOrder, type Board } from './board/board.ts'

type Deps = {
  update: (next: (board: Board) => Board) => void
  refetch: () => Promise<unknown>
  /** Ids of the orders that were closed at this counter. */
  closedHere: RefObject<Set<string>>
}
/** A move being sent; `isRetried`: a try has failed, and it is sent again. */
export type SentMove = PendingMove & { isRetried?: boolean }
export type MoveTo = (order: CounterOrder, status: OrderStatus, more?: { minutes?: number; reason?: CancelReason }) => void

/** The moves that wait in this machine's outbox. */
const useQueuedMoves = (): PendingMove[] => {
  const queue = useDesk()?.pendingCalls
  return useMemo(() => (queue ?? []).flatMap(({ move, state }) => (move && state === 'waiting' ? [move] : [])), [queue])
}

/**
 * Applies moves optimistically and rolls them back when the server refuses them. A second tap on an order whose move is being sent changes nothing. In the
 * desktop app a move made without a connection waits in the outbox and is shown as applied.
 */
export const useMoves = ({ update, refetch, closedHere }: Deps) => {
  const { t } = useTranslation()
  const [sending, setSending] = useState<ReadonlyMap<string, SentMove>>(new Map())
  const queued = useQueuedMoves()
  useEffect(() => {
    for (const { orderId, status } of queued) if (!isOpenOrder(status)) closedHere.current.add(orderId)
  }, [queued, closedHere])

  const clearSending = (orderId: string) => setSending((previous) => new Map([...previous].filter(([id]) => id !== orderId)))

  const markRetried = (orderId: string) =>
    setSending((previous) => {
      const move = previous.get(orderId)
      return move ? new Map(previous).set(orderId, { ...move, isRetried: true }) : previous
    })

  const send = async ({ orderId, status, minutes, reason }: PendingMove) => {
    try {
      const body = { status, minutes, reason }
      const options = { idempotencyKey: newId(), onRetry: () => markRetried(orderId) }
      const { data } = await call(moveOrder, { params: { orderId }, body }, options)
      update((board) => withOrder(board, data))
    } catch (error) {
      showError(error, t)
      await refetch()
    } finally {
      clearSending(orderId)
    }
  }

  const moveTo: MoveTo = ({ orderId }, status, more = {}) => {
    if (sending.has(orderId)) return
    if (!isOpenOrder(status)) closedHere.current.add(orderId)
    const move = { orderId, status, at: Date.now(), ...more }
    setSending((previous) => new Map(previous).set(orderId, move))
    void send(move)
  }
  const moves = useMemo(() => [...queued, ...sending.values()], [queued, sending])
  return { moves, sending, moveTo }
}
