// Requests of restaurants for help: the allowed actions, the party that has to answer next, and the due time of the answer.
import { z } from 'zod'
import { id, typedText } from '../contract/wire.ts'
import type { MemberRole } from '../permissions/permissions.ts'

export const urgencies = ['Low', 'Normal', 'High', 'Critical'] as const
export type Urgency = (typeof urgencies)[number]

/** `open`: support has to answer; `answered`: the restaurant has to answer; `closed`: finished until the restaurant writes again. */
export const supportStatuses = ['open', 'answered', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

export const maxSubjectLength = 120
export const maxMessageLength = 5_000
export const maxAttachments = 5
/** Maximum number of new requests of a restaurant in an hour. */
export const maxRequestsPerHour = 10
/** Maximum number of messages of a restaurant in one request in an hour, including the first. */
export const maxMessagesPerHour = 30

const minute = 60_000
/** Target times of support's answers in milliseconds. */
const targets = { Critical: 15 * minute, High: 60 * minute, Normal: 8 * 60 * minute, Low: 2 * 24 * 60 * minute } as const satisfies Record<
  Urgency,
  number
>

/** The due time of an answer. `since`: the time at which the restaurant began to wait for it, in milliseconds. */
export const dueAt = (urgency: Urgency, since: number): number => since + targets[urgency]

/** `late` after the due time, `soon` in the last quarter before it. */
export const dueState = (urgency: Urgency, due: number, now: number): 'late' | 'soon' | 'due' => {
  if (now >= due) return 'late'
  return due - now <= targets[urgency] / 4 ? 'soon' : 'due'
}

const message = typedText(maxMessageLength, 'support.message_length').min(1, 'support.message_required')

/** The fields that a restaurant types. */
export const requestDraft = z.object({
  subject: typedText(maxSubjectLength, 'support.subject_length').min(3, 'support.subject_length'),
  message,
  urgency: z.enum(urgencies, 'support.urgency_required'),
})
export type RequestDraft = z.output<typeof requestDraft>
export const replyDraft = z.object({ message })

/** The client chooses the id, so that a repeated call has no second effect. */
export const requestFields = requestDraft.extend({ id })
export const replyFields = replyDraft.extend({ id })

/** Filters of open requests in the queue: all, the reader's own, unassigned requests, or requests whose answer is late. */
export const queueFilters = ['all', 'mine', 'unassigned', 'late'] as const
export type QueueFilter = (typeof queueFilters)[number]

/** Whether a member reads all requests of the restaurant: owners and managers do, staff only their own. */
export const readsAllRequests = (role: MemberRole): boolean => role !== 'staff'
