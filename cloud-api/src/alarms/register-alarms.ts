import { alarmPermissions, listAlarms } from '@sufra/shared/alarms/alarm.routes'
import { readDuty, setDuty } from '@sufra/shared/alarms/duty.routes'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Platform } from '../platform.ts'
import { createCallAdministrators } from './call-administrators.ts'
import { createDuty } from './duty.ts'
import { createReadAlarms } from './read-alarms.ts'

/** Registers the alarms for which administrators are called, and their duty. */
export const registerAlarms = (app: FastifyInstance, { connection, jobs, publicAddress, now }: Platform) => {
  const readAlarms = createReadAlarms(connection, now)
  const duty = createDuty(connection, now)
  serve(app, listAlarms, async ({ session }) => ({
    data: (await readAlarms()).filter(({ kind }) => hasPermission(session.role, alarmPermissions[kind])),
  }))
  serve(app, readDuty, async ({ session }) => ({ data: await duty.read(session.userId) }))
  serve(app, setDuty, async ({ session, body }) => ({ data: await duty.set(session.userId, body) }))
  jobs.add({ name: 'call-administrators', everySeconds: 15, run: createCallAdministrators({ connection, readAlarms, publicAddress, now }) })
}
