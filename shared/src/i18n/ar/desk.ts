import type { desk as english } from '../en/desk.ts'

export const desk = {
  promise: 'كل طلب مسموع. كل سعر صحيح. كل ليلة.',
  promiseText: 'ترن طلبات طاولاتك هنا خلال ثانية، ويرى ضيوفك كل خطوة على هواتفهم.',
  version: 'الإصدار {{version}}',
  administration: 'الإدارة',
  pages: 'الصفحات',
  orders: 'الطلبات',
  dashboard: 'لوحة المعلومات',
  signOut: 'تسجيل الخروج',
  line: { live: 'متصل', connecting: 'جارٍ الاتصال…', down: 'لا يوجد اتصال' },
} satisfies typeof english
