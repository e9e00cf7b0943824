import { newId } from '@sufra/shared/new-id'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { isOpenOrder, type CancelReason, type OrderStatus } from '@sufra/shared/orders/order-status'
import { showError } from '@sufra/shared/ui/toasts'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { useDesk } from '../../app/desk.ts'
import { withOrder, type Board, type Move } from './board.ts'

type Deps = {
  update: (next: (board: Board) => Board) => void
  refetch: () => Promise<unknown>
  /** Remembers which orders were closed here. */
  ownClosings: RefObject<Set<string>>
}
/** A move on its way; `isRetried`: a try of it has failed, and it is sent again. */
export type SentMove = Move & { isRetried?: boolean }
export type MoveTo = (order: CounterOrderOnWire, status: OrderStatus, more?: { minutes?: number; reason?: CancelReason }) => void

/** The moves that wait in this machine's outbox. */
const useQueuedMoves = (): Move[] => {
  const queue = useDesk()?.pendingCalls
  return useMemo(
    () => (queue ?? []).flatMap(({ operation, state }) => (operation?.kind === 'move' && state === 'waiting' ? [operation] : [])),
    [queue],
  )
}

/**
 * Moves are shown at once and taken back when the server refuses them. A second tap on an order whose move is on its way changes nothing. On the desktop a
 * move that the line keeps from going waits in the outbox, and shows as made.
 */
export const useMoves = ({ update, refetch, ownClosings }: Deps) => {
  const { t } = useTranslation()
  const [sending, setSending] = useState<ReadonlyMap<string, SentMove>>(new Map())
  const queued = useQueuedMoves()
  useEffect(() => {
    for (const { orderId, status } of queued) if (!isOpenOrder(status)) ownClosings.current.add(orderId)
  }, [queued, ownClosings])

  const forget = (orderId: string) => setSending((known) => new Map([...known].filter(([id]) => id !== orderId)))

  const markRetried = (orderId: string) =>
    setSending((known) => {
      const move = known.get(orderId)
      return move ? new Map(known).set(orderId, { ...move, isRetried: true }) : known
    })

  const send = async ({ orderId, status, minutes, reason }: Move) => {
    try {
      const body = { status, minutes, reason }
      const options = { idempotencyKey: newId(), onRetry: () => markRetried(orderId) }
      const { data } = await call(moveOrder, { params: { orderId }, body }, options)
      update((board) => withOrder(board, data))
    } catch (error) {
      showError(error, t)
      await refetch()
    } finally {
      forget(orderId)
    }
  }

  const moveTo: MoveTo = ({ orderId }, status, more = {}) => {
    if (sending.has(orderId)) return
    if (!isOpenOrder(status)) ownClosings.current.add(orderId)
    const move = { orderId, status, at: Date.now(), ...more }
    setSending((known) => new Map(known).set(orderId, move))
    void send(move)
  }
  const moves = useMemo(() => [...queued, ...sending.values()], [queued, sending])
  return { moves, sending, moveTo }
}
