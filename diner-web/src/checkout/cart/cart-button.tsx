import { Button } from '@sufra/shared/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpening } from '../../common/opening/use-opening.ts'
import { MethodAndAmount, TextAndAmount } from '../methods/method-name.tsx'
import type { Payment } from '../methods/use-payment.ts'
import type { CheckedCart } from './use-checked-cart.ts'

type Props = { cart: CheckedCart; payment: Payment }

/**
 * The action of the cart’s single button: it pays with the chosen method, or places an order in cash. New prices must be accepted first,
 * and unavailable lines must be removed.
 */
const useAction = ({ cart, payment }: Props): { label: ReactNode; run?: (() => void) | undefined } => {
  const { t } = useTranslation()
  const opening = useOpening()
  const { methods, isFree, mayOrder, payNow } = payment
  const { chosen, cards } = methods
  const run = mayOrder ? payNow : undefined
  const withAmount = (text: string) => <TextAndAmount text={text} amount={cart.total} />
  if (opening?.isOrderable === false) return { label: <span>{opening.text || opening.title}</span> }
  if (cart.hasProblem) return { label: <span>{t('cartPage.fixFirst')}</span> }
  if (cart.hasNewPrices) return { label: withAmount(t('cartPage.acceptPrices')), run: cart.acceptPrices }
  if (isFree) return { label: withAmount(t('checkout.placeOrder')), run }
  if (!chosen) return { label: withAmount(t('checkout.placeOrder')) }
  if (chosen.kind === 'cash') return { label: withAmount(t('checkout.placeCash')), run }
  return { label: <MethodAndAmount chosen={chosen} cards={cards} amount={cart.total} />, run }
}

/** The single button of the cart, with the method and the amount that it pays. */
export const CartButton = ({ id, cart, payment }: Props & { id: string }) => {
  const { label, run } = useAction({ cart, payment })
  return (
    <Button id={id} size="large" className="w-full" disabled={!run} isBusy={payment.isSending} onClick={run}>
      {label}
    </Button>
  )
}
