import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { useEffect, useState } from 'react'
import { alarm } from '../../app/bridge.ts'
import { ringingOrders, silence } from './ringing.ts'

/** Rings while an order waits that nobody has silenced. */
export const useRinging = (orders: readonly CounterOrderOnWire[]) => {
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set())
  const isRinging = ringingOrders(orders, silenced).length > 0

  useEffect(() => {
    if (!isRinging) return
    alarm.ring()
    return () => alarm.silence()
  }, [isRinging])

  return { isRinging, silence: () => setSilenced(silence(orders)) }
}
