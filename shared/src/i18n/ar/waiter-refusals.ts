import type { waiterRefusals as english } from '../en/waiter-refusals.ts'

export const waiterRefusals = {
  no_table: 'لا يُطلب النادل إلا إلى طاولة، وهذا الطلب بلا طاولة.',
  order_closed: 'انتهى هذا الطلب. يرجى التحدث إلى الموظفين.',
  called_recently: 'طُلب النادل إلى طاولتك قبل قليل. يرجى الانتظار دقيقة.',
  called_often: 'طُلب النادل مرات كثيرة لهذا الطلب. يرجى التحدث إلى الموظفين.',
} satisfies typeof english
