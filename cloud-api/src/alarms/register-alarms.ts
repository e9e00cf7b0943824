import { alarmPermissions, listAlarms } from '@sufra/shared/alarms/alarm.routes'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Platform } from '../platform.ts'
import { createReadAlarms } from './read-alarms.ts'

/** What administrators are called for. */
export const registerAlarms = (app: FastifyInstance, { connection, now }: Platform) => {
  const readAlarms = createReadAlarms(connection, now)
  serve(app, listAlarms, async ({ session }) => ({
    data: (await readAlarms()).filter(({ kind }) => hasPermission(session.role, alarmPermissions[kind])),
  }))
}
