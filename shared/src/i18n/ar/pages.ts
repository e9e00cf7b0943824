import type { pages as english } from '../en/pages.ts'

export const pages = {
  goTo: 'انتقل إلى {{page}}',
  notFound: 'الصفحة غير موجودة',
  notFoundTitle: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما العنوان غير صحيح أو تم نقل الصفحة.',
  failed: 'تعذّر تحميل الصفحة',
  noAccess: {
    title: 'ليست لديك صلاحية',
    text: 'دورك لا يشمل هذه الصفحة',
    askOwner: 'اطلب من مالك المطعم تغيير دورك.',
    askPlatform: 'اطلب من مالك المنصة تغيير دورك.',
    password: 'الرمز السريع يفتح ما يراه المدير. سجّل الدخول بكلمة المرور لفتح هذه الصفحة.',
    viewed: 'هذه الصفحة لأعضاء المطعم فقط.',
  },
} satisfies typeof english
