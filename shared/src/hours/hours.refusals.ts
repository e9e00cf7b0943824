import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about opening hours. */
export const hoursRefusals = {
  'hours.time': { status: 400, en: 'Enter an opening and a closing time.', ar: 'أدخل وقت الفتح ووقت الإغلاق.' },
  'hours.length': {
    status: 400,
    en: 'A period must close after it opens, and last at most 24 hours.',
    ar: 'يجب أن يكون الإغلاق بعد الفتح، وألا تزيد الفترة على 24 ساعة.',
  },
  'hours.overlap': { status: 400, en: 'Two periods of a day overlap.', ar: 'فترتان في اليوم نفسه متداخلتان.' },
  'hours.too_many': {
    status: 400,
    en: 'A day can have up to 4 periods, and there can be up to 60 special dates.',
    ar: 'يمكن إضافة 4 فترات لليوم و60 موعدًا خاصًا كحد أقصى.',
  },
  'hours.week_empty': {
    status: 400,
    en: 'Add opening hours for at least one day of the week.',
    ar: 'أضف أوقات العمل ليوم واحد على الأقل في الأسبوع.',
  },
  'hours.last_orders': {
    status: 400,
    en: 'Last orders can be 0 to 120 minutes before closing, and must leave time to order in each period.',
    ar: 'آخر طلب من 0 إلى 120 دقيقة قبل الإغلاق، ويجب أن يبقى وقت للطلب في كل فترة.',
  },
  'hours.dates': {
    status: 400,
    en: 'Enter a first and a last date. The last date cannot be before the first.',
    ar: 'أدخل أول يوم وآخر يوم. لا يمكن أن يكون الأخير قبل الأول.',
  },
  'hours.dates_overlap': {
    status: 400,
    en: 'A date is in two special periods. Change one of them.',
    ar: 'يوجد يوم في موعدين خاصين. عدّل أحدهما.',
  },
  'hours.name_length': { status: 400, en: 'A name can have up to 60 characters.', ar: 'الاسم حتى 60 حرفًا.' },
  'hours.sitting_idle': { status: 400, en: 'Choose 15 minutes to 6 hours.', ar: 'اختر من 15 دقيقة إلى 6 ساعات.' },
  'hours.changed': {
    status: 409,
    en: 'Someone else has changed the opening hours. Check them and try again.',
    ar: 'غيّر شخص آخر أوقات العمل. راجعها وحاول مرة أخرى.',
  },
} as const satisfies RefusalTable

type HoursRefusals = typeof hoursRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends HoursRefusals {}
}
