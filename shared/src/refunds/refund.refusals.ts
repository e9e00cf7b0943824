export const refundRefusals = {
  'refund.nothing_left': 409,
  'refund.above_paid': 409,
  'refund.amount_changed': 409,
  'refund.lines_refunded': 409,
  'refund.cash_only': 409,
  'refund.amount_required': 400,
  'refund.lines_required': 400,
  'refund.line_unknown': 400,
  'refund.reason_required': 400,
  'refund.note_required': 400,
  'refund.note_length': 400,
} as const
export type RefundRefusal = keyof typeof refundRefusals
