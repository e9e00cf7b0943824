import { maxListed } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { FastifyInstance } from 'fastify'
import type { WithDocumentFiles } from '../documents/with-document-files.ts'
import type { Platform } from '../../platform/platform.ts'
import { serveApplicants } from './applicants.handlers.ts'
import { createListApplicants } from './list-applicants.store.ts'
import { readApplication } from './read-application.ts'
import { createReview } from './review.ts'

type Deps = { withDocumentFiles: WithDocumentFiles; statusChanged: (restaurantId: string) => void }

/** Registers applications of restaurants, and administrators' decisions about them. */
export const registerApplicants = (app: FastifyInstance, { connection, dashboardParts, publicAddress, now }: Platform, deps: Deps) => {
  const applicants = createListApplicants(connection.query)
  serveApplicants(app, {
    applicants,
    read: (restaurantId) => readApplication(connection.db, restaurantId, now()),
    review: createReview({ connection, publicAddress, now, ...deps }),
  })
  dashboardParts.add('applicants', async () => {
    const [{ data }, { pending, renewals }] = await Promise.all([
      applicants.list({ status: 'pending', search: '', page: 1, pageSize: maxListed, counts: 'none' }),
      applicants.count(),
    ])
    const oldest = data.map(({ id, name, branchName, submittedAt }) => ({ id, name, branchName, submittedAt }))
    return { pending, renewals, oldest }
  })
}
