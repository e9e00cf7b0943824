import { listApplicants, readApplicant, rejectApplicant, verifyApplicant } from '@sufra/shared/applicants/applicant.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { ApplicantsStore } from './applicants.store.ts'
import type { Review } from './review.ts'

type Deps = { store: ApplicantsStore; review: Review }

export const serveApplicants = (app: FastifyInstance, { store, review }: Deps) => {
  serve(app, listApplicants, ({ query }) => store.list(query))

  serve(app, readApplicant, async ({ params }) => ({ data: await store.read(params.applicantId) }))

  serve(app, verifyApplicant, async ({ params, body, session }) => {
    await review.verify(session.userId, params.applicantId, body?.seen)
    return { message: 'Applicant verified' }
  })

  serve(app, rejectApplicant, async ({ params, body, session }) => {
    await review.reject(session.userId, params.applicantId, body.seen, body.documents)
    return { message: 'Documents rejected' }
  })
}
