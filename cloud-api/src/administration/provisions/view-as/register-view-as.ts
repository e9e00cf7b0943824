import { endView, startView } from '@sufra/shared/provisions/view-as.routes'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../../../people/accounts/register-accounts.ts'
import { userAgentOf } from '../../../platform/http/addresses/user-agent.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createPublishEndedSessions } from '../../../platform/realtime/publish-ended-sessions.ts'
import { createRestaurantViews } from './restaurant-views.ts'

/** Limit of views that one administrator starts. */
const startLimit = { max: 20 }

/** Registers the view of restaurants for administrators, with the same pages as for members. */
export const registerViewAs = (app: FastifyInstance, { connection, bus, jobs, now }: Platform, { sessions }: { sessions: Sessions }) => {
  const views = createRestaurantViews({ connection, sessions, now, onSessionsEnded: createPublishEndedSessions(bus) })

  serve(
    app,
    startView,
    async ({ params, session, request }) => ({
      data: await views.start(session, params.restaurantId, userAgentOf(request.headers['user-agent'])),
    }),
    { limit: startLimit },
  )

  serve(app, endView, async ({ params, session }) => {
    await views.end(session, params.sessionId)
    return { message: 'View ended' }
  })

  jobs.add({ name: 'record-ended-views', everySeconds: 30, run: views.recordEnded })
}
