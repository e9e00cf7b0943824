import type { FastifyInstance } from 'fastify'
import type { OrdersStore } from '../ordering/orders/orders.store.ts'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { Platform } from '../platform/platform.ts'
import { registerCustomers } from './customers/register-customers.ts'
import { registerDashboard } from './dashboard/register-dashboard.ts'
import { serveFirstSteps } from './first-steps/first-steps.handlers.ts'
import { registerNotifications } from './notifications/register-notifications.ts'
import { registerReports } from './reports/register-reports.ts'
import { serveSmsSettings } from './sms/sms.handlers.ts'
import { registerSupport } from './support/register-support.ts'

type Deps = { fileLinks: FileLinks; ordersStore: OrdersStore; supportEmail: string | undefined }

/** Registers what owners and managers use away from the counter. */
export const registerBackOffice = (app: FastifyInstance, platform: Platform, { fileLinks, ordersStore, supportEmail }: Deps) => {
  const { connection, now } = platform
  serveFirstSteps(app, platform)
  serveSmsSettings(app, { connection, now })
  registerCustomers(app, platform, { fileLinks, ordersStore })
  registerSupport(app, platform, { fileLinks, supportEmail })
  const { reportOf, ...reports } = registerReports(app, platform, { fileLinks })
  registerDashboard(app, platform, reports)
  registerNotifications(app, platform)
  return { reportOf }
}
