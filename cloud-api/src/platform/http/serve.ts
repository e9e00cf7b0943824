// Registers a route contract: validates its input, checks the caller's permission and serializes its reply.
import type { FormContract } from '@sufra/shared/contract/form'
import type { Route } from '@sufra/shared/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { SessionFor } from './sessions/session.ts'
import type { StoreAnswer } from './idempotency/respond-once.ts'
import { guard } from './guard.ts'
import { readIdempotencyKey } from './idempotency/idempotency-key.ts'
import { limitCalls, type LimitOf } from './limits/limit-calls.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import { readForm, type BeforeFiles, type ParsedForm } from './read-form.ts'
import { withOrigin } from './addresses/request-origin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** The validated, authorized input of a handler, with amounts in dirhams. */
type Served<R extends Route> = {
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  form: R['form'] extends FormContract ? ParsedForm<R['form']> : undefined
  session: SessionFor<R['permission']>
  idempotencyKey: string | undefined
  /** Keyed routes: stores the answer in the transaction that makes the change. */
  storeAnswer: StoreAnswer
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler's return value: the reply without `success`, which is added. A Buffer is sent unchanged (it was parsed when it was built). */
type Answer<R extends Route> = Omit<z.output<R['reply']>, 'success'> | Buffer
export type Handler<R extends Route> = (served: Served<R>) => Promise<Answer<R>>

type ServeOptions<R extends Route> = {
  /** Limit of calls; further calls are refused with 429. */
  limit?: LimitOf<R['permission']>
  /** Maximum bytes, when larger than the app's limit. */
  maxBodyBytes?: number
  /** A keyed route whose handler stores its key in the statement that makes the change. */
  storesOwnKey?: boolean
  /** Forms only: called before any file is read. */
  beforeFiles?: BeforeFiles
}

/** Timeout in milliseconds for a form with its files. */
const maxFormTime = 300_000

/** The `storeAnswer` of a route whose answers are not stored. */
const storesNothing: StoreAnswer = async () => {}

const bodyOf = (answer: Buffer | object) => (Buffer.isBuffer(answer) ? answer : { success: true, ...answer })

export const serve = <R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  { limit, maxBodyBytes, beforeFiles, storesOwnKey = false }: ServeOptions<R> = {},
) => {
  const respondsOnce = route.idempotency === 'keyed' && !storesOwnKey
  if (respondsOnce && (route.permission === 'public' || route.form))
    throw new Error(`${route.path} cannot be keyed: it is public or a form`)
  const servedOf = (request: FastifyRequest, reply: FastifyReply, form: unknown, storeAnswer: StoreAnswer) =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      form,
      session: request.session,
      idempotencyKey: route.idempotency === 'keyed' ? readIdempotencyKey(request) : undefined,
      storeAnswer,
      request,
      reply,
    }) as Served<R> // parsed by Fastify with the schemas given below; the guard has checked the session
  // Requests that only read record nothing.
  const handle = (request: FastifyRequest, served: Served<R>) =>
    route.method === 'GET' ? handler(served) : withOrigin(request, () => handler(served))
  app.route({
    method: route.method,
    url: route.path,
    onRequest: guard(app, route.permission),
    ...(limit && { preHandler: limitCalls(app, `${route.method} ${route.path}`, limit) }),
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    ...(route.form && { handlerTimeout: maxFormTime }),
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? 'api'],
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.form && { consumes: ['multipart/form-data'] }),
      response: { 200: route.reply },
    },
    // Menus are read thousands of times a second, so this path uses as few closures and promises as possible.
    handler: respondsOnce
      ? (request, reply) =>
          app.respondOnce(request, reply, async (storeAnswer) =>
            bodyOf(
              await handle(
                request,
                servedOf(request, reply, undefined, (tx, given) => storeAnswer(tx, { success: true, ...given })),
              ),
            ),
          )
      : async (request, reply) => {
          const form = route.form && (await readForm(request, route.form, beforeFiles))
          return reply.send(bodyOf(await handle(request, servedOf(request, reply, form, storesNothing))))
        },
  })
}
