import type { common as english } from '../en/common.ts'

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
} satisfies typeof english
