import { channelsOf, dueReminder } from '@sufra/shared/expiring/document-reminder'
import { expiryReminderDays } from '@sufra/shared/documents/document-expiry'
import type { Connection } from '../db/connect.ts'
import { failpoint } from '../failpoints/failpoints.ts'
import { forEachRestaurant } from '../jobs/for-each-restaurant.ts'
import type { DeliverReminders, Reminder } from './deliver-reminders.ts'
import { readRemindable, settleDeliveries, type RemindableDocument } from './reminders.store.ts'

type Deps = {
  connection: Pick<Connection, 'query' | 'transact'>
  deliver: DeliverReminders
  notifyFeed: (restaurantId: string) => void
  now: () => Date
}

const dayLength = 86_400_000
const [firstReminder] = expiryReminderDays

/** The last date, in any time zone, of a document of which a reminder may be due. */
const lastDate = (at: Date) => new Date(at.getTime() + (firstReminder + 1) * dayLength).toISOString().slice(0, 10)

const reminderOf = ({ documentId, kind, expirationDate, timeZone, sent }: RemindableDocument, at: Date): Reminder[] => {
  const due = dueReminder({ expirationDate, timeZone }, at)
  if (due === undefined || (sent !== null && sent <= due)) return []
  return [{ documentId, kind, expirationDate, occasion: String(due), channels: channelsOf(due) }]
}

/**
 * Reminds restaurants of documents that expire, of each document once before each number of days. A second run, in another copy too, sends nothing: the
 * rows of the first have the same keys.
 */
export const createSendReminders =
  ({ connection, deliver, notifyFeed, now }: Deps) =>
  async (): Promise<void> => {
    const at = now()
    const documents = await readRemindable(connection.query, lastDate(at))
    const due = [...Map.groupBy(documents, ({ restaurantId }) => restaurantId)]
      .map(([restaurantId, ofRestaurant]) => ({ restaurantId, reminders: ofRestaurant.flatMap((document) => reminderOf(document, at)) }))
      .filter(({ reminders }) => reminders.length > 0)
    await forEachRestaurant(due, async ({ restaurantId, reminders }) => {
      const isSent = await connection.transact(async (tx) => {
        const isNew = await deliver(tx, { restaurantId, reminders, at })
        if (isNew) failpoint('before_reminders_commit')
        return isNew
      })
      if (!isSent) return
      failpoint('after_reminders_commit')
      notifyFeed(restaurantId)
    })
    await settleDeliveries(connection.query)
  }
