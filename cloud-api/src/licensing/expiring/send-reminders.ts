import { channelsOf, dueReminder } from '@sufra/shared/expiring/document-reminder'
import { expiryReminderDays } from '@sufra/shared/documents/document-expiry'
import type { Connection } from '../../platform/db/connect.ts'
import { failpoint } from '../../platform/process/failpoints.ts'
import { forEachRestaurant } from '../../platform/jobs/for-each-restaurant.ts'
import type { DeliverReminders, Reminder } from './deliver-reminders.ts'
import { readRemindable, settleDeliveries, type RemindableDocument } from './reminders.store.ts'

type Deps = {
  connection: Pick<Connection, 'query' | 'transact'>
  deliver: DeliverReminders
  notifyFeed: (restaurantId: string) => void
  now: () => Date
}

const millisecondsPerDay = 86_400_000
const [firstReminderDays] = expiryReminderDays

/** Returns the latest expiration date for which a reminder can be due: one day more for time zones ahead of UTC. */
const latestExpiry = (at: Date) => new Date(at.getTime() + (firstReminderDays + 1) * millisecondsPerDay).toISOString().slice(0, 10)

/** Returns at most one reminder. `sent`: the days of the last reminder that was sent. */
const remindersOf = ({ documentId, kind, expirationDate, timeZone, sent }: RemindableDocument, at: Date): Reminder[] => {
  const due = dueReminder({ expirationDate, timeZone }, at)
  if (due === undefined || (sent !== null && sent <= due)) return []
  return [{ documentId, kind, expirationDate, occasion: String(due), channels: channelsOf(due) }]
}

/**
 * Sends each reminder of an expiring document (60, 30 … days before) once: a reminder has a unique key, so that a second run stores and
 * sends nothing, even in another process at the same time.
 */
export const createSendReminders =
  ({ connection, deliver, notifyFeed, now }: Deps) =>
  async (): Promise<void> => {
    const at = now()
    const documents = await readRemindable(connection.query, latestExpiry(at))
    const due = [...Map.groupBy(documents, ({ restaurantId }) => restaurantId)]
      .map(([restaurantId, ofRestaurant]) => ({ restaurantId, reminders: ofRestaurant.flatMap((document) => remindersOf(document, at)) }))
      .filter(({ reminders }) => reminders.length > 0)
    await forEachRestaurant(due, async ({ restaurantId, reminders }) => {
      const hasNew = await connection.transact(async (tx) => {
        const isNew = await deliver(tx, { restaurantId, reminders, at })
        if (isNew) failpoint('before_reminders_commit')
        return isNew
      })
      if (!hasNew) return
      failpoint('after_reminders_commit')
      notifyFeed(restaurantId)
    })
    await settleDeliveries(connection.query)
  }
