import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { useOpening } from '../../common/opening/use-opening.ts'
import { Money } from '../../common/ui/price.tsx'
import type { Payment } from '../methods/use-payment.ts'
import type { CheckedCart } from './use-checked-cart.ts'

/**
 * The one button of the cart: it pays with the chosen method, or opens the cash sheet where there is no other. New prices have to be accepted first, and
 * what cannot be ordered has to leave.
 */
export const CartButton = ({ cart, payment }: { cart: CheckedCart; payment: Payment }) => {
  const { t } = useTranslation()
  const opening = useOpening()
  const { hasProblem, hasNewPrices, total, acceptPrices } = cart
  const { methods, isFree, mayOrder, isSending, payNow, openCash } = payment
  const isClosed = opening?.isOrderable === false
  const isCashAlone = !methods.chosen && !methods.isLoading && methods.takesCash

  const action = () => {
    if (isClosed) return { text: opening.text || opening.title }
    if (hasProblem) return { text: t('cartPage.fixFirst') }
    if (hasNewPrices) return { text: t('cartPage.acceptPrices'), run: acceptPrices }
    if (isFree) return { text: t('checkout.placeOrder'), run: mayOrder ? payNow : undefined }
    if (isCashAlone) return { text: t('checkout.placeOrder'), run: mayOrder ? openCash : undefined }
    return { text: t('payment.payNow'), run: mayOrder && methods.chosen ? payNow : undefined }
  }
  const { text, run } = action()
  return (
    <Button size="large" className="w-full flex-wrap justify-between!" disabled={!run} isBusy={isSending} onClick={run}>
      <span>{text}</span>
      {!isClosed && !hasProblem && <Money amount={total} />}
    </Button>
  )
}
