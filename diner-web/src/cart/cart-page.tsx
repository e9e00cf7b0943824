import { cartTotal } from '@sufra/shared/cart/cart-total'
import { lineKey } from '@sufra/shared/cart/change-cart'
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpening } from '../common/opening/use-opening.ts'
import { Page } from '../common/ui/page.tsx'
import { Money } from '../common/ui/price.tsx'
import { Link, useNavigate } from '../common/pages/router.ts'
import { changeCart, restaurantPath, useSession } from '../common/session/session.ts'
import { useMenu } from '../common/api/use-menu.ts'
import { CartLine } from './cart-line.tsx'
import { CustomerForm } from './customer-form.tsx'
import { Instructions } from './instructions.tsx'
import { OrderTypeChoice } from './order-type-choice.tsx'

/** The cart, the customer details and the total. */
export const CartPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const { data: menu } = useMenu(session.restaurantId)
  const opening = useOpening()
  const isClosed = opening?.isOrderable === false
  const [isSubmitted, setSubmitted] = useState(false)
  const { cart, customerDetails, orderSettings } = session
  const problems = customerDetailsProblems(customerDetails, orderSettings.orderType)
  const needsTable = orderSettings.orderType === 'Dine-in' && !session.tableId
  const backTo = session.restaurantId ? restaurantPath(session) : '/'

  // Corrects a cart filled by an older version, or after a group has become required, once the menu is loaded.
  useEffect(() => {
    if (menu && withRequiredChoices(cart, menu.items) !== cart) changeCart((lines) => [...withRequiredChoices(lines, menu.items)])
  }, [cart, menu])

  if (cart.length === 0)
    return (
      <Page title={t('cart.title')} backTo={backTo}>
        <EmptyState
          icon={ShoppingBag}
          title={t('cart.emptyTitle')}
          text={t('cart.emptyText')}
          action={
            <Link to={backTo} className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
              {t('cart.toMenu')}
            </Link>
          }
        />
      </Page>
    )

  const continueToPayment = () => {
    setSubmitted(true)
    const [first] = Object.keys(problems)
    if (first) document.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (!needsTable) void navigate('/payments')
  }
  return (
    <Page
      title={t('cart.title')}
      backTo={backTo}
      footer={
        <Button size="large" className="w-full flex-wrap justify-between!" disabled={isClosed} onClick={continueToPayment}>
          <span>{isClosed ? opening.text || opening.title : t('cart.goOn')}</span>
          <Money amount={cartTotal(cart)} />
        </Button>
      }
    >
      <ul className="px-4">
        {cart.map((line) => (
          <CartLine
            key={lineKey(line)}
            cart={cart}
            line={line}
            item={menu?.items.find(({ _id }) => _id === line.itemId)}
            isMenuLoaded={menu !== undefined}
          />
        ))}
      </ul>
      <Link to={backTo} className="mx-4 grid min-h-11 place-items-center rounded-card border border-line bg-card text-sm font-semibold">
        {t('cart.addMore')}
      </Link>
      <Instructions />
      <OrderTypeChoice />
      {needsTable && (
        <p className={`mx-4 rounded-card p-3 text-sm ${isSubmitted ? 'bg-red-soft text-red' : 'bg-saffron-soft text-saffron'}`}>
          {t('refusals.table.required')}
        </p>
      )}
      <CustomerForm problems={problems} showsAll={isSubmitted} />
    </Page>
  )
}
