import type * as english from './texts.en.ts'

export const calls = {
  title: 'نداءات الطاولات',
  table: 'الطاولة {{number}} تطلب النادل',
  waiting: 'تنتظر منذ',
  answer: 'في الطريق',
  answerTable: 'في الطريق إلى الطاولة {{number}}',
} satisfies typeof english.calls

export const waiter = {
  call: 'اطلب النادل',
  again: 'يمكنك طلبه مجددًا بعد',
  calling: 'جارٍ إبلاغ الكاونتر…',
  sent: 'أُرسل إلى الكاونتر. إذا لم يأتِ أحد، يرجى التحدث إلى الموظفين.',
  unconfirmed: 'لم يؤكد الكاونتر الاستلام بعد. يرجى التحدث إلى الموظفين.',
  unreachable: 'لا يمكن الوصول إلى الكاونتر حاليًا. يرجى التحدث إلى الموظفين.',
  called: 'تم طلب النادل',
  coming: 'النادل في الطريق إليك',
  offline: 'أنت غير متصل بالإنترنت. لم يُطلب النادل.',
} satisfies typeof english.waiter
