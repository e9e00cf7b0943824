import type * as english from '../en/common.ts'

export const common = {
  appName: 'سفرة',
  close: 'إغلاق',
  back: 'رجوع',
  cancel: 'إلغاء',
  retry: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل…',
  english: 'English',
  arabic: 'العربية',
  switchLanguage: 'اللغة',
  offline: 'أنت غير متصل بالإنترنت',
} satisfies typeof english.common

export const dates = {
  placeholder: '\u2067يوم\u2069/\u2067شهر\u2069/\u2067سنة\u2069',
  invalid: 'اكتب التاريخ بهذا الترتيب: اليوم/الشهر/السنة، مثل \u206631/01/2026\u2069.',
  open: 'فتح التقويم',
  calendar: 'التقويم',
  failed: 'تعذّر فتح التقويم. يرجى كتابة التاريخ.',
} satisfies typeof english.dates

export const errors = {
  badRequest: 'طلب غير صحيح: يرجى التحقق من المدخلات.',
  sessionExpired: 'انتهت الجلسة، يرجى تسجيل الدخول مرة أخرى',
  forbidden: 'غير مسموح: ليست لديك صلاحية لهذا الإجراء.',
  notFound: 'غير موجود: تعذر العثور على المطلوب.',
  conflict: 'تعارض: العنصر موجود بالفعل.',
  internal: 'خطأ داخلي في الخادم: يرجى المحاولة لاحقًا.',
  network: 'خطأ في الشبكة: يرجى التحقق من اتصالك بالإنترنت.',
  unexpected: 'حدث خطأ غير متوقع.',
  pageNotLoaded: 'تعذر تحميل هذه الصفحة. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
} satisfies typeof english.errors
