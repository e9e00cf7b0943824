export const cart = {
  view_one: 'View cart · {{count}} item',
  view_other: 'View cart · {{count}} items',
  less: 'Decrease {{name}}',
  more: 'Increase {{name}}',
  remove: 'Remove {{name}}',
  clearTitle: 'Start a new cart?',
  clearQuestion: 'Your cart contains items from a different restaurant. Would you like to clear your cart to order from this restaurant?',
  keep: 'Keep my cart',
  clear: 'Clear cart',
}
