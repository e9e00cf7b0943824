import { openVisit } from '@sufra/shared/visits/visit.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/addresses/network-of.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Visits } from './visits.ts'

/**
 * Returns the subject of the limit: the scanned code, or without one the restaurant and the network address. Each phone opens a visit once
 * a day.
 */
const placeOf = ({ body, ip }: FastifyRequest): string => {
  const { restaurantId, tableToken } = openVisit.body.parse(body)
  return tableToken || `${restaurantId} ${networkOf(ip)}`
}
const visitLimit = { max: 600, of: placeOf }

export const serveVisits = (app: FastifyInstance, visits: Visits) =>
  serve(app, openVisit, async ({ body }) => ({ data: { visit: await visits.open(body) } }), { limit: visitLimit })
