// Texts about orders that the diner and the counter share.
export const orders = {
  status: {
    Received: 'Received',
    Preparing: 'Preparing',
    'Out for Delivery': 'Order Ready',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
  },
  type: { 'Dine-in': 'Dine-in', 'Drive-thru': 'Drive-thru' },
  reason: {
    missed: 'The restaurant did not respond in time',
    by_diner: 'Cancelled by the guest',
    sold_out: 'Sold out',
    closing: 'We are closing',
    too_busy: 'Too busy',
    cannot_reach_table: 'Cannot reach the table',
    suspected_fake: 'Suspected fake order',
    no_show: 'Not collected',
    returned: 'Returned by the guest',
    other: 'Other reason',
  },
}
