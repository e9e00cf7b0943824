import { openVisit } from '@sufra/shared/visits/visit.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Visits } from './visits.ts'

/**
 * Visits per minute of one restaurant from one network address: a full restaurant shares one, and each phone opens a
 * visit once a day.
 */
const visitLimit = { max: 600, by: (body: unknown) => openVisit.body.safeParse(body).data?.restaurantId ?? '' }

export const serveVisits = (app: FastifyInstance, visits: Visits) =>
  serve(app, openVisit, async ({ body }) => ({ data: { visit: await visits.open(body) } }), { limit: visitLimit })
