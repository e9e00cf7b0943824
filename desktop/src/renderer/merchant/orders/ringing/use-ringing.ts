import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { showError } from '@sufra/shared/ui/toasts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { alarm } from '../../../common/bridge/bridge.ts'
import { ringingOrders } from './ringing.ts'

/** Rings while a waiting order has not been silenced. Silencing here silences every counter. */
export const useRinging = (orders: readonly CounterOrder[]) => {
  const { t } = useTranslation()
  const [silencedHere, setSilencedHere] = useState<ReadonlySet<string>>(new Set())
  const ringing = ringingOrders(orders, silencedHere)
  const isRinging = ringing.length > 0

  useEffect(() => {
    if (!isRinging) return
    alarm.ring()
    return () => alarm.silence()
  }, [isRinging])

  const silence = () => {
    const orderIds = ringing.map(({ orderId }) => orderId)
    if (orderIds.length === 0) return
    setSilencedHere((previous) => new Set([...previous, ...orderIds]))
    call(silenceOrders, { body: { orderIds } }).catch((error: unknown) => showError(error, t))
  }

  return { ringing, silence }
}
