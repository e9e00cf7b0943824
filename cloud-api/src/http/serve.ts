// Serves a route constant: its schemas validate, its reply is parsed on the way out, its access is guarded.
import type { Role } from '@sufra/shared/accounts/account'
import type { Access, Route } from '@sufra/shared/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Session, SessionOf } from '../accounts/session.ts'
import { guard } from './guard.ts'
import { readIdempotencyKey } from './idempotency.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

type SessionFor<A extends Access> = A extends Role ? SessionOf<A> : A extends 'signed-in' ? Session : undefined

/** A call as its handler sees it: parsed, permitted, in dirhams. */
export type Served<R extends Route> = {
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  session: SessionFor<R['access']>
  idempotencyKey: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler gives: the reply without `success`, which every answer of a handler is. A Buffer goes out as it is (parsed when it was built). */
export type Answer<R extends Route> = Omit<z.output<R['reply']>, 'success'> | Buffer
export type Handler<R extends Route> = (served: Served<R>) => Promise<Answer<R>>

export const serve = <R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>) => {
  app.route({
    method: route.method,
    url: route.path,
    onRequest: guard(app, route.access),
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? 'api'],
      params: route.params,
      querystring: route.query,
      body: route.body,
      response: { 200: route.reply },
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        session: request.session,
        idempotencyKey: route.repeat === 'by-key' ? readIdempotencyKey(request) : undefined,
        request,
        reply,
      } as Served<R>) // Fastify has parsed each part with the schemas given above, and the guard has checked the session
      return reply.send(Buffer.isBuffer(answer) ? answer : { success: true, ...answer })
    },
  })
}
