import { useOpening } from '../../common/opening/use-opening.ts'
import type { Payment } from '../methods/use-payment.ts'
import type { CheckedCart } from './use-checked-cart.ts'

type CartAction = {
  kind: 'closed' | 'fix' | 'accept' | 'wait' | 'nothing' | 'free' | 'cash' | 'method'
  run?: (() => void) | undefined
}

/**
 * The action of the cart’s one button: it pays with the chosen method, or places an order in cash. New prices have to be accepted first, and what cannot be
 * ordered has to leave.
 */
export const useCartAction = (cart: CheckedCart, payment: Payment): CartAction => {
  const opening = useOpening()
  const { methods, isFree, mayOrder, payNow } = payment
  const run = mayOrder ? payNow : undefined
  if (opening?.isOrderable === false) return { kind: 'closed' }
  if (cart.hasProblem) return { kind: 'fix' }
  if (cart.hasNewPrices) return { kind: 'accept', run: cart.acceptPrices }
  if (isFree) return { kind: 'free', run }
  if (!methods.chosen) return { kind: methods.takesNothing && !methods.isLoading ? 'nothing' : 'wait' }
  return { kind: methods.chosen.kind === 'cash' ? 'cash' : 'method', run }
}
