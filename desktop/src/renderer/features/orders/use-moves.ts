import { dueOf } from '@sufra/shared/cash/take-cash'
import { ApiError } from '@sufra/shared/contract/api-error'
import { newId } from '@sufra/shared/new-id'
import type { PendingMove } from '@sufra/shared/orders/apply-move'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { isOpenOrder, type OrderStatus } from '@sufra/shared/orders/order-status'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { showError, showFailure } from '@sufra/shared/ui/toasts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { cashKey } from '../../common/bridge/cached-responses.ts'
import { useDesk } from '../../common/bridge/desk.ts'
import { currentDownCause, type DownCause } from '../../common/connection/down-cause.ts'
import { sendForOrder } from '../cash/use-take-cash.ts'
import { withOrder, type Board } from './board/board.ts'

type Deps = {
  update: (next: (board: Board) => Board) => void
  refetch: () => Promise<unknown>
  /** Ids of the orders that were closed at this counter. */
  closedHere: RefObject<Set<string>>
}
/** A move being sent; `isRetried`: an attempt has failed, and it is sent again. */
export type SentMove = PendingMove & { isRetried?: boolean }
/** A move that was not made, with the version of its order and the cause. */
export type NotMade = { orderId: string; version: number; cause: DownCause }
export type MoveTo = (order: CounterOrder, status: OrderStatus, more?: { minutes?: number; reason?: CancelReason }) => void

/** The moves that wait in this machine's outbox. */
const useQueuedMoves = (): PendingMove[] => {
  const queue = useDesk()?.pendingCalls
  return useMemo(() => (queue ?? []).flatMap(({ move, state }) => (move && state === 'waiting' ? [move] : [])), [queue])
}

/** An order has each status at most once. */
const isSameMove = (one: PendingMove, other: PendingMove) => one.orderId === other.orderId && one.status === other.status

/**
 * Applies moves optimistically and rolls them back when the server refuses them. Moves of one order are sent one after the other, and the same move again
 * changes nothing. In the desktop app a move made without a connection waits in the outbox and is shown as applied; a browser refuses it at once.
 */
export const useMoves = ({ update, refetch, closedHere }: Deps) => {
  const { t } = useTranslation()
  const [sending, setSending] = useState<readonly SentMove[]>([])
  const [notMade, setNotMade] = useState<readonly NotMade[]>([])
  /** The last move sent of each order. */
  const last = useRef(new Map<string, Promise<void>>())
  const isDesktop = useDesk() !== undefined
  const queued = useQueuedMoves()
  useEffect(() => {
    for (const { orderId, status } of queued) if (!isOpenOrder(status)) closedHere.current.add(orderId)
  }, [queued, closedHere])

  const markRetried = (retried: PendingMove) =>
    setSending((previous) => previous.map((move) => (isSameMove(move, retried) ? { ...move, isRetried: true } : move)))

  const unmark = (orderId: string) => setNotMade((previous) => previous.filter((each) => each.orderId !== orderId))
  const mark = ({ orderId, version }: Pick<CounterOrder, 'orderId' | 'version'>) =>
    setNotMade((previous) => [...previous.filter((each) => each.orderId !== orderId), { orderId, version, cause: currentDownCause() }])

  const send = async (move: PendingMove, version: number) => {
    const { orderId, status, minutes, reason } = move
    try {
      const body = { status, minutes, reason }
      const options = { idempotencyKey: newId(), onRetry: () => markRetried(move) }
      const { data } = await call(moveOrder, { params: { orderId }, body }, options)
      update((board) => withOrder(board, data))
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) mark({ orderId, version })
      showError(error, t)
      await refetch()
    } finally {
      setSending((previous) => previous.filter((sent) => !isSameMove(sent, move)))
    }
  }

  const sendAfterLast = async (move: PendingMove, version: number) => {
    await last.current.get(move.orderId)
    await send(move, version)
  }

  const moveTo: MoveTo = ({ orderId, orderNumber, version }, status, more = {}) => {
    // A browser has no outbox: a move without a network would be displayed as made, and lost seconds later.
    if (!isDesktop && !navigator.onLine) {
      mark({ orderId, version })
      return showFailure(t('board.notSent', { number: orderNumber }))
    }
    unmark(orderId)
    const move = { orderId, status, at: serverNow(), ...more }
    if (sending.some((sent) => isSameMove(sent, move))) return
    if (!isOpenOrder(status)) closedHere.current.add(orderId)
    setSending((previous) => [...previous, move])
    last.current.set(orderId, sendAfterLast(move, version))
  }
  const moves = useMemo(() => [...queued, ...sending], [queued, sending])
  return { moves, sending, notMade, moveTo }
}

/** Takes the exact cash of an order and marks it as delivered, in one step. If the cash is refused, the order is not delivered. */
export const useDeliverWithCash = (moveTo: MoveTo) => {
  const { t } = useTranslation()
  const keys = useRef(new Map<string, string>())
  const isDesktop = useDesk() !== undefined
  return async (order: CounterOrder): Promise<void> => {
    // The move is refused, which marks the card.
    if (!isDesktop && !navigator.onLine) return moveTo(order, 'Delivered')
    const key = keys.current.get(order.orderId) ?? newId()
    keys.current.set(order.orderId, key)
    try {
      await sendForOrder(order)(dueOf(order), key)
      // Cash that is undone afterwards is taken again with a new key.
      keys.current.delete(order.orderId)
      void queryClient.invalidateQueries({ queryKey: cashKey })
      moveTo(order, 'Delivered')
    } catch (error) {
      showError(error, t)
    }
  }
}
