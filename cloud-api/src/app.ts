// The table of contents of the API: one call for each feature.
import type { FastifyInstance } from 'fastify'
import { serveAbout } from './catalogue/about/about.handlers.ts'
import { registerAccounts } from './people/accounts/register-accounts.ts'
import { registerAdminDashboard } from './administration/admin-dashboard/register-admin-dashboard.ts'
import { registerAdministrators } from './people/administrators/register-administrators.ts'
import { registerAlarms } from './administration/alarms/register-alarms.ts'
import { serveAnalytics } from './administration/analytics/analytics.handlers.ts'
import type { AppOptions } from './app-options.ts'
import { registerSignUp } from './licensing/sign-up/register-sign-up.ts'
import { registerApplicants } from './licensing/applicants/register-applicants.ts'
import { registerAudit } from './people/audit/register-audit.ts'
import { registerBankDetails } from './money/bank-details/register-bank-details.ts'
import { recordCancelledLater } from './money/cash/cash-movements.store.ts'
import { registerCash } from './money/cash/register-cash.ts'
import { serveCuisines } from './catalogue/cuisines/cuisines.handlers.ts'
import { registerCustomers } from './back-office/customers/register-customers.ts'
import { registerDashboard } from './back-office/dashboard/register-dashboard.ts'
import { registerDeactivation } from './licensing/deactivation/register-deactivation.ts'
import { registerDevices } from './people/devices/register-devices.ts'
import { registerDocuments } from './licensing/documents/register-documents.ts'
import { createDeviceMessages } from './ordering/escalation/device-messages.ts'
import { registerEscalation } from './ordering/escalation/register-escalation.ts'
import { registerExpiring } from './licensing/expiring/register-expiring.ts'
import { registerFileLinks } from './platform/files/file-links/register-file-links.ts'
import { serveFirstSteps } from './back-office/first-steps/first-steps.handlers.ts'
import { registerHealth } from './administration/health/register-health.ts'
import { serveHours } from './catalogue/hours/hours.handlers.ts'
import { createServer, registerHttp } from './platform/http/create-server.ts'
import { serveHealth } from './platform/http/probes/health.ts'
import { registerIdempotency } from './platform/http/idempotency/register-idempotency.ts'
import { readUsedPictures } from './catalogue/menu/menu-pictures.ts'
import { createMenus, registerMenu } from './catalogue/menu/register-menu.ts'
import { registerMessages } from './platform/messages/register-messages.ts'
import { registerNotifications } from './back-office/notifications/register-notifications.ts'
import { registerOfflineSnapshot } from './catalogue/offline-snapshot/register-offline-snapshot.ts'
import { registerOrderHistory } from './ordering/order-history/register-order-history.ts'
import { registerOrders } from './ordering/orders/register-orders.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerPaymentSettings } from './money/payment-settings/register-payment-settings.ts'
import { pageOrigins } from './money/payments/gateway/page-origins.ts'
import { registerPaymentGateway } from './money/payments/register-payment-gateway.ts'
import { registerPayments } from './money/payments/register-payments.ts'
import { registerPayouts } from './money/payouts/register-payouts.ts'
import { registerPins } from './people/pins/register-pins.ts'
import { registerPlatformPayments } from './administration/platform-payments/register-platform-payments.ts'
import { createPlatform } from './platform/platform.ts'
import { registerPrintClaims } from './ordering/printing/register-print-claims.ts'
import { registerProvisions } from './administration/provisions/register-provisions.ts'
import { registerRestaurant } from './administration/provisions/restaurant/register-restaurant.ts'
import { registerViewAs } from './administration/provisions/view-as/register-view-as.ts'
import { registerRealtime } from './platform/realtime/register-realtime.ts'
import { registerReceipts } from './money/receipts/register-receipts.ts'
import { createRefunds, registerRefunds } from './money/refunds/register-refunds.ts'
import { registerReports } from './back-office/reports/register-reports.ts'
import { serveSmsSettings } from './back-office/sms/sms.handlers.ts'
import { registerStaff } from './people/staff/register-staff.ts'
import { requirePlace } from './money/subscriptions/plans/require-place.ts'
import { registerSubscriptions } from './money/subscriptions/register-subscriptions.ts'
import { registerSupport } from './back-office/support/register-support.ts'
import { registerTableBill } from './money/table-bill/register-table-bill.ts'
import { registerTables } from './catalogue/tables/register-tables.ts'
import { registerPictures } from './platform/files/uploads/register-pictures.ts'

/** The whole API over open connections; not yet listening. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = createServer(options)
  const platform = await createPlatform(app, options)
  const { connection, now } = platform
  await registerHttp(app, platform, pageOrigins(options.payments))
  serveHealth(app, platform)
  registerIdempotency(app, platform)
  const menu = createMenus(platform)
  const statusChanged = menu.menuChanged
  const { changeMenu } = menu
  const { withPictures } = registerPictures(app, platform, readUsedPictures)
  const fileLinks = registerFileLinks(app, platform)
  const { withDocumentFiles } = registerDocuments(app, platform, { fileLinks, statusChanged })
  const sessions = registerAccounts(app, platform, { changeProfile: changeMenu, options })
  registerSignUp(app, platform, { withDocumentFiles, options })
  registerApplicants(app, platform, { withDocumentFiles, statusChanged })
  registerDeactivation(app, platform, { statusChanged })
  registerAdministrators(app, platform)
  registerMenu(app, platform, { ...menu, withPictures, fileLinks })
  const { tables, openLink } = registerTables(app, platform, { requirePlace })
  const { offlineSnapshot } = registerOfflineSnapshot(app, platform, tables)
  serveCuisines(app, { copy: offlineSnapshot, changeMenu, withPictures })
  registerPrintClaims(app, platform)
  serveFirstSteps(app, platform)
  const { acknowledgements, ...orders } = registerOrders(app, platform, { ...menu, recordCancelledLater, options })
  const { ordersStore } = orders
  const { restaurantReached } = registerEscalation(app, platform, { ...orders, ...menu })
  const gateway = registerPaymentGateway(app, platform, options)
  const { maxPaymentWait } = options
  const { share, billRequest } = registerTableBill(app, platform, { ...menu, ...orders, gateway, maxPaymentWait })
  const { invoice } = registerSubscriptions(app, platform, { fileLinks, statusChanged, gateway, maxPaymentWait })
  const paying = { gateway, refunds: createRefunds(platform), others: { share, invoice } }
  const { sendRefund, processEvent } = registerPayments(app, platform, { ...menu, ...orders, ...paying, options })
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
  registerStaff(app, platform, { requirePlace })
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
  registerSupport(app, platform, { fileLinks, supportEmail: options.supportEmail })
  const { reportOf, ...reports } = registerReports(app, platform, { fileLinks })
  registerDashboard(app, platform, reports)
  serveAnalytics(app, { connection, reportOf, now })

  registerNotifications(app, platform)
  const deviceMessages = createDeviceMessages({ acknowledge: { ...acknowledgements, billRequest }, restaurantReached })
  registerRealtime(app, platform, { sessions, deviceMessages, readVisit: orders.visits.read })
  registerMessages(app, platform, options)
  await registerPages(app, platform, { menus: menu.menus, openLink, options })
  app.addHook('onClose', app.whenHandled) // the last hook runs first, so that handlers still have all that they use
  return app
}
