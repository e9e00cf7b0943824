// Requests for help, as the restaurant and administrators see them.
import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { countsReply, listCounts } from '../contract/list-counts.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp, typedText, wholeNumberText } from '../contract/wire.ts'
import { languages } from '../localized-text.ts'
import { documentFile } from '../documents/document.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { maxUploadBytes } from '../uploads.ts'
import { maxAttachments, queueFilters, replyFields, requestFields, supportStatuses, urgencies } from './support-request.ts'

export const requestsPerPage = 30
/** Maximum number of requests of a status in the queue. */
export const maxQueue = 100

/** `name`: '' when the file was sent without a name. Absent from the reply of an older server. */
const attachment = documentFile.extend({ name: z.string().optional() })

/**
 * `by`: the side that wrote it. `name`: the member's name, or for administrators the administrator's; restaurants see no names of support.
 * `isNote`: only administrators see it.
 */
const message = z.object({
  id,
  by: z.enum(['restaurant', 'support']),
  name: z.string(),
  text: z.string(),
  isNote: z.boolean(),
  attachments: z.array(attachment),
  createdAt: timestamp,
})
export type SupportMessage = z.output<typeof message>

/** `dueAt`: the due time of an answer; null unless support has to answer. */
const summary = z.object({
  id,
  number: z.int(),
  subject: z.string(),
  urgency: z.enum(urgencies),
  status: z.enum(supportStatuses),
  requestedBy: z.string(),
  createdAt: timestamp,
  changedAt: timestamp,
  dueAt: timestamp.nullable(),
})
export type SupportSummary = z.output<typeof summary>

const thread = summary.extend({ messages: z.array(message) })
export type SupportThread = z.output<typeof thread>
const ownThread = z.object({ success: z.literal(true), data: thread })

const attachments = {
  files: /^attachments$/,
  // The limit is one above the allowed number, so that an extra file is refused with its own code.
  maxFiles: maxAttachments + 1,
  maxFileBytes: maxUploadBytes,
  tooLarge: 'document.size',
  repeated: { name: 'attachments', maxCount: maxAttachments, tooMany: 'support.too_many_files' },
} as const

/** The names of the attachments in the same order. An older desktop omits them. */
const fileNames = jsonText(z.array(typedText(300)).max(maxAttachments)).optional()

const requestId = z.object({ requestId: id })
const ofRestaurant = { permission: 'support.ask' } as const

export const listSupportRequests = route({
  method: 'GET',
  path: '/api/merchant/support-requests',
  summary: 'Lists requests for help, newest first: all of the restaurant for owners and managers, their own for staff',
  query: z.object({ before: wholeNumberText.min(1).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ requests: z.array(summary), more: z.int().nullable() }),
  }),
  ...ofRestaurant,
  offline: 'cache',
  idempotency: 'safe',
})

export const readSupportRequest = route({
  method: 'GET',
  path: '/api/merchant/support-requests/:requestId',
  summary: 'Returns a request for help with its messages',
  params: requestId,
  reply: ownThread,
  ...ofRestaurant,
  offline: 'cache',
  idempotency: 'safe',
})

export const sendSupportRequest = route({
  method: 'POST',
  path: '/api/merchant/support-requests',
  summary:
    'Asks for help. `id` is chosen by the client: the same one again changes nothing. Up to 5 attachments, PDF, PNG or JPEG of 2 MB, or diagnostics of 64 KB',
  form: { fields: requestFields.extend({ fileNames }), ...attachments },
  reply: ownThread,
  ...ofRestaurant,
  idempotency: 'safe',
})

export const replyToSupport = route({
  method: 'POST',
  path: '/api/merchant/support-requests/:requestId/messages',
  summary: 'Writes another message. A request that was answered or closed is open again',
  params: requestId,
  form: { fields: replyFields.extend({ fileNames }), ...attachments },
  reply: ownThread,
  ...ofRestaurant,
  idempotency: 'safe',
})

export const closeOwnSupportRequest = route({
  method: 'POST',
  path: '/api/merchant/support-requests/:requestId/close',
  summary: 'Closes a request that is solved',
  params: requestId,
  reply: ownThread,
  ...ofRestaurant,
  idempotency: 'safe',
})

export const reopenOwnSupportRequest = route({
  method: 'POST',
  path: '/api/merchant/support-requests/:requestId/reopen',
  summary: 'Reopens a closed request, which is due again by its urgency. An open or answered one stays as it is',
  params: requestId,
  reply: ownThread,
  ...ofRestaurant,
  idempotency: 'safe',
})

export const createSupportFileLink = route({
  method: 'POST',
  path: '/api/support-files/:fileId/link',
  permission: 'support.files',
  summary: 'Returns a one-time link to an attachment: members only to those that they may read, administrators to any',
  params: z.object({ fileId: id }),
  reply: fileLinkReply,
  idempotency: 'safe',
})

const restaurant = z.object({ id, name: localizedText, branchName: z.string(), phone: z.string() })
const administrator = z.object({ id, name: z.string() })
export type SupportAdministrator = z.output<typeof administrator>
const ofSupport = { restaurant, assignee: administrator.nullable() }
const queued = summary.extend(ofSupport)
export type QueuedRequest = z.output<typeof queued>
/** `language`: the language of the member who asked. */
const queuedThread = z.object({ success: z.literal(true), data: thread.extend({ ...ofSupport, language: z.enum(languages) }) })
export type QueuedThread = z.output<typeof queuedThread>['data']
const ofQueue = { permission: 'support.answer' } as const
/** `late`, `mine` and `unassigned` count open requests. */
const counts = z.object({ open: z.int(), answered: z.int(), closed: z.int(), late: z.int(), mine: z.int(), unassigned: z.int() })
const inQueue = z.object({ restaurantId: id, requestId: id })

export const listSupportQueue = route({
  method: 'GET',
  path: '/api/admin/support-requests',
  summary:
    'Lists requests for help of a status: open ones by the time when an answer is due, others newest first. `show` chooses among open ones. Searched by subject, number and restaurant. At most 100',
  query: z.object({
    status: z.enum(supportStatuses).default('open'),
    show: z.enum(queueFilters).default('all'),
    search: typedText(100).default(''),
    counts: listCounts,
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(queued),
    counts: counts.optional(),
  }),
  ...ofQueue,
  idempotency: 'safe',
})

export const countSupportQueue = route({
  method: 'GET',
  path: '/api/admin/support-requests/counts',
  summary: 'The number of requests for help by status, and of open requests that are late, assigned to the caller or unassigned',
  reply: countsReply(counts),
  ...ofQueue,
  idempotency: 'safe',
})

export const readQueuedRequest = route({
  method: 'GET',
  path: '/api/admin/support-requests/:restaurantId/:requestId',
  summary: 'Returns a request for help with its messages and internal notes',
  params: inQueue,
  reply: queuedThread,
  ...ofQueue,
  idempotency: 'safe',
})

export const answerSupportRequest = route({
  method: 'POST',
  path: '/api/admin/support-requests/:restaurantId/:requestId/messages',
  summary:
    'Answers a request, which notifies the restaurant in its feed and the member who asked by mail, or adds an internal note, which changes nothing else',
  params: inQueue,
  body: replyFields.extend({ isNote: z.boolean() }),
  reply: queuedThread,
  ...ofQueue,
  idempotency: 'safe',
})

export const closeSupportRequest = route({
  method: 'POST',
  path: '/api/admin/support-requests/:restaurantId/:requestId/close',
  summary: 'Closes a request',
  params: inQueue,
  reply: queuedThread,
  ...ofQueue,
  idempotency: 'safe',
})

export const reopenSupportRequest = route({
  method: 'POST',
  path: '/api/admin/support-requests/:restaurantId/:requestId/reopen',
  summary: 'Reopens a closed or answered request, which is due again by its urgency. An open one stays as it is',
  params: inQueue,
  reply: queuedThread,
  ...ofQueue,
  idempotency: 'safe',
})

export const listSupportAdministrators = route({
  method: 'GET',
  path: '/api/admin/support-administrators',
  summary: 'Lists the administrators to whom requests may be assigned',
  reply: z.object({ success: z.literal(true), data: z.array(administrator) }),
  ...ofQueue,
  idempotency: 'safe',
})

export const assignSupportRequest = route({
  method: 'PUT',
  path: '/api/admin/support-requests/:restaurantId/:requestId/assignee',
  summary: 'Assigns a request to an administrator, or removes the assignment. The restaurant does not see it',
  params: inQueue,
  body: z.object({ administratorId: id.nullable() }),
  reply: queuedThread,
  ...ofQueue,
  idempotency: 'safe',
})
