import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about reminders of expiring documents. */
export const expiringRefusals = {
  'expiring.channel_required': {
    status: 400,
    en: 'Choose at least one way to send the reminder.',
    ar: 'اختر طريقة واحدة على الأقل لإرسال التذكير.',
  },
  'expiring.no_phone': {
    status: 409,
    en: 'The owner has no phone number. Choose email or the app.',
    ar: 'لا يوجد رقم جوال للمالك. اختر البريد أو التطبيق.',
  },
  'expiring.not_found': {
    status: 404,
    en: 'This document has been replaced. Reload the list.',
    ar: 'استُبدلت هذه الوثيقة. أعد تحميل القائمة.',
  },
  'expiring.too_many': {
    status: 429,
    en: 'This document had 3 reminders within 24 hours. Try again tomorrow.',
    ar: 'أُرسلت 3 تذكيرات بهذه الوثيقة خلال 24 ساعة. حاول غدًا.',
  },
} as const satisfies RefusalTable

type ExpiringRefusals = typeof expiringRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ExpiringRefusals {}
}
