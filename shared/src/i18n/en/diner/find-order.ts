// Finding an order again on a phone that has lost it.
export const findOrder = {
  open: 'Find my order',
  text: 'Ordered on this phone before, and it is not here? Enter its number and the end of the mobile number that you gave with it.',
  number: 'Order number',
  digits: 'Last four digits of the mobile number',
  find: 'Find',
}
