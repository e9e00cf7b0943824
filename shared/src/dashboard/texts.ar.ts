import type * as english from './texts.en.ts'

export const dashboard = {
  comparedWith: '{{day}}، مقارنة مع {{before}} حتى الوقت نفسه',
  lastWeek: '{{value}} الأسبوع الماضي',
  today: 'اليوم',
  weekAgo: 'نفس اليوم من الأسبوع الماضي',
  hours: 'الطلبات حسب الساعة',
  hour: 'الساعة',
  noOrders: 'لا توجد طلبات اليوم بعد.',
  topItems: 'الأصناف الأكثر مبيعًا اليوم',
  sold: 'المباع: {{quantity}}',
  open: {
    title: 'الطلبات المفتوحة',
    board: 'افتح لوحة الطلبات',
    waiting: 'بانتظار القبول',
    preparing: 'قيد التحضير',
    ready: 'جاهزة',
    late: 'متأخرة',
  },
  soldOut: {
    title: 'الأصناف النافدة',
    none: 'كل أصناف القائمة متاحة للطلب.',
    until: 'متوقفة حتى إشعار آخر',
    back: 'تعود {{when}}',
    more: 'عرض الكل في القائمة',
    menu: 'افتح القائمة',
  },
  documents: {
    title: 'وثائق تحتاج إلى انتباهك',
    until: 'سارية حتى {{day}}',
    open: 'افتح الوثائق',
  },
  empty: {
    title: 'مرحبًا بك في لوحة المعلومات',
    text: 'أضف قائمتك واطبع رموز الطاولات وجرّب طلبًا. بعدها تظهر طلباتك الأولى هنا.',
    menu: 'أضف القائمة',
    tables: 'اطبع رموز الطاولات',
    order: 'افتح لوحة الطلبات',
  },
  offline: 'تُحدَّث الأرقام بعد عودة الاتصال.',
} satisfies typeof english.dashboard
