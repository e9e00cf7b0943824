import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about the deactivation of restaurants. */
export const deactivationRefusals = {
  'deactivation.not_accepted': {
    status: 409,
    en: 'Only an accepted restaurant can be deactivated. The status of this restaurant has changed.',
    ar: 'لا يمكن إيقاف إلا مطعم مقبول. تغيّرت حالة هذا المطعم.',
  },
  'deactivation.note_length': { status: 400, en: 'Use up to 500 characters.', ar: 'اكتب 500 حرف كحد أقصى.' },
  'deactivation.note_required': { status: 400, en: 'Enter a reason. The restaurant will see it.', ar: 'اكتب السبب، وسيقرؤه المطعم.' },
  'deactivation.reason_required': { status: 400, en: 'Choose a reason.', ar: 'اختر السبب.' },
} as const satisfies RefusalTable

type DeactivationRefusals = typeof deactivationRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends DeactivationRefusals {}
}
