import { cartTotal } from '@sufra/shared/cart/cart-total'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Money } from '../common/ui/price.tsx'
import { Link } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'

/** Fixed bar at the bottom: number of items, total, and link to the cart. Its bag moves with each change. */
export const CartBar = () => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  if (cart.length === 0) return null
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="sticky bottom-0 z-10 mt-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Link
        to="/cart"
        // Ignores the second tap of a double tap on the button of the item sheet, which was in the same place.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-2xl bg-accent px-5 py-1.5 leading-snug font-bold text-on-brand shadow-float active:opacity-90"
      >
        <span key={count} className="animate-bump">
          <ShoppingBag aria-hidden className="size-5" />
        </span>
        <span className="grow basis-20">{t('cart.view', { count })}</span>
        <Money amount={cartTotal(cart)} />
      </Link>
    </div>
  )
}
