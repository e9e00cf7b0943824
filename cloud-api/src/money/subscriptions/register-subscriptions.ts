import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import type { Platform } from '../../platform/platform.ts'
import { createChangeAccess } from './change-access.ts'
import { createChangeSubscription } from './change-subscription.ts'
import { createDueSubscriptionsStore } from './days/due-subscriptions.store.ts'
import { createIssueInvoices } from './days/issue-invoices.ts'
import { createNotifyLate } from './days/notify-late.ts'
import { createStartTrials } from './days/start-trials.ts'
import { registerCardPayments } from './cards/register-card-payments.ts'
import { createAnnounceInvoice } from './invoices/announce-invoice.ts'
import { createPayInvoice } from './invoices/pay-invoice.ts'
import { createTakeBackPayment } from './invoices/take-back-payment.ts'
import { serveSubscriptionList } from './list/list.handlers.ts'
import { servePlans } from './plans/plans.handlers.ts'
import { createReadSubscription } from './read-subscription.ts'
import { serveOwnSubscription } from './own-subscription.handlers.ts'
import { serveSubscriptions } from './subscriptions.handlers.ts'
import { serveTransferAccount } from './transfer/transfer-account.handlers.ts'

/** Seconds between two runs of the daily work. */
const everySeconds = 300

type Deps = {
  fileLinks: FileLinks
  statusChanged: (restaurantId: string) => void
  gateway: PaymentGateway
  maxPaymentWait: number | undefined
}

/** Registers plans, subscriptions and their invoices. Returns the functions that webhooks of the payment gateway need. */
export const registerSubscriptions = (
  app: FastifyInstance,
  platform: Platform,
  { fileLinks, statusChanged, gateway, maxPaymentWait }: Deps,
) => {
  const { connection, jobs, now, notifyFeed, publicAddress, baseUrl } = platform
  const { db } = connection
  const read = createReadSubscription(now)
  const announce = createAnnounceInvoice(publicAddress)
  const access = createChangeAccess(publicAddress)
  const deps = { connection, due: createDueSubscriptionsStore(connection.query), announce, ...access, now, notifyFeed, statusChanged }
  const payInvoice = createPayInvoice(deps)
  const changes = createChangeSubscription({ ...deps, payInvoice, takeBackPayment: createTakeBackPayment(announce) })
  const { payByCard, settle } = registerCardPayments(app, platform, { gateway, maxPaymentWait, payInvoice, statusChanged })

  servePlans(app, platform)
  serveSubscriptionList(app, platform, fileLinks)
  serveTransferAccount(app, platform)
  serveSubscriptions(app, { db, read, changes, fileLinks })
  serveOwnSubscription(app, { db, read, payByCard, gateway, fileLinks, baseUrl })

  jobs.add({ name: 'start-trials', everySeconds, run: createStartTrials(deps) })
  jobs.add({ name: 'issue-invoices', everySeconds, run: createIssueInvoices(deps) })
  jobs.add({ name: 'notify-late-invoices', everySeconds, run: createNotifyLate(deps) })
  return { invoice: settle }
}
