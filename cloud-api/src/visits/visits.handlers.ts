import { openVisit } from '@sufra/shared/visits/visit.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Visits } from './visits.ts'

/** Visits a minute from one network address: a full house shares one, and each phone opens a visit once a day. */
const maxVisits = 120

export const serveVisits = (app: FastifyInstance, visits: Visits) =>
  serve(app, openVisit, async ({ body }) => ({ data: { visit: await visits.open(body) } }), { limit: { most: maxVisits } })
