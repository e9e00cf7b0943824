// Limits of calls for each route. The guests of a restaurant share one network address with each other and with its counters, so a guest's
// calls count for their own order, visit or receipt, and for the address only far above a full room.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '@sufra/shared/contract/route'
import { refused } from '../../refusals/refused.ts'
import { networkOf } from '../addresses/network-of.ts'

/** `windowSeconds`: a minute by default. */
type Count = { max: number; windowSeconds?: number }

/** Limit of calls by one user. */
type SessionLimit = Count

/**
 * Limit of calls about the same thing, which `of` names, from any address, and of calls from one network address: `perNetwork`, or a full
 * room's calls. `of: 'network'` counts the address alone: only for calls that a guest of a restaurant never makes.
 */
type PublicLimit = Count & ({ of: (request: FastifyRequest) => string; perNetwork?: number } | { of: 'network' })

export type LimitOf<P extends Route['permission']> = P extends 'public' ? PublicLimit : SessionLimit

/** Calls a minute of a full restaurant, where each phone calls a route several times. */
const fullRoom = 6_000

/** Names the subject of a call by a parameter of its path. */
export const byParam =
  (name: string) =>
  ({ params }: FastifyRequest): string =>
    String((params as Record<string, unknown>)[name]) // parsed by the route's schema
export const byField =
  (name: string) =>
  ({ body }: FastifyRequest): string =>
    String((body as Record<string, unknown>)[name]) // parsed by the route's schema

const countsOf = (request: FastifyRequest, limit: PublicLimit | SessionLimit): { key: string; max: number }[] => {
  const network = `network ${networkOf(request.ip)}`
  if (!('of' in limit)) return [{ key: request.session ? `user ${request.session.userId}` : network, max: limit.max }]
  if (limit.of === 'network') return [{ key: network, max: limit.max }]
  return [
    { key: `of ${limit.of(request)}`, max: limit.max },
    { key: network, max: limit.perNetwork ?? fullRoom },
  ]
}

/** Refuses `request.too_many` with a Retry-After header. */
export const limitCalls =
  (app: Pick<FastifyInstance, 'rateLimits'>, name: string, limit: PublicLimit | SessionLimit) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const windowSeconds = limit.windowSeconds ?? 60
    for (const { key, max } of countsOf(request, limit)) {
      const { allowed, retryAfterSeconds } = await app.rateLimits.consume(name, key, { max, windowSeconds })
      if (allowed) continue
      void reply.header('retry-after', String(retryAfterSeconds))
      throw refused('request.too_many')
    }
  }
