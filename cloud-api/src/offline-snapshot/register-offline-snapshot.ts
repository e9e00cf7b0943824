import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import type { Tables } from '../tables/tables.ts'
import { serveOfflineSnapshot } from './offline-snapshot.handlers.ts'
import { createOfflineSnapshot } from './offline-snapshot.ts'

/** Registers the responses that a counter stores to work without a connection. */
export const registerOfflineSnapshot = (app: FastifyInstance, { connection, baseUrl }: Platform, tables: Tables) => {
  const offlineSnapshot = createOfflineSnapshot(connection.db, tables.list)
  serveOfflineSnapshot(app, offlineSnapshot, baseUrl)
  return { offlineSnapshot }
}
