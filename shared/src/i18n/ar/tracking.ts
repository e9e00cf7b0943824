import type { tracking as english } from '../en/tracking.ts'

export const tracking = {
  unreachable: 'المطعم لا يجيب. يرجى التحدث إلى العاملين: ربما لم يروا طلبك.',
  title: 'طلبك',
  openOrder: 'طلبك: {{status}}',
  yourNumber: 'رقم طلبك',
  number: 'الطلب {{number}}',
  steps: 'ما الذي حدث',
  items: 'ما طلبته',
  readyIn: 'يجهز خلال حوالي',
  anyMoment: 'في أي لحظة الآن',
  cancelledWhy: 'ألغى المطعم الطلب. السبب: {{reason}}. لن تدفع شيئاً.',
  toMenu: 'العودة إلى القائمة',
  noneTitle: 'لا يوجد طلب مفتوح',
  noneText: 'بعد أن تطلب يمكنك متابعة طلبك هنا.',
  done: {
    sent: 'تم إرسال الطلب',
    heard: 'وصل الطلب إلى الكاونتر',
    accepted: 'قبل المطعم الطلب',
    preparing: 'يُحضّر الآن',
    ready: 'جاهز وفي الطريق إليك',
  },
  todo: {
    sent: 'جارٍ الإرسال',
    heard: 'بانتظار الكاونتر',
    accepted: 'بانتظار قبول المطعم',
    preparing: 'التحضير',
    ready: 'الجاهزية',
  },
  told: {
    received: { title: 'تم استلام الطلب', message: 'وصل طلبك إلى المطعم.' },
    preparing: { title: 'طلبك قيد التحضير', message: 'بدأ المطبخ بتحضير طلبك.' },
    ready: { title: 'طلبك جاهز', message: 'طلبك في الطريق إليك.' },
    delivered: { title: 'تم تسليم الطلب', message: 'بالعافية!' },
    cancelled: { title: 'أُلغي الطلب', message: 'لم يتمكن المطعم من تحضير طلبك.' },
    unknown: { title: 'تحديث الطلب', message: 'تم تحديث حالة طلبك!' },
  },
} satisfies typeof english
