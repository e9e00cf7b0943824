export const waiterRefusals = {
  no_table: 'A waiter can be called to a table. This order has none.',
  order_closed: 'This order is finished. Please speak to the staff.',
  called_recently: 'A waiter was called to your table a moment ago. Please wait a minute.',
  called_often: 'Please speak to the staff: a waiter was called many times for this order.',
}
