import type { alarms as english } from '../../en/accounts/alarms.ts'

export const alarms = {
  title: 'بحاجة إليك الآن',
  open: 'فتح التنبيهات',
  openNumber: 'فتح التنبيهات: {{number}}',
  none: 'لا شيء بحاجة إليك الآن',
  noneText: 'تظهر هنا الطلبات الحرجة والمطاعم غير المتصلة والبريد أو الرسائل النصية التي يتعذّر إرسالها.',
  kind: {
    critical_request: 'طلب مساعدة حرج بلا رد',
    unreachable: 'مطعم غير متصل',
    mail: 'يتعذّر إرسال البريد',
    sms: 'يتعذّر إرسال الرسائل النصية',
  },
} satisfies typeof english
