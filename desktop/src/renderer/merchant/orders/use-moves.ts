import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import type { CancelReason, OrderStatus } from '@sufra/shared/orders/order-status'
import { showError } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { withOrder, type Board, type Move } from './board.ts'

type Parts = { update: (next: (board: Board) => Board) => void; refetch: () => Promise<unknown> }
export type MoveTo = (order: CounterOrderOnWire, status: OrderStatus, more?: { minutes?: number; reason?: CancelReason }) => void

/** Moves are shown at once and taken back when the server refuses them. A second tap on an order whose move is on its way changes nothing. */
export const useMoves = ({ update, refetch }: Parts) => {
  const { t } = useTranslation()
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map())

  const forget = (orderId: string) => setMoves((known) => new Map([...known].filter(([id]) => id !== orderId)))

  const send = async ({ orderId, status, minutes, reason }: Move) => {
    try {
      const { data } = await call(moveOrder, { params: { orderId }, body: { status, minutes, reason } })
      update((board) => withOrder(board, data))
    } catch (error) {
      showError(error, t)
      await refetch()
    } finally {
      forget(orderId)
    }
  }

  const moveTo: MoveTo = ({ orderId }, status, more = {}) => {
    if (moves.has(orderId)) return
    const move = { orderId, status, at: Date.now(), ...more }
    setMoves((known) => new Map(known).set(orderId, move))
    void send(move)
  }
  return { moves, moveTo }
}
