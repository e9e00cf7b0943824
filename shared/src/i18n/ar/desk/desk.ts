import type { desk as english } from '../../en/desk/desk.ts'

export const desk = {
  promise: 'لا يفوتك أي طلب.',
  promiseText: 'تصلك طلبات طاولاتك خلال ثانية، ويتابع ضيوفك كل خطوة على هواتفهم.',
  version: 'الإصدار {{version}}',
  administration: 'الإدارة',
  pages: 'الصفحات',
  openPages: 'افتح قائمة الصفحات',
  orders: 'الطلبات',
  openOrders_one: 'طلب مفتوح واحد',
  openOrders_other: '{{count}} طلبات مفتوحة',
  dashboard: 'لوحة المعلومات',
  signOut: 'تسجيل الخروج',
  connection: { live: 'متصل', connecting: 'جارٍ الاتصال…', down: 'لا يوجد اتصال' },
  note: {
    cache_rebuilt: 'تلفت القائمة المحفوظة على هذا الجهاز وتمت استعادتها. لم تُفقد أي بيانات.',
    outbox_rescued: 'تلفت بيانات محفوظة على هذا الجهاز وتمت استعادة ما أمكن منها. راجع الطلبات المفتوحة والطابعات والتذاكر.',
    not_saved: 'لم يتم حفظ التغيير: القرص ممتلئ أو لا يمكن الكتابة عليه. وفّر مساحة ثم حاول مرة أخرى.',
  },
  noteSeen: 'إغلاق',
  update: 'الإصدار {{version}} جاهز. لا توجد طلبات مفتوحة.',
  installUpdate: 'ثبّت وأعد التشغيل',
} satisfies typeof english
