// Refusals about the cash drawer: only the desk shows them.
export const cashRefusals = {
  below_due: 'This is less than what is due.',
  already_paid: 'This order is already paid.',
  order_cancelled: 'This order was cancelled.',
  not_cash_order: 'This order is not paid in cash.',
  amount_required: 'Enter an amount',
  note_required: 'Enter what it is for',
  note_length: 'The note can have up to 200 characters',
  no_open_shift: 'No shift is open. Open one first.',
  shift_open: 'A shift is open. Close it first.',
  shift_closed: 'This shift has already been closed.',
  shift_not_found: 'This shift does not exist.',
  difference_note: 'The count differs from what is expected. Add a note.',
  nothing_to_close: 'Nothing has happened since the last day close.',
  day_close_not_found: 'This day close does not exist.',
}
