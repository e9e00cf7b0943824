import type { FastifyInstance } from 'fastify'
import { serveAbout } from './about/about.handlers.ts'
import type { Sessions } from './accounts/register-accounts.ts'
import { registerAudit } from './audit/register-audit.ts'
import { registerAlarms } from './alarms/register-alarms.ts'
import { registerAdminDashboard } from './admin-dashboard/register-admin-dashboard.ts'
import { serveAnalytics } from './analytics/analytics.handlers.ts'
import { registerBankDetails } from './bank-details/register-bank-details.ts'
import { registerDashboard } from './dashboard/register-dashboard.ts'
import { registerCustomers } from './customers/register-customers.ts'
import { registerDevices } from './devices/register-devices.ts'
import { registerExpiring } from './expiring/register-expiring.ts'
import { serveHours } from './hours/hours.handlers.ts'
import type { ChangeMenu } from './menu/change-menu.ts'
import type { FileLinks } from './file-links/file-links.ts'
import { registerHealth } from './health/register-health.ts'
import { registerOrderHistory } from './order-history/register-order-history.ts'
import type { OrdersStore } from './orders/orders.store.ts'
import { registerPayouts } from './payouts/register-payouts.ts'
import { registerPlatformPayments, type PlatformPaymentsDeps } from './platform-payments/register-platform-payments.ts'
import { registerPins } from './pins/register-pins.ts'
import { registerProvisions } from './provisions/register-provisions.ts'
import { registerRestaurant } from './provisions/restaurant/register-restaurant.ts'
import { registerViewAs } from './provisions/view-as/register-view-as.ts'
import type { Platform } from './platform.ts'
import { registerSupport } from './support/register-support.ts'
import { registerReports } from './reports/register-reports.ts'
import { serveSmsSettings } from './sms/sms.handlers.ts'
import { registerStaff } from './staff/register-staff.ts'
import type { WithPictures } from './uploads/with-pictures.ts'

type Deps = PlatformPaymentsDeps & {
  fileLinks: FileLinks
  sessions: Sessions
  ordersStore: OrdersStore
  changeMenu: ChangeMenu
  withPictures: WithPictures
}

/** Registers the features that owners and managers use away from the counter, and the administrators' features. */
export const registerBackOffice = (app: FastifyInstance, platform: Platform, deps: Deps) => {
  const { fileLinks, sessions, ordersStore, changeMenu, withPictures, gateway, processEvent, readGateway } = deps
  serveAbout(app, { db: platform.connection.db, changeMenu, withPictures, now: platform.now })
  serveSmsSettings(app, { connection: platform.connection, now: platform.now })
  serveHours(app, { db: platform.connection.db, changeMenu, now: platform.now })
  registerOrderHistory(app, platform, { fileLinks })
  registerCustomers(app, platform, { fileLinks, ordersStore })
  registerBankDetails(app, platform)
  registerPayouts(app, platform, { fileLinks })
  registerStaff(app, platform)
  registerDevices(app, platform)
  registerPins(app, platform, sessions)
  registerAdminDashboard(app, platform)
  registerAlarms(app, platform)
  registerHealth(app, platform, { gateway })
  registerPlatformPayments(app, platform, { gateway, processEvent, readGateway })
  registerProvisions(app, platform, { fileLinks })
  registerAudit(app, platform, { fileLinks })
  registerExpiring(app, platform, { fileLinks, changeMenu })
  registerRestaurant(app, platform)
  registerViewAs(app, platform, { sessions })
  registerSupport(app, platform, { fileLinks })
  const { reportOf, ...reports } = registerReports(app, platform, { fileLinks })
  registerDashboard(app, platform, reports)
  serveAnalytics(app, { connection: platform.connection, reportOf, now: platform.now })
}
