import type { CounterOrder } from '@sufra/shared/orders/order'
import { useEffect, useEffectEvent } from 'react'
import { useConnection } from '../../../common/connection/connection.tsx'
import { waitingOrders } from './ringing.ts'

/** Milliseconds after which an unconfirmed acknowledgement is sent again. */
const acknowledgeInterval = 10_000

/** Acknowledges each waiting order to the server, repeatedly until the feed confirms it. */
export const useAcknowledgeOrders = (orders: readonly CounterOrder[]) => {
  const { room, state } = useConnection()
  const unacknowledged = waitingOrders(orders).flatMap(({ orderId, acknowledgedAt }) => (acknowledgedAt ? [] : orderId))
  const acknowledge = useEffectEvent(() => {
    for (const orderId of unacknowledged) room?.send({ event: 'order_acknowledged', data: { orderId } })
  })
  const key = unacknowledged.join(' ')

  useEffect(() => {
    if (state !== 'live' || key === '') return
    acknowledge()
    const again = setInterval(acknowledge, acknowledgeInterval)
    return () => clearInterval(again)
  }, [key, state])
}
