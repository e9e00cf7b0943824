import type { refunded as english } from '../../en/diner/refunded.ts'
import { refundReasons } from '../refund-reasons.ts'

export const refunded = {
  title: 'استرداد المبلغ',
  gateway: {
    requested: 'جارٍ استرداد {{amount}}',
    succeeded: 'تم استرداد {{amount}}',
  },
  cash: 'أُعيد إليك {{amount}} نقدًا',
  bank: 'قد يستغرق ظهوره في حسابك البنكي بضعة أيام.',
  reasonIs: 'السبب: {{reason}}',
  reason: refundReasons,
} satisfies typeof english
