import { claimPrint, reportPrinted } from '@sufra/shared/printing/print-claim.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPrintClaims, type PrintClaims } from './print-claims.ts'

/** The device that prints an order on a shared printer. */
export const registerPrintClaims = (app: FastifyInstance, { connection, jobs, notifyFeed, now }: Platform) => {
  const claims = createPrintClaims(connection.query, notifyFeed, now)
  servePrintClaims(app, claims)
  jobs.add({ name: 'delete-old-print-claims', everySeconds: 3_600, run: claims.deleteOld })
}

const servePrintClaims = (app: FastifyInstance, claims: PrintClaims) => {
  serve(app, claimPrint, async ({ body, session }) => ({ data: { state: await claims.claim(session.restaurantId, body) } }))
  serve(app, reportPrinted, async ({ body, session }) => {
    await claims.reportPrinted(session.restaurantId, body)
    return { message: 'Noted' }
  })
}
