import { useEffect, useEffectEvent } from 'react'
import { bridge } from './bridge.ts'
import { useNavigate } from './router.ts'

/** Opens the order of a clicked system notification. */
export const OpenOrder = () => {
  const navigate = useNavigate()
  const open = useEffectEvent((orderId: string) => void navigate(`/merchant/orders?order=${orderId}`))
  useEffect(() => bridge?.on('openOrder', ({ orderId }) => open(orderId)), [])
  return null
}
