export const waiterRefusals = {
  no_table: 'A waiter can only be called to a table. This order has no table.',
  order_closed: 'This order is finished. Please speak to the staff.',
  called_recently: 'A waiter was called to your table a moment ago. Please wait a minute.',
  called_often: 'A waiter has been called many times for this order. Please speak to the staff.',
}
