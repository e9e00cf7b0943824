import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about applications. */
export const applicantRefusals = {
  'applicant.not_found': { status: 404, en: 'Applicant not found.', ar: 'مقدم الطلب غير موجود.' },
  'applicant.changed': {
    status: 409,
    en: 'This application has changed. Check it and try again.',
    ar: 'تغيّر هذا الطلب. راجعه وحاول مرة أخرى.',
  },
  'applicant.nothing_to_decide': { status: 409, en: 'This application has already been decided.', ar: 'صدر القرار في هذا الطلب من قبل.' },
  'applicant.document_missing': {
    status: 409,
    en: 'This application cannot be verified: a document is missing, rejected or expired.',
    ar: 'لا يمكن اعتماد هذا الطلب: هناك وثيقة ناقصة أو مرفوضة أو منتهية.',
  },
  'applicant.reason_required': { status: 400, en: 'Enter a reason for each rejected document.', ar: 'أدخل سبب رفض كل وثيقة.' },
  'applicant.reason_length': { status: 400, en: 'Reason must have 3 to 300 characters.', ar: 'السبب من 3 إلى 300 حرف.' },
} as const satisfies RefusalTable

type ApplicantRefusals = typeof applicantRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ApplicantRefusals {}
}
