import { countPaymentFailures } from '@sufra/shared/payments/payment-failures'
import { readHealth, retryMessages, runJob } from '@sufra/shared/health/health.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { createJobsStore } from '../../platform/jobs/jobs.store.ts'
import { createMessageQueueStore } from '../../platform/messages/queue/message-queue.store.ts'
import type { PaymentGateway } from '../../money/payments/gateway/payment-gateway.ts'
import { createReadPaymentFailures } from '../../money/payments/read-payment-failures.ts'
import type { Platform } from '../../platform/platform.ts'
import { createRetry } from './retry.ts'

const dayMilliseconds = 86_400_000

/** Registers the health of the parts of the platform. Features add checks of their own parts. */
export const registerHealth = (app: FastifyInstance, platform: Platform, { gateway }: { gateway: Pick<PaymentGateway, 'name'> }) => {
  const { connection, dashboardParts, healthChecks, jobs, options, now } = platform
  const { db, query } = connection
  const jobsStore = createJobsStore(query, options.now)
  const messages = createMessageQueueStore(connection)
  const readPaymentFailures = createReadPaymentFailures({ connection, gateway, now })
  const retry = createRetry({ db, jobs, jobsStore, messages, now })

  app.addHook('onReady', async () => healthChecks.requireAll())
  serve(app, readHealth, async ({ session }) => ({ data: await healthChecks.readFor(session.role) }))
  serve(app, runJob, async ({ params, session }) => {
    await retry.job(session.userId, params.name)
    return { message: 'The job starts within a second' }
  })
  serve(app, retryMessages, async ({ params, session }) => {
    await retry.messages(session.userId, params.channel)
    return { message: 'The messages are sent again' }
  })

  dashboardParts.add('failures', async () => {
    const since = new Date(now().getTime() - dayMilliseconds)
    const [mail, sms, payments, failedJobs] = await Promise.all([
      messages.countUnsent('mail', since),
      messages.countUnsent('sms', since),
      readPaymentFailures(),
      jobsStore.countFailures(since),
    ])
    return { mail, sms, payments: countPaymentFailures(payments), jobs: failedJobs }
  })
}
