import type { FastifyInstance } from 'fastify'
import type { RequirePlace } from '../people/restaurants/require-place.ts'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { WithPictures } from '../platform/files/uploads/with-pictures.ts'
import type { Platform } from '../platform/platform.ts'
import { serveAbout } from './about/about.handlers.ts'
import { serveCuisines } from './cuisines/cuisines.handlers.ts'
import { serveHours } from './hours/hours.handlers.ts'
import { registerMenu, type Menus } from './menu/register-menu.ts'
import { registerOfflineSnapshot } from './offline-snapshot/register-offline-snapshot.ts'
import { registerTables } from './tables/register-tables.ts'

type Deps = Menus & { withPictures: WithPictures; fileLinks: FileLinks; requirePlace: RequirePlace }

/** Registers what a restaurant offers: its menu, tables, opening hours, and what guests see of it. */
export const registerCatalogue = (app: FastifyInstance, platform: Platform, { requirePlace, ...deps }: Deps) => {
  const { connection, now } = platform
  const { changeMenu, withPictures } = deps
  registerMenu(app, platform, deps)
  const { tables, openLink } = registerTables(app, platform, { requirePlace })
  const { offlineSnapshot } = registerOfflineSnapshot(app, platform, tables)
  serveCuisines(app, { copy: offlineSnapshot, changeMenu, withPictures })
  serveAbout(app, { db: connection.db, changeMenu, withPictures, now })
  serveHours(app, { db: connection.db, changeMenu, now })
  return { openLink }
}
