import {
  countApplicants,
  listApplicants,
  readApplicant,
  rejectApplicant,
  verifyApplicant,
  type Applicant,
} from '@sufra/shared/applicants/applicant.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { createListApplicants } from './list-applicants.store.ts'
import type { Review } from './review.ts'

type Deps = {
  applicants: ReturnType<typeof createListApplicants>
  read: (restaurantId: string) => Promise<Applicant | undefined>
  review: Review
}

export const serveApplicants = (app: FastifyInstance, { applicants, read, review }: Deps) => {
  serve(app, listApplicants, ({ query }) => applicants.list(query))
  serve(app, countApplicants, async () => ({ data: await applicants.count() }))

  serve(app, readApplicant, async ({ params }) => {
    const data = await read(params.applicantId)
    if (!data) throw refused('applicant.not_found')
    return { data }
  })

  serve(app, verifyApplicant, async ({ params, body, session }) => {
    await review.verify(session.userId, params.applicantId, body?.seen)
    return { message: 'Applicant verified' }
  })

  serve(app, rejectApplicant, async ({ params, body, session }) => {
    await review.reject(session.userId, params.applicantId, body.seen, body.documents)
    return { message: 'Documents rejected' }
  })
}
