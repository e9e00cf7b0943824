import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { useEffect, useEffectEvent } from 'react'
import { useLine } from '../../app/line.tsx'
import { waitingOrders } from './ringing.ts'

/** How often it is said again of an order that nobody has confirmed as heard. */
const sayAgainEvery = 10_000

/** Tells the restaurant's feed of each waiting order that a device has it on screen, until the feed confirms it. */
export const useHeard = (orders: readonly CounterOrderOnWire[]) => {
  const { room, state } = useLine()
  const unheard = waitingOrders(orders).flatMap(({ orderId, heardAt }) => (heardAt ? [] : orderId))
  const say = useEffectEvent(() => {
    for (const orderId of unheard) room?.say({ event: 'order_heard', data: { orderId } })
  })
  const key = unheard.join(' ')

  useEffect(() => {
    if (state !== 'live' || key === '') return
    say()
    const again = setInterval(say, sayAgainEvery)
    return () => clearInterval(again)
  }, [key, state])
}
