import type { pages as english } from '../en/pages.ts'

export const pages = {
  goTo: 'انتقل إلى {{page}}',
  notFound: 'الصفحة غير موجودة',
  notFoundTitle: 'لا توجد صفحة على هذا العنوان',
  notFoundText: 'ربما كُتب العنوان خطأ أو نُقلت الصفحة.',
  notBuilt: 'صفحة «{{page}}» غير متاحة بعد',
  orderHistory: 'سجل الطلبات',
  reports: 'التقارير',
  help: 'المساعدة والدعم',
  about: 'عن المطعم',
  merchantSubscription: 'المدفوعات والاشتراكات',
  provisions: 'التجهيزات',
  analytics: 'التحليلات',
  expiring: 'مستندات تقترب من الانتهاء',
  payments: 'المدفوعات',
  subscriptions: 'الاشتراكات',
} satisfies typeof english
