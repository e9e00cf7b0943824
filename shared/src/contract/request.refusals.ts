import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals that any request may meet. */
export const requestRefusals = {
  'request.invalid': {
    status: 400,
    en: 'Some details are not valid. Please check your input.',
    ar: 'بعض البيانات غير صحيحة. يرجى التحقق منها.',
  },
  'request.forbidden_origin': {
    status: 403,
    en: 'This page is not allowed to make this request.',
    ar: 'غير مسموح لهذه الصفحة بإرسال هذا الطلب.',
  },
  'request.not_found': {
    status: 404,
    en: 'Not Found: The requested resource could not be found.',
    ar: 'غير موجود: تعذر العثور على المطلوب.',
  },
  'request.too_large': { status: 413, en: 'This is too large to send.', ar: 'الحجم أكبر من المسموح.' },
  'request.too_many': {
    status: 429,
    en: 'Too many attempts. Please wait a moment and try again.',
    ar: 'محاولات كثيرة. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  },
  'server.failed': { status: 500, en: 'Internal Server Error: Please try again later.', ar: 'خطأ داخلي في الخادم: يرجى المحاولة لاحقًا.' },
  'server.busy': {
    status: 503,
    en: 'We are very busy right now. Please try again in a moment.',
    ar: 'الضغط كبير الآن. يرجى المحاولة بعد لحظات.',
  },
  'money.invalid': {
    status: 400,
    en: 'Enter an amount of zero or more, with at most two decimals.',
    ar: 'أدخل مبلغًا غير سالب، بخانتين عشريتين على الأكثر.',
  },
  'session.none': { status: 401, en: 'Session Expired, Please Login Again', ar: 'انتهت الجلسة، يرجى تسجيل الدخول مرة أخرى' },
  'session.wrong_credentials': { status: 401, en: 'Incorrect email or password.', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  'session.expired': { status: 403, en: 'Your session has expired.', ar: 'انتهت صلاحية الجلسة.' },
  'session.forbidden': {
    status: 403,
    en: 'Forbidden: You do not have permission to perform this action.',
    ar: 'غير مسموح: ليست لديك صلاحية لهذا الإجراء.',
  },
  'session.not_accepted': { status: 403, en: 'Your restaurant is not active.', ar: 'مطعمك غير مفعّل.' },
  'session.view_only': {
    status: 403,
    en: 'You are viewing this restaurant. Nothing can be changed.',
    ar: 'أنت تتصفح هذا المطعم فقط، ولا يمكن تغيير شيء.',
  },
  'file.link_over': {
    status: 410,
    en: 'This link is no longer valid. Open the file again.',
    ar: 'لم يعد هذا الرابط صالحًا. افتح الملف مرة أخرى.',
  },
  'idempotency.key_required': { status: 400, en: 'The request needs an Idempotency-Key.', ar: 'يحتاج الطلب إلى مفتاح Idempotency-Key.' },
  'counter.not_saved': {
    status: 507,
    en: 'Nothing was saved: the disk of this device is full or read-only. Free up space and try again.',
    ar: 'لم يتم حفظ شيء: القرص ممتلئ أو لا يمكن الكتابة عليه. وفّر مساحة ثم حاول مرة أخرى.',
  },
  'counter.entry_damaged': {
    status: 409,
    en: 'This change was damaged on the disk and cannot be sent. Check the order and try again.',
    ar: 'تلف هذا التغيير على القرص ولا يمكن إرساله. راجع الطلب ثم حاول مرة أخرى.',
  },
  'idempotency.key_invalid': { status: 400, en: 'The Idempotency-Key is not valid.', ar: 'مفتاح Idempotency-Key غير صالح.' },
  'idempotency.other_body': {
    status: 422,
    en: 'This request was already sent with different content.',
    ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
  },
  'idempotency.in_flight': {
    status: 409,
    en: 'This request is still being processed. Try again in a moment.',
    ar: 'ما زال هذا الطلب قيد المعالجة. حاول مرة أخرى بعد لحظات.',
  },
} as const satisfies RefusalTable

type RequestRefusals = typeof requestRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends RequestRefusals {}
}
