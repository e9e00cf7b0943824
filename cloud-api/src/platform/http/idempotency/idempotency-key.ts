// The Idempotency-Key header of the IETF draft (draft-ietf-httpapi-idempotency-key-header-07), quoted or bare.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { idempotencyKey } from '@sufra/shared/contract/wire'
import { refused } from '../../refusals/refused.ts'

/** The request's key, or undefined without one. Refuses `idempotency.key_invalid`. */
export const readIdempotencyKey = (request: FastifyRequest): string | undefined => {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  const key = idempotencyKey.safeParse(String(header).replace(/^"(.*)"$/, '$1'))
  if (!key.success) throw refused('idempotency.key_invalid')
  return key.data
}

/** Identifies a request body: SHA-256 of its parsed form, in hex. */
export const fingerprintOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')
