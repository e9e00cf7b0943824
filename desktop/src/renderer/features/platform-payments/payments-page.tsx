// Payments of all restaurants: the gateway, failed webhooks, and sums of payments with their fees.
import { healthStateOf } from '@sufra/shared/health/health-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { StaleNote } from '../../common/connection/offline-note.tsx'
import { GatewayFacts } from '../health/gateway-facts.tsx'
import { StateBadge } from '../health/state-badge.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { Section } from '../../common/ui/section.tsx'
import { PayoutsSection } from './payouts-section.tsx'
import { useGateway } from './use-platform-payments.ts'
import { WebhooksSection } from './webhooks-section.tsx'

export const PaymentsPage = () => {
  const { t } = useTranslation()
  const gateway = useGateway()
  const title = t('platformPayments.title')
  usePageTitle(title)
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 py-4 md:px-6">
        <h1 className="text-lg font-bold">{title}</h1>
      </header>
      {gateway.error && gateway.data && <StaleNote at={gateway.dataUpdatedAt} />}
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <GatewaySection query={gateway} />
        <WebhooksSection />
        <PayoutsSection />
      </div>
    </main>
  )
}

const GatewaySection = ({ query: { data, error, refetch, isFetching } }: { query: ReturnType<typeof useGateway> }) => {
  const { t } = useTranslation()
  const now = useNow(10_000)
  return (
    <Section
      title={t('platformPayments.gateway.title')}
      action={data && <StateBadge state={healthStateOf('payments', { state: 'read', data }, now)} />}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-64" />}
      {data && <GatewayFacts gateway={data} />}
    </Section>
  )
}
