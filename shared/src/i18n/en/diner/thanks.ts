// The page after a delivered order.
export const thanks = {
  title: 'Order delivered',
  heading: 'Thank you!',
  again: 'Order the same again',
  missing: 'Not available right now: {{names}}',
}
