import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { createPrintClaims } from './print-claims.ts'
import { servePrintClaims } from './print-claims.handlers.ts'

/** The device that prints an order on a shared printer. */
export const registerPrintClaims = (app: FastifyInstance, { connection, jobs, notifyFeed, now }: Platform) => {
  const claims = createPrintClaims(connection.query, notifyFeed, now)
  servePrintClaims(app, claims)
  jobs.add({ name: 'delete-old-print-claims', everySeconds: 3_600, run: claims.deleteOld })
}
