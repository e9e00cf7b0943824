import { cartTotal } from '@sufra/shared/cart/cart-total'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Banknote, Bell, ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestNotificationPermission } from '../common/ui/browser-notification.ts'
import { Page } from '../common/ui/page.tsx'
import { Money } from '../common/ui/price.tsx'
import { useNavigate } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { CashSheet } from './cash/cash-sheet.tsx'
import { PendingOrder } from './pending-order.tsx'

/** Navigates to the order once it is placed, also by another tab or automatically after the network is back. */
const useFollowingOrder = () => {
  const navigate = useNavigate()
  const orderCount = useSession((session) => session.orderCount)
  const before = useRef(orderCount)
  useEffect(() => {
    if (orderCount > before.current) void navigate('/successorder', { replace: true })
  }, [orderCount, navigate])
}

/** The payment page. */
export const PaymentPage = () => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  const checkout = useSession((session) => session.checkout.state)
  const [isPaying, setPaying] = useState(false)
  useFollowingOrder()

  if (cart.length === 0)
    return (
      <Page title={t('checkout.title')} backTo="/cart">
        <EmptyState icon={ShoppingBag} title={t('cart.emptyTitle')} text={t('cart.emptyText')} />
      </Page>
    )

  const openCash = () => {
    setPaying(true)
    void requestNotificationPermission()
  }
  // A pending order has to be resolved first.
  const mayOrder = checkout === 'idle' || checkout === 'rejected'
  return (
    <Page
      title={t('checkout.title')}
      backTo="/cart"
      footer={
        <Button size="large" className="w-full" disabled={!mayOrder} onClick={openCash}>
          {t('checkout.payCash')}
        </Button>
      }
    >
      {/* Here and not only in the layout, so that it is loaded before the network may fail. */}
      <PendingOrder />
      <section className="m-4 flex flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-line bg-card p-5">
        <span className="font-semibold">{t('checkout.total')}</span>
        <Money amount={cartTotal(cart)} className="text-xl font-bold" />
      </section>
      <section className="mx-4 flex items-center gap-4 rounded-card border border-brand bg-brand-soft p-4">
        <Banknote aria-hidden className="size-7 shrink-0 text-brand" />
        <span>
          <b className="block">{t('checkout.cash')}</b>
          <span className="text-sm text-ink-soft">{t('checkout.cashText')}</span>
        </span>
      </section>
      <p className="m-4 flex items-start gap-3 text-sm text-ink-soft">
        <Bell aria-hidden className="mt-0.5 size-4 shrink-0" /> {t('checkout.notify')}
      </p>
      {isPaying && <CashSheet onClose={() => setPaying(false)} />}
    </Page>
  )
}
