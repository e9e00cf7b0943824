// Confirms the order that this tab displays, and collects the changes when the menu has changed since.
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { zero, type Dirhams } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSnapshot, Session } from '../common/session/session-fields.ts'
import { changeCart, updateSession, useSession } from '../common/session/session.ts'
import { useMenu } from '../common/api/use-menu.ts'
import { changedLines, type ChangedLine } from './menu-change/changed-lines.ts'
import { isMenuChange, withPricesOf } from './menu-change/new-prices.ts'
import { usePaymentOptions } from './methods/payment-options.ts'
import { checkout as controller, phoneNow } from './use-checkout.ts'
import { isDecline } from './checkout-machine.ts'
import { forgetNewCard } from './methods/payment-choice.ts'
import { setPaymentSource } from './methods/payment-sources.ts'

type Payment = Pick<OrderSnapshot, 'paymentMethod' | 'cashAmount'>

const snapshotOf = (session: Session, payment: Payment, now: number) => ({
  ...payment,
  confirmedAt: now,
  cart: session.cart,
  orderType: session.orderSettings.orderType,
  customerDetails: session.customerDetails,
  orderInstructions: session.orderInstructions,
  restaurantId: session.restaurantId,
  tableId: session.tableId,
  tableNumber: session.tableNumber,
})

export const useConfirm = () => {
  const { t } = useTranslation()
  const session = useSession()
  const menu = useMenu(session.restaurantId)
  const options = usePaymentOptions(session.restaurantId)
  const [changes, setChanges] = useState<ChangedLine[]>([])
  const { checkout } = session
  const error = checkout.state === 'rejected' ? checkout.error : undefined

  /** Applies the current prices to the cart, for the diner to confirm again. */
  const applyNewPrices = async () => {
    const before = menu.data
    const fresh = await menu.refetch()
    if (!fresh.data) return
    setChanges(changedLines(useSession.getState().cart, before, fresh.data))
    changeCart((lines) => [...withRequiredChoices(withPricesOf(lines, fresh.data), fresh.data.items)])
  }

  /** Confirms exactly the order that this tab displays. `isPending`: the order is not placed yet, and PendingOrder is shown. */
  const confirm = async (payment: Payment) => {
    const result = await controller().confirm(snapshotOf(session, payment, phoneNow()))
    if (result === 'changed') showFailure(t('checkout.changedElsewhere'))
    const now = useSession.getState().checkout
    if (now.state === 'rejected' && isMenuChange(now.error)) await applyNewPrices()
    if (now.state === 'rejected' && now.error === 'payment.method_unavailable') await options.refetch()
    return { isPending: now.state !== 'idle' && now.state !== 'rejected' }
  }
  return { confirm, error, changes: isMenuChange(error) ? changes : [], isSending: checkout.state === 'sending' }
}

const methodOf = ({ kind }: PaymentSourceInput) => (kind === 'card' || kind === 'saved_card' ? 'Card' : 'UPI')

/** The key of the cart, with which the payment will be sent. */
const keyOfCart = () => updateSession(({ currentUniqueId }) => ({ currentUniqueId: currentUniqueId || newId() })).currentUniqueId

/** Whether the server refused the order before it charged anything. */
const isRefusedUncharged = () => {
  const { checkout } = useSession.getState()
  return checkout.state === 'rejected' && !isDecline(checkout.error)
}

/** Pays the cart with a token of the payment gateway, or in cash. */
export const usePay = () => {
  const { t } = useTranslation()
  const { confirm, changes, isSending } = useConfirm()
  const pay = async (source: PaymentSourceInput) => {
    // A token expires too soon to wait, so without a network nothing is sent.
    if (!navigator.onLine) return void showFailure(t('errors.network'))
    setPaymentSource(keyOfCart(), source)
    await confirm({ paymentMethod: methodOf(source), cashAmount: zero })
    if (source.kind === 'card' && !isRefusedUncharged()) forgetNewCard()
  }
  /** The amount is zero for a cart that costs nothing. */
  const payCash = (cashAmount: Dirhams) => confirm({ paymentMethod: 'Cash', cashAmount })
  return { pay, payCash, changes, isSending }
}
