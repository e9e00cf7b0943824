import { isDated } from '@sufra/shared/documents/document'
import { manualOccasion, maxManualReminders, type ReminderChannel } from '@sufra/shared/expiring/document-reminder'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { readDocument } from '../documents/documents.store.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { readOwner } from '../../people/memberships/memberships.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { DeliverReminders } from './deliver-reminders.ts'
import { countManual } from './reminders.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  deliver: DeliverReminders
  notifyFeed: (restaurantId: string) => void
  now: () => Date
}
type Reminder = { restaurantId: string; documentId: string; id: string; channels: readonly ReminderChannel[] }

const dayLength = 86_400_000

/** Returns a valid document of an accepted restaurant. Refuses `expiring.not_found`. */
export const readInForce = async (db: Db, restaurantId: string, documentId: string) => {
  const restaurant = await readRestaurant(db, restaurantId)
  const document = await readDocument(db, restaurantId, documentId)
  if (restaurant?.status !== 'accepted' || document?.state !== 'verified') throw refused('expiring.not_found')
  const { kind, expirationDate } = document
  if (!isDated(kind) || expirationDate === null) throw refused('expiring.not_found')
  return { documentId, kind, expirationDate }
}

/**
 * Sends a restaurant a reminder of a document. Repeated with the same id it changes nothing. Refuses `expiring.not_found`,
 * `expiring.no_phone` for an SMS to an owner without a number, and `expiring.too_many`.
 */
export const createRemindByHand =
  ({ connection, deliver, notifyFeed, now }: Deps) =>
  async (adminId: string, { restaurantId, documentId, id, channels }: Reminder): Promise<void> => {
    const at = now()
    await connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const document = await readInForce(tx, restaurantId, documentId)
      if (channels.includes('sms') && !(await readOwner(tx, restaurantId))?.contactNumber) throw refused('expiring.no_phone')
      const reminders = [{ ...document, occasion: manualOccasion(id), channels }]
      if (!(await deliver(tx, { restaurantId, reminders, adminId, at }))) return
      const since = new Date(at.getTime() - dayLength)
      if ((await countManual(tx, restaurantId, documentId, since)) > maxManualReminders) throw refused('expiring.too_many')
      await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'document_reminded', details: { kind: document.kind, channels } })
    })
    notifyFeed(restaurantId)
  }
