import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../people/accounts/register-accounts.ts'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { Platform } from '../platform/platform.ts'
import { registerAdminDashboard } from './admin-dashboard/register-admin-dashboard.ts'
import { registerAlarms } from './alarms/register-alarms.ts'
import { serveAnalytics, type AnalyticsDeps } from './analytics/analytics.handlers.ts'
import { registerHealth } from './health/register-health.ts'
import { registerPlatformPayments, type PlatformPaymentsDeps } from './platform-payments/register-platform-payments.ts'
import { registerProvisions } from './provisions/register-provisions.ts'
import { registerRestaurant } from './provisions/restaurant/register-restaurant.ts'
import { registerViewAs } from './provisions/view-as/register-view-as.ts'

type Deps = PlatformPaymentsDeps & Pick<AnalyticsDeps, 'reportOf'> & { fileLinks: FileLinks; sessions: Sessions }

/** Registers what the administrators of the platform use. */
export const registerAdministration = (app: FastifyInstance, platform: Platform, { fileLinks, sessions, reportOf, ...payments }: Deps) => {
  const { connection, now } = platform
  registerAdminDashboard(app, platform)
  registerAlarms(app, platform)
  registerHealth(app, platform, payments)
  registerPlatformPayments(app, platform, payments)
  registerProvisions(app, platform, { fileLinks })
  registerRestaurant(app, platform)
  registerViewAs(app, platform, { sessions })
  serveAnalytics(app, { connection, reportOf, now })
}
