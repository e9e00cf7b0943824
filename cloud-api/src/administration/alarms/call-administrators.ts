import { alarmPermissions, type Alarm } from '@sufra/shared/alarms/alarm.routes'
import { hasPermission, sessionRoleOf } from '@sufra/shared/permissions/permissions'
import { readAdministrators } from '../../people/accounts/administrator-accounts.store.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { enqueueMessages, type Message } from '../../platform/messages/enqueue-messages.ts'
import { alarmMail, alarmSms } from '../../platform/messages/templates/alarm.ts'
import { deleteEnded, insertCalled, readOnDuty } from './alarms.store.ts'

/** Milliseconds in which an alarm that ends and begins again does not call again. */
const quietFor = 30 * 60_000
/** Milliseconds for which a call is worth sending. */
const callLifetime = 60 * 60_000

type Deps = {
  connection: Pick<Connection, 'transact'>
  readAlarms: () => Promise<Alarm[]>
  publicAddress: () => string
  now: () => Date
}

/**
 * Finds the people to call for each alarm: administrators on duty who may see it, with their numbers, or the owners of the platform when
 * there are none.
 */
const readCalled = async (tx: Db) => {
  const phones = new Map((await readOnDuty(tx)).map(({ administratorId, phone }) => [administratorId, phone]))
  const able = (await readAdministrators(tx)).filter(({ isDisabled, invitedUntil }) => !isDisabled && invitedUntil === null)
  const all = able.map((each) => ({ ...each, phone: phones.get(each.id) ?? '' }))
  return (kind: Alarm['kind']) => {
    const onDuty = all.filter(({ id, role }) => phones.has(id) && hasPermission(sessionRoleOf(role), alarmPermissions[kind]))
    return onDuty.length > 0 ? onDuty : all.filter(({ role }) => role === 'owner')
  }
}
type Called = ReturnType<Awaited<ReturnType<typeof readCalled>>>[number]

/** Calls the administrators on duty once for each alarm, by mail, and by SMS where there is a number. */
export const createCallAdministrators = ({ connection, readAlarms, publicAddress, now }: Deps) => {
  const messagesOf = ({ email, phone, language }: Called, alarms: readonly Alarm[]): Message[] => {
    const [first] = alarms
    if (!first) return []
    const link = publicAddress() + (alarms.length === 1 ? first.page : '/admin')
    const call = { language, alarms, link }
    const expiresAt = new Date(now().getTime() + callLifetime)
    return [{ ...alarmMail(call), to: email, expiresAt }, ...(phone ? [{ ...alarmSms(call), to: phone, expiresAt }] : [])]
  }

  return async (): Promise<void> => {
    const alarms = await readAlarms()
    const at = now()
    const ids = alarms.map(({ id }) => id)
    await connection.transact(async (tx) => {
      await deleteEnded(tx, ids, new Date(at.getTime() - quietFor))
      const fresh = new Set(await insertCalled(tx, ids, at))
      if (fresh.size === 0) return
      const begun = alarms.filter(({ id }) => fresh.has(id))
      const calledFor = await readCalled(tx)
      const calls = begun.flatMap((alarm) => calledFor(alarm.kind).map((called) => ({ alarm, called })))
      const people = new Map(calls.map(({ called }) => [called.id, called]))
      const messages = [...people.values()].flatMap((person) =>
        messagesOf(
          person,
          calls.filter(({ called }) => called.id === person.id).map(({ alarm }) => alarm),
        ),
      )
      await enqueueMessages(tx, at, messages)
    })
  }
}
