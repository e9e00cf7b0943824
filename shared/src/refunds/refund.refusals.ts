import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about refunds. */
export const refundRefusals = {
  'refund.nothing_left': {
    status: 409,
    en: 'Nothing is left to refund. If the order was only just accepted, its payment has not been taken yet: try again in a moment.',
    ar: 'لم يبقَ مبلغ لاسترداده. إذا قُبل الطلب للتو فلم يُخصم المبلغ بعد: أعد المحاولة بعد لحظات.',
  },
  'refund.above_paid': { status: 409, en: 'This is more than what is left of the payment.', ar: 'هذا أكثر من المبلغ المتبقي من الدفعة.' },
  'refund.amount_changed': {
    status: 409,
    en: 'The amount has changed. Check it and try again.',
    ar: 'تغيّر المبلغ. تحقق منه وأعد المحاولة.',
  },
  'refund.lines_refunded': {
    status: 409,
    en: 'Some of these items have been refunded already. Check them and try again.',
    ar: 'سبق رد مبلغ بعض هذه الأصناف. تحقق منها وأعد المحاولة.',
  },
  'refund.cash_only': { status: 409, en: 'This order was paid in cash: hand back cash.', ar: 'دُفع هذا الطلب نقدًا: أعد المبلغ نقدًا.' },
  'refund.amount_required': { status: 400, en: 'Enter an amount above zero.', ar: 'أدخل مبلغًا أكبر من صفر.' },
  'refund.lines_required': { status: 400, en: 'Choose at least one item.', ar: 'اختر صنفًا واحدًا على الأقل.' },
  'refund.line_unknown': { status: 400, en: 'One of these items is not in the order.', ar: 'أحد هذه الأصناف ليس في الطلب.' },
  'refund.reason_required': { status: 400, en: 'Choose a reason.', ar: 'اختر السبب.' },
  'refund.note_required': { status: 400, en: 'Describe the reason.', ar: 'اكتب السبب.' },
  'refund.note_length': { status: 400, en: 'Note must have at most 200 characters', ar: 'يجب ألا تتجاوز الملاحظة 200 حرف' },
} as const satisfies RefusalTable

export type RefundRefusal = keyof typeof refundRefusals

type RefundRefusals = typeof refundRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends RefundRefusals {}
}
