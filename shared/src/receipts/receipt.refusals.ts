import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about receipts. */
export const receiptRefusals = {
  'receipt.sms_off': {
    status: 409,
    en: 'This restaurant does not send receipts by SMS. Choose email or save the PDF.',
    ar: 'هذا المطعم لا يرسل الإيصالات برسالة نصية. اختر البريد الإلكتروني أو احفظ ملف PDF.',
  },
  'receipt.not_found': { status: 404, en: 'This receipt does not exist. Check the link.', ar: 'هذا الإيصال غير موجود. تأكد من الرابط.' },
  'receipt.not_paid': {
    status: 409,
    en: 'The receipt is available once the order is paid and accepted.',
    ar: 'يصدر الإيصال بعد دفع الطلب وقبوله.',
  },
  'receipt.email_invalid': { status: 400, en: 'Enter a valid email address.', ar: 'أدخل بريدًا إلكترونيًا صحيحًا.' },
  'receipt.mobile_invalid': {
    status: 400,
    en: 'Enter a mobile number of 10 to 15 digits, with the country code.',
    ar: 'أدخل رقم جوال من 10 إلى 15 رقمًا مع رمز الدولة.',
  },
  'receipt.sent_often': {
    status: 429,
    en: 'This receipt has been sent several times today. Save the PDF or try again tomorrow.',
    ar: 'أُرسل هذا الإيصال عدة مرات اليوم. احفظ ملف PDF أو حاول غدًا.',
  },
} as const satisfies RefusalTable

type ReceiptRefusals = typeof receiptRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ReceiptRefusals {}
}
