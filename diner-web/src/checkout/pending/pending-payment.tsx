// A payment by card or UPI that is undecided, or was declined.
import { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Spinner } from '@sufra/shared/ui/spinner'
import { CircleX, Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from '../../common/pages/router.ts'
import type { Checkout } from '../../common/session/session-fields.ts'
import { useChallenge } from '../challenge/challenge.ts'
import { checkout as controller } from '../use-checkout.ts'
import { Panel } from './panel.tsx'

/** Nothing is sent again: the server is polled. A payment that waits for the diner's bank opens its page. */
export const AwaitingPayment = ({ checkout }: { checkout: Extract<Checkout, { state: 'unconfirmed' }> }) => {
  const { t } = useTranslation()
  const { key } = checkout.snapshot
  const challengeUrl = useChallenge(key)
  const icon = challengeUrl ? <Landmark aria-hidden className="size-6 shrink-0" /> : <Spinner className="size-6 shrink-0" />
  return (
    <Panel
      icon={icon}
      title={challengeUrl ? t('payment.challenge') : t('payment.awaiting')}
      text={challengeUrl ? t('payment.challengeText') : t('payment.awaitingText')}
    >
      {challengeUrl && (
        <a href={challengeUrl} className="grid min-h-11 place-items-center rounded-card bg-brand px-4 text-sm font-semibold text-on-brand">
          {t('payment.toBank')}
        </a>
      )}
      <Button kind="secondary" onClick={() => void controller().cancel(key)}>
        {t('checkout.pending.cancelOrder')}
      </Button>
    </Panel>
  )
}

export const Declined = ({ checkout }: { checkout: Extract<Checkout, { state: 'rejected' }> }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const dismiss = () => controller().dismiss(checkout.snapshot.key)
  return (
    <Panel
      isProblem
      icon={<CircleX aria-hidden className="size-6 shrink-0" />}
      title={t('payment.declined')}
      text={errorText(new ApiError(402, '', { error: checkout.error }), t)}
    >
      {pathname !== '/payments' && pathname !== '/cart' && (
        <Link
          to="/payments"
          onClick={dismiss}
          className="grid min-h-11 place-items-center rounded-card bg-brand px-4 text-sm font-semibold text-on-brand"
        >
          {t('payment.otherMethod')}
        </Link>
      )}
      <Button kind="secondary" onClick={dismiss}>
        {t('common.close')}
      </Button>
    </Panel>
  )
}
