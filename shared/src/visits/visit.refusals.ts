import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about visits. */
export const visitRefusals = {
  'visit.expired': {
    status: 409,
    en: 'Please open the restaurant’s link or scan the code on your table again.',
    ar: 'يرجى فتح رابط المطعم أو مسح الرمز الموجود على طاولتك مرة أخرى.',
  },
} as const satisfies RefusalTable

type VisitRefusals = typeof visitRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends VisitRefusals {}
}
