// The page with the reason of a deactivation, the subscription, accepted methods of payment, bank details, the payment gateway and payouts
// (spec: settings/payments-subscriptions).
import { ApiError } from '@sufra/shared/contract/api-error'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useKnownSession } from '../../common/session/session.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { AcceptedMethods } from './accepted-methods.tsx'
import { BankDetails } from './bank-details.tsx'
import { GatewayStatus } from './gateway-status.tsx'
import { Payouts } from './payouts.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import { usePaymentSettings } from './use-payment-settings.ts'
import { WhyDeactivated } from './why-deactivated.tsx'

const Loading = () => (
  <div className="flex max-w-5xl flex-col gap-4 p-4">
    <Skeleton className="h-56" />
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
)

const PaymentSettings = ({ isDeactivated }: { isDeactivated: boolean }) => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const { data, error, refetch, isFetching } = usePaymentSettings()
  // Members without the permission see the reason of the deactivation, and nothing else.
  if (error instanceof ApiError && error.code === 'session.forbidden')
    return isDeactivated ? null : (
      <div className="m-auto">
        <EmptyState icon={Lock} title={t('paymentSettings.forbidden')} text={t('paymentSettings.forbiddenText')} />
      </div>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Loading />
  const { accepted, available, mayEdit } = data.data
  return (
    <>
      {isOffline && <OfflineNote>{t('paymentSettings.offline')}</OfflineNote>}
      <div className="flex max-w-5xl flex-col gap-4 p-4">
        {!mayEdit && <p className="text-sm text-ink-soft">{t('paymentSettings.readOnly')}</p>}
        <SubscriptionSection />
        <AcceptedMethods accepted={accepted} available={available} isLocked={!mayEdit || isOffline} />
        <BankDetails isOwner={mayEdit} isOffline={isOffline} />
        <Payouts isOffline={isOffline} />
        <GatewayStatus />
      </div>
    </>
  )
}

export const PaymentsPage = () => {
  const isDeactivated = useKnownSession()?.user?.status === 'deactivated'
  return (
    <>
      {isDeactivated && (
        <div className="max-w-5xl p-4 pb-0">
          <WhyDeactivated />
        </div>
      )}
      <PaymentSettings isDeactivated={isDeactivated} />
    </>
  )
}
