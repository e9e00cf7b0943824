// Paying, as the cart and the payment page offer it.
import { cartTotal } from '@sufra/shared/cart/cart-total'
import { useState } from 'react'
import { requestNotificationPermission } from '../../common/ui/browser-notification.ts'
import { useOpening } from '../../common/opening/use-opening.ts'
import { useNavigate } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { dismissRejection } from '../use-checkout.ts'
import { useMethods } from './use-methods.ts'
import { usePay } from './use-pay.ts'

/** `isReady` is asked before anything is paid: whether the order has all it needs. */
export const usePayment = (isReady: () => boolean = () => true) => {
  const navigate = useNavigate()
  const checkout = useSession((session) => session.checkout.state)
  const opening = useOpening()
  const [sheet, setSheet] = useState<'card' | 'upi' | 'cash'>()
  const methods = useMethods()
  const { pay, payNothing, changes, isSending } = usePay()
  const isFree = useSession(({ cart }) => cart.length > 0 && cartTotal(cart) === 0)
  return {
    methods,
    /** Whether the cart costs nothing: then nothing is chosen, and the order is placed at once. */
    isFree,
    /** The sheet that is open. */
    sheet,
    setSheet,
    /** What the menu has changed in the cart since it was confirmed. */
    changes,
    isSending,
    // A pending order has to be resolved first. While the restaurant is closed, the layout says so.
    mayOrder: (checkout === 'idle' || checkout === 'rejected') && opening?.isOrderable !== false,
    openCash: () => {
      if (!isReady()) return
      setSheet('cash')
      void requestNotificationPermission()
    },
    payNow: () => {
      if (!isReady()) return
      void requestNotificationPermission()
      if (isFree) return void payNothing()
      if (methods.source) return void pay(methods.source)
      dismissRejection()
      navigate('/payments/submitpin')
    },
  }
}

export type Payment = ReturnType<typeof usePayment>
