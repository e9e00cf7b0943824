import type { tickets as english } from '../../en/desk/tickets.ts'

export const tickets: typeof english = {
  order: 'طلب',
  table: 'طاولة {{number}}',
  dineIn: 'داخل المطعم',
  driveThru: 'خدمة السيارات',
  note: 'ملاحظة',
  scan: 'امسح لتطلب',
  test: 'صفحة تجريبية',
  width: '{{dots}} نقطة',
  sample: 'شاورما دجاج، قطعتان، 24.50 ر.ق',
}
