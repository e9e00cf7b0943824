import { claimPrint, reportPrinted } from '@sufra/shared/printing/print-claim.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { PrintClaims } from './print-claims.ts'

export const servePrintClaims = (app: FastifyInstance, claims: PrintClaims) => {
  serve(app, claimPrint, async ({ body, session }) => ({ data: { state: await claims.claim(session.restaurantId, body) } }))
  serve(app, reportPrinted, async ({ body, session }) => {
    await claims.reportPrinted(session.restaurantId, body)
    return { message: 'Noted' }
  })
}
