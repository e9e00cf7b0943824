import type { calls as english } from '../../en/desk/calls.ts'

export const calls = {
  title: 'نداءات الطاولات',
  table: 'الطاولة {{number}} تطلب النادل',
  waiting: 'تنتظر منذ',
  answer: 'في الطريق',
  answerTable: 'في الطريق إلى الطاولة {{number}}',
} satisfies typeof english
