import { cartTotal } from '@sufra/shared/cart/cart-total'
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showFailure } from '@sufra/shared/ui/toasts'
import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoBack, useNavigate } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { Page } from '../../common/ui/page.tsx'
import { Money } from '../../common/ui/price.tsx'
import type { FrameResult } from '../gateway/frame-message.ts'
import { GatewayFrame } from '../gateway/gateway-frame.tsx'
import { UpiMark, WalletMark } from '../methods/brand-marks.tsx'
import type { PaymentChoice } from '../methods/payment-choice.ts'
import { useMethods } from '../methods/use-methods.ts'
import { usePay } from '../use-confirm.ts'
import { useFollowingOrder } from '../use-following-order.ts'

type UpiChoice = Extract<PaymentChoice, { kind: 'wallet' | 'upi' }>

const isUpi = (choice: PaymentChoice | undefined): choice is UpiChoice => choice?.kind === 'wallet' || choice?.kind === 'upi'

/** The amount, the method and the id of the payment. */
const Summary = ({ chosen }: { chosen: UpiChoice }) => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  const key = useSession((session) => session.currentUniqueId)
  return (
    <section className="m-4 flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="grid h-9 w-12 shrink-0 place-items-center rounded-lg border border-line bg-white">
          {chosen.kind === 'wallet' ? <WalletMark wallet={chosen.wallet} /> : <UpiMark />}
        </span>
        <span className="min-w-0 grow basis-20 font-semibold wrap-anywhere">
          {chosen.kind === 'wallet' ? t(`payment.${chosen.wallet}`) : <bdi dir="ltr">{chosen.upiId}</bdi>}
        </span>
        <Money amount={cartTotal(cart)} className="text-lg font-bold" />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-sm text-ink-soft">
        <span>{t('payment.paymentId')}</span>
        <bdi dir="ltr" className="figures">
          {paymentIdOf(key)}
        </bdi>
      </p>
    </section>
  )
}

/** Spec §2: the pin of a UPI id, typed into the gateway's page, or the sheet of a wallet. */
export const PinPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goBack = useGoBack('/payments')
  const cart = useSession((session) => session.cart)
  const checkout = useSession((session) => session.checkout.state)
  const { chosen, hosted, isLoading, isForgotten } = useMethods()
  const { pay } = usePay()
  /** A token can be used once, so each payment begins with an empty page of the gateway. */
  const [payments, setPayments] = useState(0)
  const mayPay = checkout === 'idle' || checkout === 'rejected'
  const [mayPayHere] = useState(mayPay)
  useFollowingOrder()

  // A payment that began before a reload would be a different one; without a network there is no choice.
  const isElsewhere = cart.length > 0 && ((!isLoading && (!isUpi(chosen) || isForgotten)) || !mayPayHere)
  useEffect(() => {
    if (isElsewhere) navigate('/payments', { replace: true })
  }, [isElsewhere, navigate])

  if (cart.length === 0)
    return (
      <Page title={t('checkout.title')} backTo="/cart">
        <EmptyState icon={ShoppingBag} title={t('cartPage.emptyTitle')} text={t('cartPage.emptyText')} />
      </Page>
    )
  if (!isUpi(chosen) || !hosted || isForgotten || !mayPayHere)
    return (
      <Page title={t('checkout.title')} backTo="/payments">
        {isLoading && <Skeleton className="m-4 h-32" />}
      </Page>
    )

  const payWith = async (source: PaymentSourceInput) => {
    await pay(source)
    setPayments((before) => before + 1)
  }
  const receive = (message: FrameResult) => {
    if (message.type === 'cancelled') return goBack()
    if (message.type === 'failed') return void showFailure(t(chosen.kind === 'upi' ? 'payment.upiFailed' : 'checkout.failed'))
    if (message.type !== 'token') return
    const { token } = message
    const { kind } = chosen
    void payWith(kind === 'upi' ? { kind, upiId: chosen.upiId, pinToken: token, saves: chosen.saves } : { ...chosen, token })
  }
  const isPin = chosen.kind === 'upi'
  const name = isPin ? t('payment.enterPin') : t(`payment.${chosen.wallet}`)
  return (
    <Page title={isPin ? name : t('checkout.title')} backTo="/payments">
      <Summary chosen={chosen} />
      {mayPay && (
        <section className="mx-4 mb-4 rounded-card border border-line bg-card p-3">
          <GatewayFrame
            key={payments}
            title={isPin ? t('payment.pinFields') : t('payment.walletSheet', { wallet: name })}
            url={isPin ? hosted.pinUrl : hosted.walletUrl}
            origin={hosted.origin}
            query={isPin ? {} : { wallet: chosen.wallet, amount: String(cartTotal(cart)) }}
            height={isPin ? 440 : 260}
            onMessage={receive}
          />
        </section>
      )}
    </Page>
  )
}

/** The displayed id of a payment: the end of its idempotency key, which alone identifies it to the server. */
const paymentIdOf = (key: string): string =>
  key
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-10)
    .toUpperCase()
