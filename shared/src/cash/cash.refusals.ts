/** The refusals of taking cash, of shifts, and of closing the day. */
export const cashRefusals = {
  'cash.below_due': 400,
  'cash.already_paid': 409,
  'cash.order_cancelled': 409,
  'cash.not_cash_order': 409,
  'cash.amount_required': 400,
  'cash.note_required': 400,
  'cash.note_length': 400,
  'cash.no_open_shift': 409,
  'cash.shift_open': 409,
  'cash.shift_closed': 409,
  'cash.shift_not_found': 404,
  'cash.difference_note': 400,
  'cash.nothing_to_close': 409,
  'cash.day_close_not_found': 404,
} as const
