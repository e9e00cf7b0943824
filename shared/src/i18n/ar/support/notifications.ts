import type { notifications as english } from '../../en/support/notifications.ts'

export const notifications = {
  title: 'الإشعارات',
  open: 'الإشعارات',
  openUnread: 'الإشعارات: {{number}} غير مقروءة',
  unreadMark: 'غير مقروء',
  readAll: 'اجعل الكل مقروءًا',
  none: 'لا توجد إشعارات بعد',
  noneText: 'هنا تظهر الطلبات الجديدة وقرارات وثائقك وردود الدعم.',
  offline: 'لا يوجد اتصال. قد لا تكون القائمة محدّثة.',
  more: 'عرض الأقدم',
  other: 'يوجد جديد',
  kinds: {
    order_placed: 'طلب جديد رقم {{number}}',
    application_decided: 'تمت مراجعة طلب انضمامك',
    support_replied: 'رد الدعم على طلب المساعدة رقم {{number}}',
    papers_decided: 'تمت مراجعة وثائقك الجديدة',
    invoice_due: 'الفاتورة رقم {{number}} مستحقة الدفع',
    invoice_overdue: 'تأخر دفع الفاتورة رقم {{number}}',
    invoice_lapsed: 'انتهى اشتراكك: الفاتورة رقم {{number}} غير مدفوعة',
    invoice_paid: 'تم دفع الفاتورة رقم {{number}}',
    account_deactivated: 'تم إيقاف حسابك',
    account_restored: 'عاد حسابك مفعّلاً',
  },
} satisfies typeof english
