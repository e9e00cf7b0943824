import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'

/** Registers the start page of administrators, whose parts other features add. */
export const registerAdminDashboard = (app: FastifyInstance, { dashboardParts }: Pick<Platform, 'dashboardParts'>) => {
  app.addHook('onReady', async () => dashboardParts.requireAll())
  serve(app, readAdminDashboard, async ({ session }) => ({ data: await dashboardParts.readFor(session.role) }))
}
