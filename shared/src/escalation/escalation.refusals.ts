import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about alerts for orders that wait. */
export const escalationRefusals = {
  'escalation.time': { status: 400, en: 'Choose a time within the limits.', ar: 'اختر وقتًا ضمن الحدود.' },
  'escalation.number': {
    status: 400,
    en: 'Enter each number with its country code: + and 8 to 15 digits. Up to five numbers.',
    ar: 'أدخل كل رقم مع رمز الدولة: + ومن 8 إلى 15 رقمًا. خمسة أرقام على الأكثر.',
  },
  'escalation.order': {
    status: 400,
    en: '“Cancel as missed” must come after “Ring louder” and “Stop new orders”.',
    ar: 'يجب أن يكون إلغاء الطلب الفائت بعد الرنين الأعلى وبعد إيقاف الطلبات الجديدة.',
  },
} as const satisfies RefusalTable

type EscalationRefusals = typeof escalationRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends EscalationRefusals {}
}
