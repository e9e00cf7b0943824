import { alarmPermissions, listAlarms } from '@sufra/shared/alarms/alarm.routes'
import { readDuty, setDuty, type Duty } from '@sufra/shared/alarms/duty.routes'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance } from 'fastify'
import { readAdministrators } from '../../people/accounts/administrator-accounts.store.ts'
import { fullName } from '../../people/accounts/users.store.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteDuty, insertDuty, readOnDuty } from './alarms.store.ts'
import { createCallAdministrators } from './call-administrators.ts'
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

/** Reads and changes whether an administrator is on duty, and reads who else is. */
const createDuty = ({ db, transact }: Pick<Connection, 'db' | 'transact'>, now: () => Date) => {
  const read = async (administratorId: string): Promise<Duty> => {
    const rows = await readOnDuty(db)
    const own = rows.find((row) => row.administratorId === administratorId)
    const ids = new Set(rows.map((row) => row.administratorId))
    const others = (await readAdministrators(db)).filter(({ id, isDisabled }) => id !== administratorId && !isDisabled && ids.has(id))
    return { isOnDuty: own !== undefined, phone: own?.phone ?? '', others: others.map(fullName) }
  }
  return {
    read,
    set: async (administratorId: string, { isOnDuty, phone }: Pick<Duty, 'isOnDuty' | 'phone'>): Promise<Duty> => {
      await transact((tx) => (isOnDuty ? insertDuty(tx, administratorId, phone, now()) : deleteDuty(tx, administratorId)))
      return read(administratorId)
    },
  }
}
