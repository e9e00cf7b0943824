// Runs the handler of a keyed route once for each Idempotency-Key.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { fingerprintOf, readIdempotencyKey } from './idempotency-key.ts'
import { refused } from '../../refusals/refused.ts'
import type { IdempotencyStore, KeyedRequest } from './idempotency.store.ts'

/** Stores a handler's answer in the transaction that makes its change, so that not even a crash makes the change twice. */
export type StoreAnswer = (tx: Db, answer: object) => Promise<void>
type Handle = (storeAnswer: StoreAnswer) => Promise<object>
type Deps = { store: IdempotencyStore; now: () => Date }

const status = 200
const retryAfterSeconds = 1

const keyedRequestOf = (request: FastifyRequest): KeyedRequest | undefined => {
  const key = readIdempotencyKey(request)
  if (key === undefined) return undefined
  const { session, method, url, body } = request
  if (!session) throw new Error(`${method} ${url} is keyed, but the request has no session`)
  return {
    scope: 'restaurantId' in session ? session.restaurantId : session.userId,
    key,
    fingerprint: fingerprintOf({ method, url, body }),
  }
}

const sendText = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(Buffer.from(text))

/**
 * Runs a request once: a second request with the same key gets the first response. Refuses `idempotency.other_body`, and
 * `idempotency.in_flight` with Retry-After while the first is handled. A handler that fails leaves no key. After a crash the request may
 * run again a minute later, and repeats its change unless the handler stored its answer with it. A request without a key is only handled.
 */
export const createRespondOnce =
  ({ store, now }: Deps) =>
  async (request: FastifyRequest, reply: FastifyReply, handle: Handle): Promise<FastifyReply> => {
    const keyed = keyedRequestOf(request)
    if (!keyed) return reply.send(await handle(async () => {}))
    const begunAt = now()
    const earlier = await store.begin(keyed, begunAt)
    if (earlier) {
      if (earlier.fingerprint !== keyed.fingerprint) throw refused('idempotency.other_body')
      if (earlier.answer !== null) return sendText(reply, earlier.answer)
      void reply.header('retry-after', String(retryAfterSeconds))
      throw refused('idempotency.in_flight')
    }
    const textOf = (answer: object): string => {
      const serialized = Buffer.isBuffer(answer) ? answer : reply.serialize(answer)
      return typeof serialized === 'string' ? serialized : new TextDecoder().decode(serialized)
    }
    const answer = await handle((tx, given) => store.finish(keyed, { status, answer: textOf(given) }, tx)).catch(async (error: unknown) => {
      await store
        .release(keyed, begunAt)
        .catch((problem: unknown) => request.log.error({ err: problem }, 'an idempotency key is not released'))
      throw error
    })
    const text = textOf(answer)
    await store.finish(keyed, { status, answer: text })
    return sendText(reply, text)
  }

export type RespondOnce = ReturnType<typeof createRespondOnce>
