import { cartTotal } from '@sufra/shared/cart/cart-total'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Bell, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestNotificationPermission } from '../common/ui/browser-notification.ts'
import { useOpening } from '../common/opening/use-opening.ts'
import { Page } from '../common/ui/page.tsx'
import { Money } from '../common/ui/price.tsx'
import { useNavigate } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { AddCardSheet } from './card/add-card-sheet.tsx'
import { CashChoice } from './cash/cash-choice.tsx'
import { CashSheet } from './cash/cash-sheet.tsx'
import { MethodList } from './methods/method-list.tsx'
import { useMethods } from './methods/use-methods.ts'
import { usePay } from './methods/use-pay.ts'
import { ChangedLines } from './pending/rejection.tsx'
import { PendingOrder } from './pending/pending-order.tsx'
import { AddUpiSheet } from './upi/add-upi-sheet.tsx'
import { useFollowingOrder } from './use-following-order.ts'
import { dismissRejection } from './use-checkout.ts'
import { useReturnFromBank } from './challenge/use-return-from-bank.ts'

/** Spec §2: the ways to pay, the total, and the button that pays. */
export const PaymentPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cart = useSession((session) => session.cart)
  const checkout = useSession((session) => session.checkout.state)
  const opening = useOpening()
  const [sheet, setSheet] = useState<'card' | 'upi' | 'cash'>()
  const methods = useMethods()
  const { pay, changes, isSending } = usePay()
  useFollowingOrder()
  useReturnFromBank()

  if (cart.length === 0)
    return (
      <Page title={t('checkout.title')} backTo="/cart">
        <PendingOrder />
        <EmptyState icon={ShoppingBag} title={t('cart.emptyTitle')} text={t('cart.emptyText')} />
      </Page>
    )

  // A pending order has to be resolved first. While the restaurant is closed, the layout says so.
  const mayOrder = (checkout === 'idle' || checkout === 'rejected') && opening?.isOrderable !== false
  const { chosen, source, gateway } = methods
  const closeSheet = () => setSheet(undefined)

  const openCash = () => {
    setSheet('cash')
    void requestNotificationPermission()
  }
  const payNow = () => {
    void requestNotificationPermission()
    if (source) return void pay(source)
    dismissRejection()
    void navigate('/payments/submitpin')
  }
  return (
    <Page
      title={t('checkout.title')}
      backTo="/cart"
      footer={
        <Button
          size="large"
          className="w-full flex-wrap justify-between!"
          disabled={!mayOrder || !chosen}
          isBusy={isSending}
          onClick={payNow}
        >
          <span>{t('payment.payNow')}</span>
          <Money amount={cartTotal(cart)} />
        </Button>
      }
    >
      {/* Here and not only in the layout, so that it is loaded before the network may fail. */}
      <PendingOrder />
      {changes.length > 0 && (
        <section role="status" className="mx-4 mt-4 rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
          <ChangedLines changes={changes} />
        </section>
      )}
      <section className="m-4 flex flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-line bg-card p-5">
        <span className="font-semibold">{t('checkout.total')}</span>
        <Money amount={cartTotal(cart)} className="text-xl font-bold" />
      </section>
      <MethodList methods={methods} isDisabled={!mayOrder} onAddCard={() => setSheet('card')} onAddUpi={() => setSheet('upi')} />
      {methods.takesCash && <CashChoice isDisabled={!mayOrder} onOpen={openCash} />}
      {methods.takesNothing && (
        <p className="m-4 rounded-card bg-saffron-soft p-4 text-sm font-semibold text-saffron">{t('payment.none')}</p>
      )}
      <p className="m-4 mt-0 flex items-start gap-3 text-sm text-ink-soft">
        <Bell aria-hidden className="mt-0.5 size-4 shrink-0" /> {t('checkout.notify')}
      </p>
      {sheet === 'cash' && <CashSheet onClose={closeSheet} />}
      {sheet === 'upi' && <AddUpiSheet onClose={closeSheet} />}
      {sheet === 'card' && gateway && <AddCardSheet gateway={gateway} amount={cartTotal(cart)} onClose={closeSheet} />}
    </Page>
  )
}
