// The table of contents of the API: one call for each group of features, in the order in which they build on each other.
import type { FastifyInstance } from 'fastify'
import { registerAdministration } from './administration/register-administration.ts'
import type { AppOptions } from './app-options.ts'
import { registerBackOffice } from './back-office/register-back-office.ts'
import { readUsedPictures } from './catalogue/menu/menu-pictures.ts'
import { createMenus } from './catalogue/menu/register-menu.ts'
import { registerCatalogue } from './catalogue/register-catalogue.ts'
import { registerLicensing } from './licensing/register-licensing.ts'
import { recordCancelledLater } from './money/cash/cash-movements.store.ts'
import { pageOrigins } from './money/payments/gateway/page-origins.ts'
import { registerMoney } from './money/register-money.ts'
import { requirePlace } from './money/subscriptions/plans/require-place.ts'
import { createDeviceMessages } from './ordering/escalation/device-messages.ts'
import { registerOrdering } from './ordering/register-ordering.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerPeople } from './people/register-people.ts'
import { registerFileLinks } from './platform/files/file-links/register-file-links.ts'
import { registerPictures } from './platform/files/uploads/register-pictures.ts'
import { createServer, registerHttp } from './platform/http/create-server.ts'
import { registerIdempotency } from './platform/http/idempotency/register-idempotency.ts'
import { serveHealth } from './platform/http/probes/health.ts'
import { registerMessages } from './platform/messages/register-messages.ts'
import { createPlatform } from './platform/platform.ts'
import { registerRealtime } from './platform/realtime/register-realtime.ts'

/** The whole API over open connections; not yet listening. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = createServer(options)
  const platform = await createPlatform(app, options)
  await registerHttp(app, platform, pageOrigins(options.payments))
  serveHealth(app, platform)
  registerIdempotency(app, platform)
  const { withPictures } = registerPictures(app, platform, readUsedPictures)
  const fileLinks = registerFileLinks(app, platform)

  const menu = createMenus(platform)
  const { changeMenu, menuChanged: statusChanged } = menu
  const { sessions } = registerPeople(app, platform, { fileLinks, changeProfile: changeMenu, requirePlace, options })
  const { openLink } = registerCatalogue(app, platform, { ...menu, withPictures, fileLinks, requirePlace })
  const ordering = registerOrdering(app, platform, { ...menu, fileLinks, recordCancelledLater, options })
  const { acknowledgements, ordersStore, restaurantReached, visits } = ordering
  registerLicensing(app, platform, { fileLinks, changeMenu, statusChanged, options })
  const { billRequest, ...payments } = registerMoney(app, platform, { ...menu, ...ordering, fileLinks, statusChanged, options })
  const { reportOf } = registerBackOffice(app, platform, { fileLinks, ordersStore, supportEmail: options.supportEmail })
  registerAdministration(app, platform, { fileLinks, sessions, reportOf, ...payments })

  const deviceMessages = createDeviceMessages({ acknowledge: { ...acknowledgements, billRequest }, restaurantReached })
  registerRealtime(app, platform, { sessions, deviceMessages, readVisit: visits.read })
  registerMessages(app, platform, options)
  await registerPages(app, platform, { menus: menu.menus, openLink, options })
  app.addHook('onClose', app.whenHandled) // the last hook runs first, so that handlers still have all that they use
  return app
}
