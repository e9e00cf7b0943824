import { cartTotal } from '@sufra/shared/cart/cart-total'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Banknote, Bell, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../app/page.tsx'
import { Money } from '../app/price.tsx'
import { useSession } from '../app/session.ts'
import { askNotifications } from './ask-notifications.ts'
import { CashSheet } from './cash-sheet.tsx'

/** How the diner pays. */
export const PaymentPage = () => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  const [isPaying, setPaying] = useState(false)

  if (cart.length === 0)
    return (
      <Page title={t('checkout.title')} backTo="/cart">
        <EmptyState icon={ShoppingBag} title={t('cart.emptyTitle')} text={t('cart.emptyText')} />
      </Page>
    )

  const openCash = () => {
    setPaying(true)
    void askNotifications()
  }
  return (
    <Page
      title={t('checkout.title')}
      backTo="/cart"
      footer={
        <Button size="large" className="w-full" onClick={openCash}>
          {t('checkout.payCash')}
        </Button>
      }
    >
      <section className="m-4 flex items-baseline justify-between rounded-card border border-line bg-card p-5">
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
