import type { waiter as english } from '../../en/diner/waiter.ts'

export const waiter = {
  call: 'اطلب النادل',
  again: 'يمكنك الطلب مجددًا بعد',
  called: 'تم طلب النادل',
  coming: 'النادل في الطريق إليك',
  offline: 'أنت غير متصل بالإنترنت. لم يُطلب النادل.',
} satisfies typeof english
