// The review of applications, for administrators (spec §1, §4, §7).
import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { profile } from '../accounts/own-account.routes.ts'
import { route } from '../contract/route.ts'
import { done, id, localizedText, typedText } from '../contract/wire.ts'
import { documentCard, documentKinds } from '../documents/document.ts'
import { lengthOf } from '../names.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** Spec §4. */
export const applicantFilters = ['all', 'pending', 'accepted', 'rejected'] as const
export type ApplicantFilter = (typeof applicantFilters)[number]

/** `papersWaiting`: how many papers of it wait for a decision. */
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

const whole = (most: number, otherwise: number) => z.coerce.number().int().min(1).max(most).default(otherwise)

export const listApplicants = route({
  method: 'GET',
  path: '/api/admin/applicants',
  access: 'admin',
  summary: 'Applications by status, those that wait longest first; searched by restaurant, owner, e-mail, phone or number',
  query: z.object({
    status: z.enum(applicantFilters).default('all'),
    search: typedText(100).default(''),
    page: whole(100_000, 1),
    pageSize: whole(100, 10),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(applicantRow),
    total: z.int(),
    /** `renewals`: accepted restaurants that sent new papers. */
    counts: z.object({ all: z.int(), pending: z.int(), accepted: z.int(), rejected: z.int(), renewals: z.int() }),
  }),
  repeat: 'safe',
  offline: 'refuse',
})

/** Who did what, and when. */
const auditEntry = z.object({ at: z.iso.datetime(), by: z.string(), action: z.string(), details: z.record(z.string(), z.unknown()) })

/** An application whole. `today`: the day in the restaurant's own time zone, which its papers' dates are held against. */
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
  access: 'admin',
  summary: 'An application with its papers and what was decided about it',
  params: applicantId,
  reply: z.object({ success: z.literal(true), data: applicant }),
  repeat: 'safe',
  offline: 'refuse',
})

/** The papers as the administrator saw them: a decision about others is refused. */
const seen = z.array(id).max(documentKinds.length)

export const verifyApplicant = route({
  method: 'PATCH',
  path: '/api/admin/applicant/verify/:applicantId',
  access: 'admin',
  summary:
    'Verifies every paper that waits; a pending restaurant is accepted by it. It is told in the app and by mail, of the acceptance by SMS too',
  params: applicantId,
  body: z.object({ seen: seen.optional() }).nullish(),
  reply: done,
  repeat: 'no',
  offline: 'refuse',
})

export const rejectionReason = typedText(1_000, 'applicant.reason_length').refine(
  (text) => lengthOf(text) >= 3 && lengthOf(text) <= 300,
  'applicant.reason_length' satisfies RefusalCode,
)

export const rejectApplicant = route({
  method: 'PATCH',
  path: '/api/admin/applicant/reject/:applicantId',
  access: 'admin',
  summary:
    'Rejects papers, each with its reason; only these are asked for again. The restaurant is told in the app and by mail, of its application by SMS too',
  params: applicantId,
  body: z.object({
    seen,
    papers: z
      .array(z.object({ id, reason: rejectionReason }))
      .min(1, 'applicant.reason_required')
      .max(documentKinds.length),
  }),
  reply: done,
  repeat: 'no',
  offline: 'refuse',
})
