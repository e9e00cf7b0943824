import type { pages as english } from '../en/pages.ts'

export const pages = {
  goTo: 'انتقل إلى {{page}}',
  notFound: 'الصفحة غير موجودة',
  notFoundTitle: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما العنوان خطأ أو تم نقل الصفحة.',
  failed: 'تعذّر تحميل الصفحة',
} satisfies typeof english
