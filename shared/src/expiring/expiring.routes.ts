// Documents that expire, for administrators.
import { z } from 'zod'
import { countsReply, listCounts } from '../contract/list-counts.ts'
import { route } from '../contract/route.ts'
import { done, id, localizedText, timestamp, typedText } from '../contract/wire.ts'
import { datedKinds } from '../documents/document.ts'
import { daysLeftOf, expiryStates } from '../documents/document-expiry.ts'
import { exportOptions } from '../exports/export-format.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { reminderChannels } from './document-reminder.ts'

export const expiringFilters = ['all', 'expired', 'soon', 'expiring'] as const
export type ExpiringFilter = (typeof expiringFilters)[number]

/** The range of days left that a filter shows, both ends included. */
export const daysLeftOfFilter = (filter: ExpiringFilter): { from: number; to: number } =>
  filter === 'all' ? { from: daysLeftOf.expired.from, to: daysLeftOf.expiring.to } : daysLeftOf[filter]

export const expiringPageSize = 50
export const maxExpiringSearch = 100

/** `search` works as in the list of all restaurants. */
const filters = z.object({
  state: z.enum(expiringFilters).default('all'),
  search: typedText(maxExpiringSearch).default(''),
})
export type ExpiringList = z.output<typeof filters>

/** A document in force. `id`: the document's id. `replacement`: the state of a newer document that is not verified. */
const expiringDocument = z.object({
  id,
  restaurantId: id,
  kind: z.enum(datedKinds),
  expirationDate: z.iso.date(),
  /** Days left in the restaurant's calendar; negative after the last day. */
  daysLeft: z.int(),
  state: z.enum(expiryStates),
  replacement: z.enum(['waiting', 'rejected']).nullable(),
  name: localizedText,
  branchName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  remindedAt: timestamp.nullable(),
  /** The time from which the restaurant takes no orders, because of this or another document. */
  restrictedFrom: timestamp.nullable(),
})
export type ExpiringDocument = z.output<typeof expiringDocument>

const cursor = z.string().max(1_000)
/** Counts of all documents, independent of the search. */
const counts = z.record(z.enum(expiringFilters), z.int())

export const listExpiring = route({
  method: 'GET',
  path: '/api/admin/expiring',
  permission: 'expiring.read',
  summary: 'Lists documents in force of accepted restaurants that have expired or expire within 60 days, by date, in pages of 50',
  query: filters.extend({ cursor: cursor.optional(), counts: listCounts }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(expiringDocument),
    /** Cursors of the previous and the next page; null when there is none. */
    previous: cursor.nullable(),
    next: cursor.nullable(),
    counts: counts.optional(),
  }),
  idempotency: 'safe',
})

export const countExpiring = route({
  method: 'GET',
  path: '/api/admin/expiring/counts',
  permission: 'expiring.read',
  summary: 'The number of documents of each filter',
  reply: countsReply(counts),
  idempotency: 'safe',
})

export const createExpiringLink = route({
  method: 'POST',
  path: '/api/admin/expiring/link',
  permission: 'expiring.read',
  summary: 'Returns a one-time link to the documents that pass the filters as a CSV or XLSX file, and records it in the audit log',
  body: filters.extend(exportOptions.shape),
  reply: fileLinkReply,
  idempotency: 'no',
})

const document = z.object({ restaurantId: id, documentId: id })

const delivery = z.enum(['waiting', 'sent', 'failed']).nullable()

/**
 * `restricted`: the message says that no orders are accepted any longer. `by`: the administrator who sent it. `mail` and `sms`: null when
 * it was not sent by this channel.
 */
const sentReminder = z.object({
  at: timestamp,
  reason: z.enum(['automatic', 'byHand', 'restricted']),
  daysBefore: z.int().nullable(),
  by: z.string().nullable(),
  inApp: z.boolean(),
  mail: delivery,
  sms: delivery,
})
export type SentReminder = z.output<typeof sentReminder>

export const listReminders = route({
  method: 'GET',
  path: '/api/admin/expiring/:restaurantId/:documentId/reminders',
  permission: 'expiring.read',
  summary: 'The delivery log of a document: its reminders, newest first',
  params: document,
  reply: z.object({ success: z.literal(true), data: z.array(sentReminder) }),
  idempotency: 'safe',
})

/** A manual reminder to a restaurant. */
export const reminderDraft = z.object({
  channels: z.array(z.enum(reminderChannels)).min(1, 'expiring.channel_required').max(reminderChannels.length),
})

export const remindOfDocument = route({
  method: 'POST',
  path: '/api/admin/expiring/:restaurantId/:documentId/reminders',
  permission: 'expiring.remind',
  summary: 'Reminds a restaurant of a document, in the app, by mail or by SMS. At most 3 times within 24 hours',
  params: document,
  /** The client chooses the id, so that a repeated call has no second effect. */
  body: reminderDraft.extend({ id }),
  reply: done,
  idempotency: 'safe',
})
