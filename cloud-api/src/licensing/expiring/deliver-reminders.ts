// Sends reminders of a restaurant's documents, automatically or by hand, and the message that orders are no longer accepted.
import type { DatedKind, Day } from '@sufra/shared/documents/document'
import { restrictingKinds } from '@sufra/shared/expiring/document-rule'
import type { ReminderChannel } from '@sufra/shared/expiring/document-reminder'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { readOwner } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages, type Message } from '../../platform/messages/enqueue-messages.ts'
import { documentReminderMail, documentReminderSms } from '../../platform/messages/templates/documents/document-reminder.ts'
import { ordersRestrictedMail, ordersRestrictedSms } from '../../platform/messages/templates/documents/orders-restricted.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { readRules } from './restriction/document-rules.store.ts'
import { insertReminders, type NewReminder } from './reminders.store.ts'

const page = '/merchant/settings/documents'

/** `occasion`: see `document_reminders`. */
export type Reminder = {
  documentId: string
  kind: DatedKind
  expirationDate: Day
  occasion: string
  channels: readonly ReminderChannel[]
}
type Delivery = { restaurantId: string; reminders: readonly Reminder[]; adminId?: string; at: Date; purpose?: keyof typeof purposes }

const purposes = {
  reminder: { kind: 'documents_expiring', mailOf: documentReminderMail, smsOf: documentReminderSms },
  restriction: { kind: 'orders_restricted', mailOf: ordersRestrictedMail, smsOf: ordersRestrictedSms },
} as const

/** `sms` is undefined when the owner has no number. */
type MessageIds = { mail: string; sms: string | undefined }

const rowsOf = ({ restaurantId, reminders, adminId, at }: Delivery, { mail, sms }: MessageIds): NewReminder[] =>
  reminders.map(({ channels, ...reminder }) => ({
    restaurantId,
    ...reminder,
    at,
    adminId,
    isInApp: channels.includes('inApp'),
    ...(channels.includes('mail') && { mailId: mail, mailState: 'waiting' as const }),
    ...(sms !== undefined && channels.includes('sms') && { smsId: sms, smsState: 'waiting' as const }),
  }))

const notify = async (tx: Db, { restaurantId, at, purpose = 'reminder' }: Delivery, rows: readonly NewReminder[]) => {
  const [first] = rows
  if (!first) return
  const documents = rows.map(({ kind }) => kind)
  const notification = {
    kind: purposes[purpose].kind,
    documents,
    day: first.expirationDate,
    isRead: false,
    createdAt: at.toISOString(),
  } as const
  await appendToFeed(tx, restaurantId, [{ event: 'newNotification', data: { chatLink: page, notification } }], at)
}

/**
 * Stores reminders that were not stored before, and sends them as one mail, one SMS and one notification. Everything is in one transaction,
 * so that a crash at any statement leaves either all of it or nothing. Returns whether anything was sent.
 */
export const createDeliverReminders =
  (publicAddress: () => string) =>
  async (tx: Db, delivery: Delivery): Promise<boolean> => {
    const { restaurantId, at, purpose = 'reminder' } = delivery
    const { mailOf, smsOf } = purposes[purpose]
    // This lock comes before other changes, as in every transaction that appends to the feed.
    await lockCounters(tx, restaurantId)
    const owner = await readOwner(tx, restaurantId)
    const restaurant = await readRestaurant(tx, restaurantId)
    if (!owner || !restaurant) throw new Error(`restaurant ${restaurantId} has no owner`)
    const ids = { mail: uuidv7(), sms: owner.contactNumber ? uuidv7() : undefined }
    const inserted = await insertReminders(tx, rowsOf(delivery, ids))
    if (inserted.length === 0) return false
    const rows = inserted.toSorted((one, other) => one.expirationDate.localeCompare(other.expirationDate))
    const inApp = rows.filter(({ isInApp }) => isInApp)
    await notify(tx, delivery, inApp)
    const restricting = restrictingKinds(await readRules(tx))
    const input = { language: owner.language, restaurant: restaurant.name, link: publicAddress() + page, restricting }
    const [byMail, bySms] = [rows.filter(({ mailId }) => mailId), rows.filter(({ smsId }) => smsId)]
    const messages: Message[] = []
    if (byMail.length > 0) messages.push({ ...mailOf({ ...input, documents: byMail }), id: ids.mail, to: owner.email, restaurantId })
    if (ids.sms && bySms.length > 0)
      messages.push({ ...smsOf({ ...input, documents: bySms }), id: ids.sms, to: `+${owner.contactNumber}`, restaurantId })
    await enqueueMessages(tx, at, messages)
    return true
  }

export type DeliverReminders = ReturnType<typeof createDeliverReminders>
