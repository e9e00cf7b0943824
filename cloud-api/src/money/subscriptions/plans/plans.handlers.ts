import { changePlan, createPlan, listPlans } from '@sufra/shared/subscriptions/plan.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createChangePlans } from './change-plans.ts'
import { listAllPlans } from './plans.store.ts'

export const servePlans = (app: FastifyInstance, { connection, now }: Pick<Platform, 'connection' | 'now'>) => {
  const plans = createChangePlans({ connection, now })

  serve(app, listPlans, async () => ({ data: await listAllPlans(connection.db) }))

  serve(app, createPlan, async ({ body, session, storeAnswer }) => ({
    data: await plans.create(session.userId, body, (tx, data) => storeAnswer(tx, { data })),
  }))

  serve(app, changePlan, async ({ params: { planId }, body, session, storeAnswer }) => ({
    data: await plans.change(session.userId, { id: planId, ...body }, (tx, data) => storeAnswer(tx, { data })),
  }))
}
