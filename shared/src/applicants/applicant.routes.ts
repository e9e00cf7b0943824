// The review of applications, for administrators (spec §1, §4, §7).
import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { profile } from '../accounts/own-account.routes.ts'
import { countsReply, listCounts } from '../contract/list-counts.ts'
import { route } from '../contract/route.ts'
import { done, id, localizedText, typedText } from '../contract/wire.ts'
import { documentCard, documentKinds } from '../documents/document.ts'
import { lengthOf } from '../names.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** The filters of spec §4. */
export const applicantFilters = ['all', 'pending', 'accepted', 'rejected'] as const
export type ApplicantFilter = (typeof applicantFilters)[number]

/** `documentsWaiting`: number of documents that await a decision. */
const applicantRow = z.object({
  id,
  name: localizedText,
  branchName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  status: z.enum(merchantStatuses),
  submittedAt: z.iso.datetime(),
  documentsWaiting: z.int(),
})
export type ApplicantRow = z.infer<typeof applicantRow>

/** `renewals`: accepted restaurants that submitted new documents. */
const counts = z.object({ all: z.int(), pending: z.int(), accepted: z.int(), rejected: z.int(), renewals: z.int() })

const boundedInt = (max: number, defaultValue: number) => z.coerce.number().int().min(1).max(max).default(defaultValue)

export const listApplicants = route({
  method: 'GET',
  path: '/api/admin/applicants',
  permission: 'applicants.review',
  summary: 'Lists applications by status, oldest first; searched by restaurant, owner, e-mail, phone or number',
  query: z.object({
    status: z.enum(applicantFilters).default('all'),
    search: typedText(100).default(''),
    page: boundedInt(100_000, 1),
    pageSize: boundedInt(100, 10),
    counts: listCounts,
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(applicantRow),
    total: z.int(),
    /** Whether there are more matches than `total`. A search for very common words counts only as far as the following page. */
    isMore: z.boolean(),
    counts: counts.optional(),
  }),
  idempotency: 'safe',
})

export const countApplicants = route({
  method: 'GET',
  path: '/api/admin/applicants/counts',
  permission: 'applicants.review',
  summary: 'The number of applications of each status, and of accepted restaurants with new documents',
  reply: countsReply(counts),
  idempotency: 'safe',
})

/** An action with its author and its time. */
const auditEntry = z.object({ at: z.iso.datetime(), by: z.string(), action: z.string(), details: z.record(z.string(), z.unknown()) })

/** A complete application. `today`: the current day in the restaurant's time zone, against which document dates are compared. */
export const applicant = z.object({
  id,
  status: z.enum(merchantStatuses),
  submittedAt: z.iso.datetime(),
  today: z.iso.date(),
  profile,
  cards: z.array(documentCard),
  history: z.array(auditEntry),
})
export type Applicant = z.infer<typeof applicant>

const applicantId = z.object({ applicantId: id })

export const readApplicant = route({
  method: 'GET',
  path: '/api/admin/applicants/:applicantId',
  permission: 'applicants.review',
  summary: 'Returns an application with its documents and the history of decisions',
  params: applicantId,
  reply: z.object({ success: z.literal(true), data: applicant }),
  idempotency: 'safe',
})

/** Ids of the documents that the administrator has reviewed. A decision is refused when newer documents exist. */
const seen = z.array(id).max(documentKinds.length)

export const verifyApplicant = route({
  method: 'PATCH',
  path: '/api/admin/applicant/verify/:applicantId',
  permission: 'applicants.review',
  summary:
    'Verifies every document that awaits review; a pending restaurant is thereby accepted. It is notified in the app and by mail, of the acceptance also by SMS',
  params: applicantId,
  body: z.object({ seen: seen.optional() }).nullish(),
  reply: done,
  idempotency: 'no',
})

export const rejectionReason = typedText(1_000, 'applicant.reason_length').refine(
  (text) => lengthOf(text) >= 3 && lengthOf(text) <= 300,
  'applicant.reason_length' satisfies RefusalCode,
)

export const rejectApplicant = route({
  method: 'PATCH',
  path: '/api/admin/applicant/reject/:applicantId',
  permission: 'applicants.review',
  summary:
    'Rejects documents, each with its reason; only these have to be submitted again. The restaurant is notified in the app and by mail, of its application also by SMS',
  params: applicantId,
  body: z.object({
    seen,
    documents: z
      .array(z.object({ id, reason: rejectionReason }))
      .min(1, 'applicant.reason_required')
      .max(documentKinds.length),
  }),
  reply: done,
  idempotency: 'no',
})
