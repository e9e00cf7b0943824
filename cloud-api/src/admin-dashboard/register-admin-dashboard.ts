import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Platform } from '../platform.ts'

/** The start page of administrators. Features add the parts of what they know. */
export const registerAdminDashboard = (app: FastifyInstance, { dashboardParts }: Pick<Platform, 'dashboardParts'>) => {
  app.addHook('onReady', async () => dashboardParts.requireAll())
  serve(app, readAdminDashboard, async ({ session }) => ({ data: await dashboardParts.readFor(session.role) }))
}
