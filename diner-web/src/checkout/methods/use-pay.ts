// Pays the cart with a token of the payment gateway, or in cash.
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { newId } from '@sufra/shared/new-id'
import { zero, type Dirhams } from '@sufra/shared/money'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { updateSession, useSession } from '../../common/session/session.ts'
import { isDecline } from '../checkout-machine.ts'
import { useConfirm } from '../use-confirm.ts'
import { forgetNewCard } from './payment-choice.ts'
import { setPaymentSource } from './payment-sources.ts'

const methodOf = ({ kind }: PaymentSourceInput) => (kind === 'card' || kind === 'saved_card' ? 'Card' : 'UPI')

/** The key of the cart, with which the payment will be sent. */
const keyOfCart = () => updateSession(({ currentUniqueId }) => ({ currentUniqueId: currentUniqueId || newId() })).currentUniqueId

/** Whether the server refused the order before it charged anything. */
const isRefusedUncharged = () => {
  const { checkout } = useSession.getState()
  return checkout.state === 'rejected' && !isDecline(checkout.error)
}

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
