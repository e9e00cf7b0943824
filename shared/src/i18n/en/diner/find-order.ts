// Finding an order again on a phone that has lost it.
export const findOrder = {
  open: 'Find my order',
  text: 'Ordered before, but your order is not here? Enter the order number and the last digits of the mobile number you ordered with.',
  number: 'Order number',
  digits: 'Last four digits of the mobile number',
  find: 'Find',
}
