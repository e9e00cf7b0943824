import { dismissFirstSteps, readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { FirstStepsStore } from './first-steps.store.ts'

export const serveFirstSteps = (app: FastifyInstance, store: FirstStepsStore) => {
  serve(app, readFirstSteps, async ({ session }) => ({ data: await store.read(session.restaurantId) }))

  serve(app, dismissFirstSteps, async ({ session }) => {
    await store.dismiss(session.restaurantId)
    return { data: await store.read(session.restaurantId) }
  })
}
