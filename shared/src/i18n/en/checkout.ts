export const checkout = {
  title: 'Payment',
  total: 'Total',
  cash: 'Cash',
  cashText: 'You pay the staff. We tell them what you will bring.',
  payCash: 'Pay by cash',
  notify: 'We can notify you when your order moves on, if your phone allows it.',
  cashAmount: 'Cash amount',
  cashHint: 'How much will you hand over?',
  change: 'Change',
  changed: {
    off: '{{name}} has just sold out.',
    price: '{{name}} now costs {{price}}.',
    gone: '{{name}} is no longer on the menu.',
    options: '{{name}}: an option has changed.',
  },
  placeOrder: 'Place order',
  // Screen messages of spec §8.
  failed: 'Error processing payment',
  wentWrong: 'Something Went Wrong',
  placedTitle: 'Order Placed',
  placedText: 'Your order number is {{number}}.',
}
