import { maxUnsettled } from '@sufra/shared/health/health-state'
import type { PaymentFailures } from '@sufra/shared/payments/payment-failures'
import type { Connection } from '../../platform/db/connect.ts'
import { readUnsettled } from './calls/unsettled.store.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import { createFailedWebhooksStore } from './webhooks/failed-webhooks.store.ts'
import { createWebhookCountsStore } from './webhooks/webhook-counts.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'query'>; gateway: Pick<PaymentGateway, 'name'>; now: () => Date }

const dayMilliseconds = 86_400_000

/** Reads failures of payments for the dashboard, the health page and the page of payments. */
export const createReadPaymentFailures = ({ connection: { db, query }, gateway, now }: Deps) => {
  const counts = createWebhookCountsStore(db, gateway.name)
  const failed = createFailedWebhooksStore(db, gateway.name)
  return async (): Promise<PaymentFailures> => {
    const at = now().getTime()
    const since = new Date(at - dayMilliseconds)
    const [unsettled, refusedWebhooks, failedWebhooks] = await Promise.all([
      readUnsettled(query, new Date(at - maxUnsettled)),
      counts.countRefused(since),
      failed.countOpen(since),
    ])
    return { ...unsettled, refusedWebhooks, failedWebhooks }
  }
}
