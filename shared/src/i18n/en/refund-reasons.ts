// Reasons for returning money, for the counter and for the diner.
export const refundReasons = {
  wrong_item: 'Wrong or missing item',
  quality: 'Cold or poor quality',
  took_too_long: 'Took too long',
  charged_by_mistake: 'Charged by mistake',
  goodwill: 'Goodwill',
  other: 'Other reason',
  cancelled: 'Order cancelled',
}
