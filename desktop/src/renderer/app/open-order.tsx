import { useEffect, useEffectEvent } from 'react'
import { bridge } from '../common/bridge/bridge.ts'
import { useNavigate } from '../common/pages/router.ts'

/** Opens the order of a clicked system notification. */
export const OpenOrder = () => {
  const navigate = useNavigate()
  const open = useEffectEvent((orderId: string) => void navigate(`/merchant/orders?order=${orderId}`))
  useEffect(() => bridge?.on('openOrder', ({ orderId }) => open(orderId)), [])
  return null
}
