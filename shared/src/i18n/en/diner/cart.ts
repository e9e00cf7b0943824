export const cart = {
  view_one: 'View cart · {{count}} item',
  view_other: 'View cart · {{count}} items',
  less: 'Decrease {{name}}',
  more: 'Increase {{name}}',
  remove: 'Remove {{name}}',
}
