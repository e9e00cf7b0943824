import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { useEffect, useEffectEvent } from 'react'
import { useConnection } from '../../app/connection.tsx'
import { waitingOrders } from './ringing.ts'

/** How often it is said again of an order that nobody has confirmed as heard. */
const sayAgainEvery = 10_000

/** Tells the restaurant's feed of each waiting order that a device has it on screen, until the feed confirms it. */
export const useAcknowledgeOrders = (orders: readonly CounterOrderOnWire[]) => {
  const { room, state } = useConnection()
  const unacknowledged = waitingOrders(orders).flatMap(({ orderId, acknowledgedAt }) => (acknowledgedAt ? [] : orderId))
  const say = useEffectEvent(() => {
    for (const orderId of unacknowledged) room?.say({ event: 'order_acknowledged', data: { orderId } })
  })
  const key = unacknowledged.join(' ')

  useEffect(() => {
    if (state !== 'live' || key === '') return
    say()
    const again = setInterval(say, sayAgainEvery)
    return () => clearInterval(again)
  }, [key, state])
}
