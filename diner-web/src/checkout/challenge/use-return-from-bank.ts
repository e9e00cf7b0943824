import { useEffect } from 'react'
import { useNavigate, useSearchParams } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'

/**
 * The gateway returns the browser to `/payments?resume=1` after a challenge. The checkout is resolved like any checkout whose response was
 * lost; a result from another tab is shown immediately.
 */
export const useReturnFromBank = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isBack = query.get('resume') !== null
  useEffect(() => {
    if (!isBack) return
    const { checkout, cart, orderId } = useSession.getState()
    const isPlaced = checkout.state === 'idle' && cart.length === 0 && orderId !== ''
    navigate(isPlaced ? '/successorder' : '/payments', { replace: true })
  }, [isBack, navigate])
}
