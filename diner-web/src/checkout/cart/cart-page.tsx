import { mustClearFirst } from '@sufra/shared/cart/change-cart'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ShoppingBag } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../common/pages/router.ts'
import { backPath, useSession } from '../../common/session/session.ts'
import { Page } from '../../common/ui/page.tsx'
import { registerWorker } from '../../common/ui/register-worker.ts'
import { CashAmount, CashRow } from '../cash/cash-row.tsx'
import { PaymentMethods } from '../methods/payment-methods.tsx'
import { usePayment } from '../methods/use-payment.ts'
import { ChangesNote } from '../pending/changes-note.tsx'
import { PendingOrder } from '../pending/pending-order.tsx'
import { useFollowingOrder } from '../use-following-order.ts'
import { CartButton } from './cart-button.tsx'
import { CartExtras } from './cart-extras.tsx'
import { CartLines } from './cart-lines.tsx'
import { CustomerForm } from './details/customer-form.tsx'
import { OrderTypeChoice } from './details/order-type-choice.tsx'
import { OtherRestaurant } from './other-restaurant.tsx'
import { useCheckedCart } from './use-checked-cart.ts'

const EmptyCart = ({ backTo }: { backTo: string }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t('cartPage.emptyTitle')}
      text={t('cartPage.emptyText')}
      action={
        <Link to={backTo} className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
          {t('cartPage.toMenu')}
        </Link>
      }
    />
  )
}

/** The cart: its lines, order type, details and payment. */
export const CartPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const checked = useCheckedCart()
  const [isSubmitted, setSubmitted] = useState(false)
  const buttonId = useId()
  const tableNote = useRef<HTMLParagraphElement>(null)
  const { cart, customerDetails, orderSettings } = session
  const problems = customerDetailsProblems(customerDetails, orderSettings.orderType)
  const needsTable = orderSettings.orderType === 'Dine-in' && !session.tableId
  const backTo = backPath(session)
  const isEmpty = cart.length === 0

  /** Whether the order has a table and all details; otherwise the first missing field gets the focus. */
  const isReady = () => {
    setSubmitted(true)
    const [first] = Object.keys(problems)
    const missing = first ? document.querySelector<HTMLInputElement>(`[name="${first}"]`) : tableNote.current
    missing?.focus()
    return !first && !needsTable
  }
  const payment = usePayment({ cashPlace: 'first', isReady })
  const { methods, cash } = payment
  const isCash = methods.chosen?.kind === 'cash'
  // A diner who has filled another cart since stays on this page.
  useFollowingOrder(isEmpty)
  // Registered here so that the first order has notifications too.
  useEffect(registerWorker, [])

  if (mustClearFirst(cart, session.restaurantId))
    return (
      <Page title={t('cartPage.title')} backTo={backTo}>
        <PendingOrder />
        <OtherRestaurant of={cart[0]?.restaurantId ?? ''} />
      </Page>
    )

  return (
    <Page title={t('cartPage.title')} backTo={backTo} footer={!isEmpty && <CartButton id={buttonId} cart={checked} payment={payment} />}>
      {/* Rendered here in addition to the layout, so that it is loaded before the network may fail. */}
      <PendingOrder />
      <ChangesNote changes={payment.changes} />
      {/* Also rendered for an empty cart, because the last removed line can be restored. */}
      <CartLines lines={checked.lines} />
      {isEmpty ? (
        <EmptyCart backTo={backTo} />
      ) : (
        <>
          <CartExtras backTo={backTo} />
          <OrderTypeChoice />
          {needsTable && (
            <p
              ref={tableNote}
              tabIndex={-1}
              className={`mx-4 mb-4 rounded-card p-3 text-sm ${isSubmitted ? 'bg-red-soft text-red' : 'bg-saffron-soft text-saffron'}`}
            >
              {t('refusals.table.required')}
            </p>
          )}
          <CustomerForm showsAll={isSubmitted} buttonId={buttonId} />
          <PaymentMethods
            payment={{ ...payment, mayOrder: payment.mayOrder && !checked.hasProblem && !checked.hasNewPrices }}
            cash={
              methods.takesCash && (
                <CashRow isChosen={isCash}>
                  <CashAmount cash={cash} buttonId={buttonId} />
                </CashRow>
              )
            }
          />
        </>
      )}
    </Page>
  )
}
