// Routes of the complete audit log, for owners of the platform.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp, typedText } from '../contract/wire.ts'
import { requestedDay } from '../dates/requested-day.ts'
import { exportOptions } from '../exports/export-format.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { auditActions } from './audit-actions.ts'
import { auditDetails } from './audit-sentence.ts'

export const auditPageSize = 50
export const maxAuditSearch = 100

/**
 * Days are in Qatar's time zone, both included. Each word of `search` must be part of the author's name or email, the restaurant's name,
 * the email in the details or the network address. An absent filter matches every entry.
 */
const filters = z.object({
  administratorId: id.optional(),
  restaurantId: id.optional(),
  action: z.enum(auditActions).optional(),
  from: requestedDay().optional(),
  to: requestedDay().optional(),
  search: typedText(maxAuditSearch).optional(),
})
export type AuditFilters = z.output<typeof filters>

const person = z.object({ id, name: z.string() })
const restaurant = z.object({ id, name: localizedText })

const auditEntry = z.object({
  id,
  at: timestamp,
  /** Null for the platform's own actions. The name is '' when the account was deleted. */
  by: person.extend({ email: z.string(), isAdministrator: z.boolean() }).nullable(),
  /** An element of `auditActions`, or an action of a newer release. */
  action: z.string(),
  details: auditDetails,
  restaurant: restaurant.nullable(),
  /** The person whose account was changed, if it is not the author's. */
  person: person.nullable(),
  /** '' when unknown. */
  ipAddress: z.string(),
  device: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

const cursor = z.string().max(1_000)

export const listAudit = route({
  method: 'GET',
  path: '/api/admin/audit',
  permission: 'audit.read',
  summary: 'Lists the audit log, newest first, filtered and searched, in pages of 50',
  query: filters.extend({ cursor: cursor.optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(auditEntry),
    /** Cursors of the adjacent pages; null when there is none. */
    newer: cursor.nullable(),
    older: cursor.nullable(),
    /** The restaurant chosen in the filter. */
    restaurant: restaurant.nullable(),
  }),
  idempotency: 'safe',
})

export const createAuditLink = route({
  method: 'POST',
  path: '/api/admin/audit/link',
  permission: 'audit.read',
  summary: 'Returns a one-time link to the audit entries that pass the filters as a CSV or XLSX file, and records it in the audit log',
  body: filters.extend(exportOptions.shape),
  reply: fileLinkReply,
  idempotency: 'no',
})
