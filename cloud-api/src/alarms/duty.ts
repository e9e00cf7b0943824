import type { Duty } from '@sufra/shared/alarms/duty.routes'
import { readAdministrators } from '../accounts/administrator-accounts.store.ts'
import { fullName } from '../accounts/users.store.ts'
import type { Connection } from '../db/connect.ts'
import { deleteDuty, insertDuty, readOnDuty } from './alarms.store.ts'

/** Reads and changes whether an administrator is on duty, and reads who else is. */
export const createDuty = ({ db, transact }: Pick<Connection, 'db' | 'transact'>, now: () => Date) => {
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
