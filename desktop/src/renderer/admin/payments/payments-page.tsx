// Payments of all restaurants: the gateway, failed webhooks, and sums of payments with their fees.
import { useTranslation } from 'react-i18next'
import { StaleNote } from '../../common/connection/stale-note.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { GatewaySection } from './gateway-section.tsx'
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
