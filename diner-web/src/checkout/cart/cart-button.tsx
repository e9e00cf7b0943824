import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { useOpening } from '../../common/opening/use-opening.ts'
import { MethodAndAmount, TextAndAmount } from '../methods/method-name.tsx'
import type { Payment } from '../methods/use-payment.ts'
import { useCartAction } from './use-cart-action.ts'
import type { CheckedCart } from './use-checked-cart.ts'

type Props = { id: string; cart: CheckedCart; payment: Payment }

/** The one button of the cart, with the method and the amount that it pays. */
export const CartButton = ({ id, cart, payment }: Props) => {
  const { t } = useTranslation()
  const opening = useOpening()
  const { kind, run } = useCartAction(cart, payment)
  const { chosen, cards } = payment.methods
  const label = () => {
    if (kind === 'closed') return <span>{opening?.text || opening?.title}</span>
    if (kind === 'fix') return <span>{t('cartPage.fixFirst')}</span>
    if (kind === 'method' && chosen && chosen.kind !== 'cash') return <MethodAndAmount chosen={chosen} cards={cards} amount={cart.total} />
    const texts = {
      accept: t('cartPage.acceptPrices'),
      free: t('checkout.placeOrder'),
      cash: t('checkout.placeCash'),
      wait: t('checkout.placeOrder'),
      nothing: t('checkout.placeOrder'),
    }
    return <TextAndAmount text={texts[kind as keyof typeof texts]} amount={cart.total} /> // the other kinds have returned
  }
  return (
    <Button id={id} size="large" className="w-full" disabled={!run} isBusy={payment.isSending} onClick={run}>
      {label()}
    </Button>
  )
}
