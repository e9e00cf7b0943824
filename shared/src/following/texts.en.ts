export const tracking = {
  unreachable: 'The restaurant is not responding. Please speak to the staff: they may not have seen your order.',
  held: 'This is the first order from your phone. A member of staff will confirm it with you.',
  title: 'Your order',
  openOrder: 'Your order: {{status}}',
  openOrders: 'Your open orders',
  openOrderCount: 'Your open orders: {{count}}',
  number: 'Order {{number}}',
  steps: 'Order progress',
  items: 'Your items',
  readyIn: 'Ready in about',
  anyMoment: 'Any moment now',
  cancelledWhy: 'The restaurant cancelled your order. Reason: {{reason}}. You pay nothing.',
  cancelledByYou: 'You cancelled this order. You pay nothing.',
  order: 'Order',
  progress: 'Status of your order',
  actions: 'What you can do',
  addMore: 'Add something',
  itemCount_one: '{{count}} item',
  itemCount_other: '{{count}} items',
  minutes_one: '{{count}} min',
  minutes_other: '{{count}} min',
  cancel: {
    open: 'Cancel this order',
    title: 'Cancel this order?',
    text: 'The restaurant has not accepted it yet. You pay nothing.',
    textPaid: 'The restaurant has not accepted it yet. You get your money back.',
    keep: 'Keep the order',
    confirm: 'Cancel the order',
    offline: 'You are offline. Your order was not cancelled.',
  },
  paid: 'Paid',
  refunded: 'Refunded',
  receipt: 'Receipt',
  toMenu: 'Back to the menu',
  noneTitle: 'No open orders',
  noneText: 'After you order, you can follow your order here.',
  hero: { sent: 'Sent', acknowledged: 'Received', preparing: 'Preparing', ready: 'Ready' },
  phase: { sent: 'Sent', acknowledged: 'Received', preparing: 'Preparing', ready: 'Ready' },
  facts: 'Confirmed by the restaurant',
  fact: { seen: 'Seen by staff', printed: 'Printed for the kitchen' },
  now: {
    sent: 'Your order was sent. Waiting for the counter.',
    acknowledged: 'The counter has received it. Waiting for the restaurant to accept.',
    seen: 'Someone at the counter has seen it. Waiting for the restaurant to accept.',
    preparing: 'The restaurant has accepted it and is preparing your order.',
    ready: 'Your order is ready and on the way to you.',
  },
  // Each status that is pushed has its own title and message (spec §4).
  notification: {
    received: { title: 'Order Received', message: 'The restaurant has your order.' },
    preparing: { title: 'Order Preparing', message: 'The kitchen has started on your order.' },
    ready: { title: 'Order Ready', message: 'Your order is on the way.' },
    delivered: { title: 'Order Delivered', message: 'Enjoy your meal!' },
    cancelled: { title: 'Order Cancelled', message: 'The restaurant could not make your order.' },
    unknown: { title: 'Order Update', message: 'Your order status has been updated!' },
  },
}

// Finding an order again on a phone that has lost it.
export const findOrder = {
  open: 'Find my order',
  text: 'Ordered before, but your order is not here? Enter the order number and the last digits of the mobile number you ordered with.',
  number: 'Order number',
  digits: 'Last four digits of the mobile number',
  find: 'Find',
}

// Following another person's order with a link.
export const follow = {
  title: 'Follow an order',
  share: 'Share progress',
  copied: 'Link copied',
  copyText: 'Anyone with this link can see the progress of your order, and nothing else.',
  menu: 'See the menu',
  over: 'Nothing to follow',
  overText: 'The order is finished, or the link is incomplete.',
}

// The page after a delivered order.
export const thanks = {
  title: 'Order delivered',
  heading: 'Thank you!',
  again: 'Order the same again',
  missing: 'Not available right now: {{names}}',
}
