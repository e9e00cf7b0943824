import { useEffect, useRef } from 'react'
import { useNavigate } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'

/**
 * Opens the order once it is placed, also by another tab or automatically after the network is back. `isWanted`: false for a diner who
 * continues on this page.
 */
export const useFollowingOrder = (isWanted = true) => {
  const navigate = useNavigate()
  const orderCount = useSession((session) => session.orderCount)
  const before = useRef(orderCount)
  useEffect(() => {
    if (orderCount > before.current && isWanted) navigate('/successorder', { replace: true })
    before.current = orderCount
  }, [orderCount, isWanted, navigate])
}
