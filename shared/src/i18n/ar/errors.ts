import type { errors as english } from '../en/errors.ts'

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
} satisfies typeof english
