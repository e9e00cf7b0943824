import type { deskMain as english } from '../../en/desk/desk-main.ts'

export const deskMain: typeof english = {
  newOrder: 'طلب جديد رقم {{number}}',
  table: 'طاولة {{number}}',
  trayWaiting: 'سفرة · {{count}} بانتظار القبول',
  open: 'افتح سفرة',
  quit: 'إنهاء',
}
