export const billRefusals = {
  empty: 'There is nothing to pay at this table.',
  table_required: 'Scan the code on your table to see its bill.',
  visit_over: 'The code of this table was replaced. Scan it again.',
  nothing_due: 'There is nothing left to pay here.',
  nothing_chosen: 'Choose what you want to pay.',
  shares_taken: 'All these shares have been taken. Choose more people or pay the rest.',
  item_taken: 'Someone else is paying for one of these items. Here is the updated bill.',
  changed: 'The bill has changed. Check the new amount.',
  payment_in_progress: 'Another payment of this phone is not finished yet.',
  payment_over: 'This payment is over. Nothing was charged.',
  payment_not_found: 'Payment not found.',
  requested_recently: 'The counter was asked a moment ago. Please wait a minute.',
}
