// The page after a delivered order.
export const thanks = {
  heading: 'Thank you!',
  again: 'Order the same again',
  missing: 'Not available right now: {{names}}',
}
