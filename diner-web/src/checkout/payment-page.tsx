import { cartTotal } from '@sufra/shared/cart/cart-total'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { Money } from '../common/ui/price.tsx'
import { useSession } from '../common/session/session.ts'
import { CashChoice } from './cash/cash-choice.tsx'
import { CashSheet } from './cash/cash-sheet.tsx'
import { useReturnFromBank } from './challenge/use-return-from-bank.ts'
import { PaymentMethods } from './methods/payment-methods.tsx'
import { usePayment } from './methods/use-payment.ts'
import { ChangesNote } from './pending/changes-note.tsx'
import { PendingOrder } from './pending/pending-order.tsx'
import { useFollowingOrder } from './use-following-order.ts'

/** Spec §2: the ways to pay, the total, and the button that pays. */
export const PaymentPage = () => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  const payment = usePayment()
  useFollowingOrder()
  useReturnFromBank()

  if (cart.length === 0)
    return (
      <Page title={t('checkout.title')} backTo="/cart">
        <PendingOrder />
        <EmptyState icon={ShoppingBag} title={t('cartPage.emptyTitle')} text={t('cartPage.emptyText')} />
      </Page>
    )

  const { methods, isFree, mayOrder, changes, isSending, payNow, openCash, sheet, setSheet } = payment
  return (
    <Page
      title={t('checkout.title')}
      backTo="/cart"
      footer={
        <Button
          size="large"
          className="w-full flex-wrap justify-between!"
          disabled={!mayOrder || !(isFree || methods.chosen)}
          isBusy={isSending}
          onClick={payNow}
        >
          <span>{isFree ? t('checkout.placeOrder') : t('payment.payNow')}</span>
          <Money amount={cartTotal(cart)} />
        </Button>
      }
    >
      {/* Rendered here in addition to the layout, so that it is loaded before the network may fail. */}
      <PendingOrder />
      <ChangesNote changes={changes} />
      <section className="m-4 flex flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-line bg-card p-5">
        <span className="font-semibold">{t('checkout.total')}</span>
        <Money amount={cartTotal(cart)} className="text-xl font-bold" />
      </section>
      <PaymentMethods payment={payment} />
      {!isFree && methods.takesCash && <CashChoice isDisabled={!mayOrder} onOpen={openCash} />}
      {sheet === 'cash' && <CashSheet onClose={() => setSheet(undefined)} />}
    </Page>
  )
}
