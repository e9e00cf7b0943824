import { maxAlarms, type Alarm } from '@sufra/shared/alarms/alarm.routes'
import type { Connection } from '../../platform/db/connect.ts'
import { createMessageQueueStore } from '../../platform/messages/queue/message-queue.store.ts'
import { listUnreachableRestaurants, readRestaurantContacts } from '../../people/restaurants/restaurants.store.ts'
import { listCriticalRequests } from '../../back-office/support/support.store.ts'

/** Milliseconds for which messages must fail before that is an alarm: a provider may fail for a moment. */
const failingFor = 60_000

/** Reads all alarms, with or without anyone on duty. */
export const createReadAlarms = (connection: Pick<Connection, 'db' | 'query'>, now: () => Date) => {
  const { db } = connection
  const messages = createMessageQueueStore(connection)

  const criticalRequests = async (): Promise<Alarm[]> => {
    const rows = await listCriticalRequests(db, maxAlarms)
    const contacts = await readRestaurantContacts(
      db,
      rows.map(({ restaurantId }) => restaurantId),
    )
    return rows.map(({ restaurantId, id, subject, changedAt }) => {
      const { name = { en: '', ar: '' }, branchName = '' } = contacts.get(restaurantId) ?? {}
      return {
        id: `critical_request ${id}`,
        kind: 'critical_request',
        since: changedAt.toISOString(),
        restaurant: { id: restaurantId, name, branchName },
        subject,
        page: `/admin/help-and-support/${restaurantId}/${id}`,
      }
    })
  }

  const unreachable = async (): Promise<Alarm[]> =>
    (await listUnreachableRestaurants(db, maxAlarms)).listed.map(({ id, name, branchName, unreachableSince }) => ({
      id: `unreachable ${id}`,
      kind: 'unreachable',
      since: unreachableSince,
      restaurant: { id, name, branchName },
      subject: '',
      page: `/admin/provisions/${id}`,
    }))

  const unsent = async (channel: 'mail' | 'sms'): Promise<Alarm[]> => {
    const { isFailing, oldestAt } = await messages.read(channel, now(), now())
    if (!isFailing || !oldestAt || now().getTime() - Date.parse(oldestAt) < failingFor) return []
    return [{ id: channel, kind: channel, since: oldestAt, restaurant: null, subject: '', page: '/admin/health' }]
  }

  return async (): Promise<Alarm[]> => (await Promise.all([criticalRequests(), unreachable(), unsent('mail'), unsent('sms')])).flat()
}
