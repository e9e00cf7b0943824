// Requests of restaurants for help: what is allowed, who has to answer next, and until when.
import { z } from 'zod'
import { id, typedText } from '../contract/wire.ts'
import type { MemberRole } from '../permissions/permissions.ts'

export const urgencies = ['Low', 'Normal', 'High', 'Critical'] as const
export type Urgency = (typeof urgencies)[number]

/** `open`: support has to answer; `answered`: the restaurant has; `closed`: nobody, until the restaurant writes again. */
export const supportStatuses = ['open', 'answered', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

export const maxSubjectLength = 120
export const maxMessageLength = 5_000
export const maxAttachments = 5
/** New requests of a restaurant in an hour. */
export const maxRequestsPerHour = 10
/** Messages of a restaurant to one request in an hour, with its first one. */
export const maxMessagesPerHour = 30

const minute = 60_000
/** Milliseconds in which support answers. */
const targets = { Critical: 15 * minute, High: 60 * minute, Normal: 8 * 60 * minute, Low: 2 * 24 * 60 * minute } as const satisfies Record<
  Urgency,
  number
>

/** When an answer is due. `since`: when the restaurant began to wait for it, in milliseconds. */
export const dueAt = (urgency: Urgency, since: number): number => since + targets[urgency]

/** `late` once the time is over, `soon` in its last quarter. */
export const dueState = (urgency: Urgency, due: number, now: number): 'late' | 'soon' | 'due' => {
  if (now >= due) return 'late'
  return due - now <= targets[urgency] / 4 ? 'soon' : 'due'
}

const message = typedText(maxMessageLength, 'support.message_length').min(1, 'support.message_required')

/** What a restaurant types. */
export const requestDraft = z.object({
  subject: typedText(maxSubjectLength, 'support.subject_length').min(3, 'support.subject_length'),
  message,
  urgency: z.enum(urgencies, 'support.urgency_required'),
})
export type RequestDraft = z.output<typeof requestDraft>
export const replyDraft = z.object({ message })

/** The client chooses the id, so that a call that is repeated has no second effect. */
export const requestFields = requestDraft.extend({ id })
export const replyFields = replyDraft.extend({ id })

/** Owners and managers read all requests of the restaurant, staff their own. */
export const readsAllRequests = (role: MemberRole): boolean => role !== 'staff'
