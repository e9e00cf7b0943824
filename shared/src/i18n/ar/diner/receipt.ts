import type { receipt as english } from '../../en/diner/receipt.ts'

export const receipt = {
  title: 'الإيصال',
  missing: 'لم نجد هذا الإيصال',
  missingText: 'ربما الرابط غير مكتمل. افتحه مجددًا، أو اسأل الموظفين.',
  print: 'طباعة',
  pdf: 'PDF',
  send: 'إرسال',
  sendTitle: 'إرسال الإيصال',
  sendBy: 'الإرسال عبر',
  sms: 'رسالة نصية',
  mail: 'البريد الإلكتروني',
  address: 'عنوان البريد الإلكتروني',
  sent: 'تم إرسال الإيصال',
} satisfies typeof english
