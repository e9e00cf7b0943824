import { addToCart } from '@sufra/shared/cart/change-cart'
import { mustClearFirst } from '@sufra/shared/cart/change-cart'
import { orderAgain } from '@sufra/shared/cart/order-again'
import { inLanguage } from '@sufra/shared/localized-text'
import type { Order } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showWarning } from '@sufra/shared/ui/toasts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../../common/api/use-menu.ts'
import { useNavigate } from '../../common/pages/router.ts'
import { changeCart, openRestaurant, useSession } from '../../common/session/session.ts'
import { ClearCartPrompt } from '../../common/ui/clear-cart-prompt.tsx'

/** Adds the items of an order to the cart as far as the current menu has them, and lists the missing ones. */
export const OrderAgain = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { data: menu, isLoading } = useMenu(order.restaurantId)
  const [isAsking, setAsking] = useState(false)

  const fill = () => {
    setAsking(false)
    if (!menu) return
    const { lines, missing } = orderAgain(order, menu.items)
    if (missing.length > 0) {
      const names = new Intl.ListFormat(language).format(missing.map((name) => inLanguage(name, language)))
      showWarning(t('thanks.missing', { names }))
    }
    if (lines.length === 0) return
    openRestaurant(order.restaurantId, order.tableId ?? '')
    changeCart((cart) => lines.reduce(addToCart, cart))
    navigate('/cart')
  }
  const tap = () => (mustClearFirst(useSession.getState().cart, order.restaurantId) ? setAsking(true) : fill())
  return (
    <>
      <Button kind="secondary" size="large" isBusy={isLoading} disabled={!menu} onClick={tap}>
        <RotateCcw aria-hidden className="size-5" /> <span>{t('thanks.again')}</span>
      </Button>
      <ClearCartPrompt isOpen={isAsking} onClose={() => setAsking(false)} onCleared={fill} />
    </>
  )
}
