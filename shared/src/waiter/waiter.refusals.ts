import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about calls for a waiter. The details of `waiter.called_recently` contain `waitSeconds`. */
export const waiterRefusals = {
  'waiter.no_table': {
    status: 409,
    en: 'A waiter can only be called to a table. This order has no table.',
    ar: 'لا يُطلب النادل إلا إلى طاولة، وهذا الطلب بلا طاولة.',
  },
  'waiter.order_closed': {
    status: 409,
    en: 'This order is finished. Please speak to the staff.',
    ar: 'انتهى هذا الطلب. يرجى التحدث إلى الموظفين.',
  },
  'waiter.called_recently': {
    status: 429,
    en: 'A waiter was called to your table a moment ago. Please wait a minute.',
    ar: 'طُلب النادل إلى طاولتك قبل قليل. يرجى الانتظار دقيقة.',
  },
  'waiter.called_often': {
    status: 429,
    en: 'A waiter has been called many times for this order. Please speak to the staff.',
    ar: 'طُلب النادل مرات كثيرة لهذا الطلب. يرجى التحدث إلى الموظفين.',
  },
} as const satisfies RefusalTable

type WaiterRefusals = typeof waiterRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends WaiterRefusals {}
}
