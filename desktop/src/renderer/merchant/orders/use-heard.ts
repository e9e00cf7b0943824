import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { useEffect, useRef } from 'react'
import { useLine } from '../../app/line.tsx'
import { waitingOrders } from './ringing.ts'

/** Tells the restaurant's feed once of each waiting order that a device has it on screen; again after a broken line, which may have lost the word. */
export const useHeard = (orders: readonly CounterOrderOnWire[]) => {
  const { room, state } = useLine()
  const said = useRef(new Set<string>())

  useEffect(() => {
    if (state !== 'live') return said.current.clear()
    for (const { orderId, heardAt } of waitingOrders(orders)) {
      if (heardAt || said.current.has(orderId)) continue
      said.current.add(orderId)
      room?.say({ event: 'order_heard', data: { orderId } })
    }
  }, [orders, room, state])
}
