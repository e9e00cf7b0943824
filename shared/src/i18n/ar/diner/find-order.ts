import type { findOrder as english } from '../../en/diner/find-order.ts'

export const findOrder = {
  open: 'البحث عن طلبي',
  text: 'هل طلبت من قبل ولا ترى طلبك هنا؟ أدخل رقم الطلب وآخر أرقام الجوال الذي طلبت به.',
  number: 'رقم الطلب',
  digits: 'آخر أربعة أرقام من رقم الجوال',
  find: 'بحث',
} satisfies typeof english
