// The table of contents of the API: one call for each feature.
import type { FastifyInstance } from 'fastify'
import { serveAbout } from './about/about.handlers.ts'
import { registerAccounts } from './accounts/register-accounts.ts'
import { registerAdminDashboard } from './admin-dashboard/register-admin-dashboard.ts'
import { registerAdministrators } from './administrators/register-administrators.ts'
import { registerAlarms } from './alarms/register-alarms.ts'
import { serveAnalytics } from './analytics/analytics.handlers.ts'
import type { AppOptions } from './app-options.ts'
import { registerApplicants } from './applicants/register-applicants.ts'
import { registerAudit } from './audit/register-audit.ts'
import { registerBankDetails } from './bank-details/register-bank-details.ts'
import { registerCash } from './cash/register-cash.ts'
import { serveCuisines } from './cuisines/cuisines.handlers.ts'
import { registerCustomers } from './customers/register-customers.ts'
import { registerDashboard } from './dashboard/register-dashboard.ts'
import { registerDeactivation } from './deactivation/register-deactivation.ts'
import { registerDevices } from './devices/register-devices.ts'
import { registerDocuments } from './documents/register-documents.ts'
import { registerEscalation } from './escalation/register-escalation.ts'
import { registerExpiring } from './expiring/register-expiring.ts'
import { registerFileLinks } from './file-links/register-file-links.ts'
import { serveFirstSteps } from './first-steps/first-steps.handlers.ts'
import { registerHealth } from './health/register-health.ts'
import { serveHours } from './hours/hours.handlers.ts'
import { createServer, registerHttp } from './http/create-server.ts'
import { serveHealth } from './http/probes/health.ts'
import { registerIdempotency } from './idempotency/register-idempotency.ts'
import { createMenus, registerMenu } from './menu/register-menu.ts'
import { registerMessages } from './messages/register-messages.ts'
import { registerNotifications } from './notifications/register-notifications.ts'
import { registerOfflineSnapshot } from './offline-snapshot/register-offline-snapshot.ts'
import { registerOrderHistory } from './order-history/register-order-history.ts'
import { registerOrders } from './orders/register-orders.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerPaymentSettings } from './payment-settings/register-payment-settings.ts'
import { registerPaymentGateway } from './payments/register-payment-gateway.ts'
import { registerPayments } from './payments/register-payments.ts'
import { registerPayouts } from './payouts/register-payouts.ts'
import { registerPins } from './pins/register-pins.ts'
import { registerPlatformPayments } from './platform-payments/register-platform-payments.ts'
import { createPlatform } from './platform.ts'
import { registerPrintClaims } from './printing/register-print-claims.ts'
import { registerProvisions } from './provisions/register-provisions.ts'
import { registerRestaurant } from './provisions/restaurant/register-restaurant.ts'
import { registerViewAs } from './provisions/view-as/register-view-as.ts'
import { registerRealtime } from './realtime/register-realtime.ts'
import { registerReceipts } from './receipts/register-receipts.ts'
import { createRefunds, registerRefunds } from './refunds/register-refunds.ts'
import { registerReports } from './reports/register-reports.ts'
import { serveSmsSettings } from './sms/sms.handlers.ts'
import { registerStaff } from './staff/register-staff.ts'
import { registerSubscriptions } from './subscriptions/register-subscriptions.ts'
import { registerSupport } from './support/register-support.ts'
import { registerTableBill } from './table-bill/register-table-bill.ts'
import { registerTables } from './tables/register-tables.ts'
import { registerPictures } from './uploads/register-pictures.ts'

/** The whole API over open connections; not yet listening. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = createServer(options)
  const platform = await createPlatform(app, options)
  const { connection, now } = platform
  await registerHttp(app, platform)
  serveHealth(app, platform)
  registerIdempotency(app, platform)
  const menu = createMenus(platform)
  const statusChanged = menu.menuChanged
  const { changeMenu } = menu
  const { withPictures } = registerPictures(app, platform)
  const fileLinks = registerFileLinks(app, platform)
  const { withDocumentFiles } = registerDocuments(app, platform, { fileLinks, statusChanged })
  const sessions = registerAccounts(app, platform, { withDocumentFiles, changeMenu })
  registerApplicants(app, platform, { withDocumentFiles, statusChanged })
  registerDeactivation(app, platform, { statusChanged })
  registerAdministrators(app, platform)
  registerMenu(app, platform, { ...menu, withPictures, fileLinks })
  const { tables, openLink } = registerTables(app, platform)
  const { offlineSnapshot } = registerOfflineSnapshot(app, platform, tables)
  serveCuisines(app, { copy: offlineSnapshot, changeMenu, withPictures })
  registerPrintClaims(app, platform)
  serveFirstSteps(app, platform)
  const { acknowledgements, ...orders } = registerOrders(app, platform, menu)
  const { ordersStore } = orders
  const { restaurantReached } = registerEscalation(app, platform, { ...orders, ...menu })
  const { gateway } = registerPaymentGateway(app, platform)
  const { share, billRequest } = registerTableBill(app, platform, { ...menu, ...orders, gateway })
  const { invoice } = registerSubscriptions(app, platform, { fileLinks, statusChanged, gateway })
  const paying = { gateway, refunds: createRefunds(platform), others: { share, invoice } }
  const { sendRefund, processEvent } = registerPayments(app, platform, { ...menu, ...orders, ...paying })
  registerRefunds(app, platform, { ordersStore, sendRefund })
  registerCash(app, platform)
  registerReceipts(app, platform, ordersStore)
  const { readGateway } = registerPaymentSettings(app, platform, { changeMenu, gateway })

  // Features that owners and managers use away from the counter, and the administrators' features.
  serveAbout(app, { db: connection.db, changeMenu, withPictures, now })
  serveSmsSettings(app, { connection, now })
  serveHours(app, { db: connection.db, changeMenu, now })
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
  serveAnalytics(app, { connection, reportOf, now })

  registerNotifications(app, platform)
  registerRealtime(app, platform, { sessions, acknowledge: { ...acknowledgements, billRequest }, restaurantReached, visits: orders.visits })
  registerMessages(app, platform)
  await registerPages(app, platform, { menus: menu.menus, openLink })
  app.addHook('onClose', app.whenHandled) // the last hook runs first, so that handlers still have all that they use
  return app
}
