import { confirmAlarm, dismissFirstSteps, readFirstSteps, testAlarm as testAlarmRoute } from '@sufra/shared/first-steps/first-steps.routes'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/http/serve.ts'
import { createFirstStepsStore } from './first-steps.store.ts'
import { createTestAlarm } from './test-alarm.ts'

export const serveFirstSteps = (app: FastifyInstance, { connection, now }: Pick<Platform, 'connection' | 'now'>) => {
  const store = createFirstStepsStore(connection, now)
  const testAlarm = createTestAlarm({ connection, rateLimits: app.rateLimits, now })

  serve(app, readFirstSteps, async ({ session }) => ({ data: await store.read(session.restaurantId) }))

  serve(app, dismissFirstSteps, async ({ session }) => {
    await store.dismiss(session.restaurantId)
    return { data: await store.read(session.restaurantId) }
  })

  serve(app, testAlarmRoute, async ({ session: { restaurantId, userId: memberId } }) => ({
    data: await testAlarm({ restaurantId, memberId }),
  }))

  serve(app, confirmAlarm, async ({ session }) => {
    await store.confirmAlarm(session.restaurantId)
    return { data: await store.read(session.restaurantId) }
  })
}
