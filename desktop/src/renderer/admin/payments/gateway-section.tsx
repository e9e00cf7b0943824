import { healthStateOf } from '@sufra/shared/health/health-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'
import { StateBadge } from '../../common/health/state-badge.tsx'
import { GatewayFacts } from '../../common/health/gateway-facts.tsx'
import type { useGateway } from './use-platform-payments.ts'

export const GatewaySection = ({ query: { data, error, refetch, isFetching } }: { query: ReturnType<typeof useGateway> }) => {
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
