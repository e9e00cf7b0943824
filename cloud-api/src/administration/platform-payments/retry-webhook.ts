import type { RetryOutcome } from '@sufra/shared/platform-payments/platform-payments.routes'
import type { FastifyBaseLogger } from 'fastify'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Connection } from '../../platform/db/connect.ts'
import type { FailedWebhooksStore } from '../../money/payments/webhooks/failed-webhooks.store.ts'
import { isMismatch, type ProcessEvent } from '../../money/payments/webhooks/process-event.ts'
import { refused } from '../../platform/refusals/refused.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  failed: Pick<FailedWebhooksStore, 'claim' | 'read'>
  processEvent: ProcessEvent
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/**
 * Processes a failed webhook again, for one administrator at a time. The retry is recorded first: an entry without its effect is better
 * than an effect without its entry. Refuses `webhook.not_found`, and `webhook.not_open` when the webhook is settled or being processed.
 */
export const createRetryWebhook =
  ({ connection, failed, processEvent, log, now }: Deps) =>
  async (adminId: string, id: string): Promise<RetryOutcome> => {
    if (!(await failed.read(id))) throw refused('webhook.not_found')
    const { event } = await connection.transact(async (tx) => {
      const claimed = await failed.claim(tx, id, now())
      if (!claimed) throw refused('webhook.not_open')
      const {
        restaurantId,
        event: { reference },
      } = claimed
      await recordAuditEntry(tx, {
        adminId,
        at: now(),
        action: 'webhook_retried',
        ...(restaurantId && { restaurantId }),
        details: { reference },
      })
      return claimed
    })
    try {
      await processEvent(event)
      return 'settled'
    } catch (error) {
      if (!isMismatch(error)) log.error({ err: error, attemptId: event.attemptId }, 'a webhook could not be processed again')
      return (await failed.read(id))?.reason ?? 'error'
    }
  }
