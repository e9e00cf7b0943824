import { cartTotal } from '@sufra/shared/cart/cart-total'
import { ApiError } from '@sufra/shared/contract/api-error'
import { formatMoney } from '@sufra/shared/money'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Spinner } from '@sufra/shared/ui/spinner'
import { CircleHelp, CircleX, CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from '../../common/pages/router.ts'
import type { Checkout } from '../../common/session/session-fields.ts'
import { useSession } from '../../common/session/session.ts'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { isDecline, isStale } from '../checkout-machine.ts'
import { checkout as controller } from '../use-checkout.ts'
import { Panel } from './panel.tsx'
import { AwaitingPayment, Declined } from './pending-payment.tsx'

const minute = 60_000

const Waiting = ({ checkout }: { checkout: Extract<Checkout, { state: 'waiting' }> }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const now = useNow(minute / 4)
  const { snapshot, sendsWhenOnline } = checkout
  const total = formatMoney(cartTotal(snapshot.cart), language)
  const needsConfirmation = isStale(snapshot, now) || (isOnline && !sendsWhenOnline)
  const texts = () => {
    if (isStale(snapshot, now)) return t('checkout.pending.old', { minutes: Math.floor((now - snapshot.confirmedAt) / minute), total })
    if (sendsWhenOnline) return t('checkout.pending.queued', { total })
    return t(isOnline ? 'checkout.pending.ready' : 'checkout.pending.offline', { total })
  }
  return (
    <Panel icon={<CloudOff aria-hidden className="size-6 shrink-0" />} title={t('checkout.pending.notSent')} text={texts()}>
      {needsConfirmation && isOnline && (
        <Button onClick={() => void controller().sendAgain(snapshot.key)}>{t('checkout.pending.sendNow')}</Button>
      )}
      {!sendsWhenOnline && !isOnline && (
        <Button onClick={() => void controller().sendWhenOnline(snapshot.key)}>{t('checkout.pending.sendWhenOnline')}</Button>
      )}
      <Button kind="secondary" onClick={() => void controller().cancel(snapshot.key)}>
        {t('checkout.pending.cancel')}
      </Button>
    </Panel>
  )
}

const Unconfirmed = ({ checkout }: { checkout: Extract<Checkout, { state: 'unconfirmed' }> }) => {
  const { t } = useTranslation()
  const { snapshot } = checkout
  return (
    <Panel
      icon={<CircleHelp aria-hidden className="size-6 shrink-0" />}
      title={t('checkout.pending.unconfirmed')}
      text={t('checkout.pending.unconfirmedText')}
    >
      <Button onClick={() => void controller().sendAgain(snapshot.key)}>{t('checkout.pending.sendAgain')}</Button>
      <Button kind="secondary" onClick={() => void controller().cancel(snapshot.key)}>
        {t('checkout.pending.cancelOrder')}
      </Button>
    </Panel>
  )
}

const Rejected = ({ checkout }: { checkout: Extract<Checkout, { state: 'rejected' }> }) => {
  const { t } = useTranslation()
  const dismiss = () => controller().dismiss(checkout.snapshot.key)
  return (
    <Panel
      isProblem
      icon={<CircleX aria-hidden className="size-6 shrink-0" />}
      title={t('checkout.pending.rejected')}
      text={errorText(new ApiError(400, '', { error: checkout.error }), t)}
    >
      <Link
        to="/cart"
        onClick={dismiss}
        className="grid min-h-11 place-items-center rounded-card bg-brand px-4 text-sm font-semibold text-on-brand"
      >
        {t('checkout.pending.reviewCart')}
      </Link>
      <Button kind="secondary" onClick={dismiss}>
        {t('common.close')}
      </Button>
    </Panel>
  )
}

/** Shows the state and actions of a confirmed order that is still pending, on every page. */
export const PendingOrder = () => {
  const { t } = useTranslation()
  const checkout = useSession((session) => session.checkout)
  useEffect(() => {
    void controller().runNow()
  }, [])
  const { pathname } = useLocation()
  // The cart and the payment page are longer than the screen, with the button below, so the message is scrolled into view. Other pages do
  // not scroll.
  useEffect(() => {
    if ((pathname === '/cart' || pathname === '/payments') && checkout.state !== 'idle') document.documentElement.scrollTop = 0
  }, [pathname, checkout.state])
  const busy = <Spinner className="size-6 shrink-0" />
  const isCash = 'snapshot' in checkout && checkout.snapshot.paymentMethod === 'Cash'
  switch (checkout.state) {
    case 'idle':
      return null
    case 'waiting':
      return <Waiting checkout={checkout} />
    case 'sending':
      return (
        <Panel icon={busy} title={isCash ? t('checkout.pending.sending') : t('payment.sending')} text={t('checkout.pending.sendingText')} />
      )
    case 'unconfirmed':
      return isCash ? <Unconfirmed checkout={checkout} /> : <AwaitingPayment checkout={checkout} />
    case 'withdrawing':
      return (
        <Panel
          icon={busy}
          title={isCash ? t('checkout.pending.withdrawing') : t('payment.withdrawing')}
          text={isCash ? t('checkout.pending.withdrawingText') : t('payment.withdrawingText')}
        />
      )
    case 'rejected':
      return isDecline(checkout.error) ? <Declined checkout={checkout} /> : <Rejected checkout={checkout} />
  }
}
