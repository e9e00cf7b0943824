import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { readEscalation, silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'
import { alarm } from '../../../common/bridge/bridge.ts'
import { createEscalatingRing } from './escalating-ring.ts'
import { ringingOrders } from './ringing.ts'

const updateRing = createEscalatingRing({
  ring: (sound) => alarm.ring(sound),
  silence: () => alarm.silence(),
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
})

/** Rings while a waiting order has not been silenced. Silencing here silences every counter. */
export const useRinging = (orders: readonly CounterOrder[]) => {
  const { t } = useTranslation()
  const [silencedHere, setSilencedHere] = useState<ReadonlySet<string>>(new Set())
  const ringing = ringingOrders(orders, silencedHere)
  const isRinging = ringing.length > 0

  const ringingIds = ringing.map(({ orderId }) => orderId).join(' ')
  const { data: settings } = useQuery({
    queryKey: cachedResponseKey(readEscalation.path),
    queryFn: () => call(readEscalation, {}),
    enabled: isRinging,
  })
  const louderAfter = settings?.data.louderAfter ?? defaultEscalation.louderAfter

  useEffect(() => updateRing(ringingIds === '' ? [] : ringingIds.split(' '), louderAfter), [ringingIds, louderAfter])
  useEffect(() => () => updateRing([], 0), [])

  const silence = () => {
    const orderIds = ringing.map(({ orderId }) => orderId)
    if (orderIds.length === 0) return
    setSilencedHere((previous) => new Set([...previous, ...orderIds]))
    call(silenceOrders, { body: { orderIds } }).catch((error: unknown) => showError(error, t))
  }

  return { ringing, silence }
}
