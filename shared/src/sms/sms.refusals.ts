import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about SMS settings. */
export const smsRefusals = {
  'sms.text_length': { status: 400, en: 'Use 1 to 160 characters.', ar: 'اكتب من حرف واحد إلى 160 حرفًا.' },
  'sms.placeholder_unknown': {
    status: 400,
    en: 'This text has an unknown placeholder. Use only the placeholders in the list.',
    ar: 'في النص رمز غير معروف. استخدم الرموز الموجودة في القائمة فقط.',
  },
  'sms.placeholder_missing': { status: 400, en: 'A required placeholder is missing.', ar: 'ينقص النص رمز لازم.' },
  'sms.too_long': {
    status: 400,
    en: 'Both languages together are longer than three SMS. Shorten one of them.',
    ar: 'النص باللغتين أطول من ثلاث رسائل. اختصر أحدهما.',
  },
  'sms.changed': {
    status: 409,
    en: 'Someone else has changed the messages. Check them and try again.',
    ar: 'غيّر شخص آخر الرسائل. راجعها وحاول مرة أخرى.',
  },
} as const satisfies RefusalTable

type SmsRefusals = typeof smsRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends SmsRefusals {}
}
