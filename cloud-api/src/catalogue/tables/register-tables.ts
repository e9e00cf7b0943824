import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { RequirePlace } from '../../people/restaurants/require-place.ts'
import { createOpenTableLink } from './open-table-link.ts'
import { serveTables } from './tables.handlers.ts'
import { createTables } from './tables.ts'

/** Registers a restaurant's tables and their QR codes. */
export const registerTables = (app: FastifyInstance, platform: Platform, { requirePlace }: { requirePlace: RequirePlace }) => {
  const { connection, secret, notifyFeed, baseUrl, now } = platform
  const tables = createTables({ connection, secret, requirePlace, notify: notifyFeed, now })
  const openLink = createOpenTableLink(connection.db, secret)
  serveTables(app, { openLink, tables, baseUrl })
  return { tables, openLink }
}
