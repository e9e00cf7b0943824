// Payment of an order, shared by the cart and the payment page.
import { cartTotal } from '@sufra/shared/cart/cart-total'
import { zero } from '@sufra/shared/money'
import { useState } from 'react'
import { requestNotificationPermission } from '../../common/ui/browser-notification.ts'
import { useOpening } from '../../common/opening/use-opening.ts'
import { useNavigate } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { cashField, useCash } from '../cash/use-cash.ts'
import { dismissRejection } from '../use-checkout.ts'
import type { CashPlace } from './chosen-method.ts'
import { choose } from './payment-choice.ts'
import { useMethods } from './use-methods.ts'
import { usePay } from '../use-confirm.ts'

type Options = {
  /** The place of cash among the ways to pay; undefined on a page that has a separate button for it. */
  cashPlace?: CashPlace
  /** Called before paying; returns whether the order is complete. */
  isReady?: () => boolean
}

export const usePayment = ({ cashPlace, isReady = () => true }: Options = {}) => {
  const navigate = useNavigate()
  const checkout = useSession((session) => session.checkout.state)
  const opening = useOpening()
  const [sheet, setSheet] = useState<'card' | 'upi' | 'cash'>()
  const methods = useMethods(cashPlace)
  const { pay, payCash, changes, isSending } = usePay()
  const total = useSession(({ cart }) => cartTotal(cart))
  const isFree = useSession(({ cart }) => cart.length > 0 && cartTotal(cart) === 0)
  const cash = useCash(total)
  const { chosen } = methods
  const isCash = chosen?.kind === 'cash'

  /** Places the order with the chosen method; a wallet and a UPI id continue with the pin page. */
  const payChosen = () => {
    if (isFree) return void payCash(zero)
    if (chosen) choose(chosen)
    if (isCash && cash.amount !== undefined) return void payCash(cash.amount)
    if (methods.source) return void pay(methods.source)
    dismissRejection()
    navigate('/payments/submitpin')
  }
  return {
    methods,
    cash,
    /** Whether the cart costs nothing: then there is no choice, and the order is placed immediately. */
    isFree,
    /** The open sheet. */
    sheet,
    setSheet,
    /** Changes of the menu that affect the cart since its confirmation. */
    changes,
    isSending,
    // A pending order has to be resolved first. While the restaurant is closed, the layout shows a message.
    mayOrder: (checkout === 'idle' || checkout === 'rejected') && opening?.isOrderable !== false,
    openCash: () => {
      if (!isReady()) return
      setSheet('cash')
      void requestNotificationPermission()
    },
    payNow: () => {
      if (isCash) cash.submit()
      if (!isReady()) return
      if (isCash && cash.amount === undefined) return document.querySelector<HTMLInputElement>(`[name="${cashField}"]`)?.focus()
      void requestNotificationPermission()
      payChosen()
    },
  }
}

export type Payment = ReturnType<typeof usePayment>
