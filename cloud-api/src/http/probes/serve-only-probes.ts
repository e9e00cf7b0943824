import type { FastifyInstance } from 'fastify'
import { refused } from '../../refusals/refused.ts'

const probes = new Set(['/health', '/ready'])

/** Answers everything but the probes with 404, including sockets, for a process that only runs jobs. */
export const serveOnlyProbes = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!probes.has(url.split('?', 1)[0] ?? '')) throw refused('request.not_found')
  })
}
