// Refusals of refunds, which the phone does not load.
export const refundRefusals = {
  nothing_left:
    'Nothing is left to refund. If the order was only just accepted, its payment has not been taken yet: try again in a moment.',
  above_paid: 'This is more than what is left of the payment.',
  amount_changed: 'The amount has changed. Check it and try again.',
  lines_refunded: 'Some of these items have been refunded already. Check them and try again.',
  cash_only: 'This order was paid in cash: hand back cash.',
  amount_required: 'Enter an amount above zero.',
  lines_required: 'Choose at least one item.',
  line_unknown: 'One of these items is not in the order.',
  reason_required: 'Choose a reason.',
  note_required: 'Describe the reason.',
  note_length: 'Note must have at most 200 characters',
}
