import type { FastifyInstance } from 'fastify'
import type { WithDocumentFiles } from '../documents/with-document-files.ts'
import type { Platform } from '../platform.ts'
import { serveApplicants } from './applicants.handlers.ts'
import { createApplicantsStore } from './applicants.store.ts'
import { createReview } from './review.ts'

type Deps = { withDocumentFiles: WithDocumentFiles; statusChanged: (restaurantId: string) => void }

/** Applications of restaurants, and what administrators decide about them. */
export const registerApplicants = (app: FastifyInstance, { connection, publicAddress, now }: Platform, deps: Deps) =>
  serveApplicants(app, {
    store: createApplicantsStore(connection.db, now),
    review: createReview({ connection, publicAddress, now, ...deps }),
  })
