import type { desk as english } from '../en/desk.ts'

export const desk = {
  promise: 'كل طلب مسموع. كل سعر صحيح. كل ليلة.',
  promiseText: 'ترن طلبات طاولاتك هنا خلال ثانية، ويرى ضيوفك كل خطوة على هواتفهم.',
  version: 'الإصدار {{version}}',
  administration: 'الإدارة',
  pages: 'الصفحات',
  openPages: 'افتح قائمة الصفحات',
  orders: 'الطلبات',
  dashboard: 'لوحة المعلومات',
  signOut: 'تسجيل الخروج',
  line: { live: 'متصل', connecting: 'جارٍ الاتصال…', down: 'لا يوجد اتصال' },
  note: {
    cache_rebuilt: 'تلفت نسخة القائمة على هذا الجهاز. جُلبت من جديد ولم يضع شيء.',
    outbox_rescued: 'تلف مخزن هذا الجهاز. استُعيد ما أمكن قراءته: راجع الطلبات المفتوحة والطابعات والتذاكر.',
    not_cached: 'تعذّر حفظ تغيير: القرص ممتلئ أو لا يمكن الكتابة عليه. أفسح مكاناً ثم أعد المحاولة.',
  },
  noteSeen: 'إغلاق',
  update: 'الإصدار {{version}} جاهز. لا طلب مفتوح الآن: وقت مناسب.',
  installUpdate: 'ثبّت وأعد التشغيل',
} satisfies typeof english
