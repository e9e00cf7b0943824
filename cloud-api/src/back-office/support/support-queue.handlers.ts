import {
  answerSupportRequest,
  assignSupportRequest,
  closeSupportRequest,
  countSupportQueue,
  listSupportAdministrators,
  listSupportQueue,
  readQueuedRequest,
  reopenSupportRequest,
} from '@sufra/shared/support/support.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusals/refused.ts'
import { readAssignees, type createAnswerRequest } from './answer-request.ts'
import type { createReadRequests } from './read-requests.ts'

type Deps = { db: Db; requests: ReturnType<typeof createReadRequests>; answers: ReturnType<typeof createAnswerRequest> }

const inQueue = ({ restaurantId, requestId }: { restaurantId: string; requestId: string }) => ({ restaurantId, id: requestId })

/** The administrators' queue. */
export const serveSupportQueue = (app: FastifyInstance, { db, requests, answers }: Deps) => {
  serve(app, listSupportQueue, async ({ query, session }) => requests.queue(session.userId, query))
  serve(app, countSupportQueue, async ({ session }) => ({ data: await requests.count(session.userId) }))
  serve(app, listSupportAdministrators, async () => ({ data: await readAssignees(db) }))
  serve(app, readQueuedRequest, async ({ params }) => ({ data: await requests.readQueued(inQueue(params)) }))
  serve(app, answerSupportRequest, async ({ params, body, session }) => {
    await answers.answer(session.userId, inQueue(params), body).catch((error: unknown) => {
      // A repeated call succeeds, since its answer is already in the thread.
      if (!(error instanceof Refusal && error.code === 'support.sent')) throw error
    })
    return { data: await requests.readQueued(inQueue(params)) }
  })
  serve(app, closeSupportRequest, async ({ params, session }) => {
    await answers.close(session.userId, inQueue(params))
    return { data: await requests.readQueued(inQueue(params)) }
  })

  serve(app, reopenSupportRequest, async ({ params, session }) => {
    await answers.reopen(session.userId, inQueue(params))
    return { data: await requests.readQueued(inQueue(params)) }
  })
  serve(app, assignSupportRequest, async ({ params, body, session }) => {
    await answers.assign(session.userId, inQueue(params), body.administratorId)
    return { data: await requests.readQueued(inQueue(params)) }
  })
}
