// What stands on paper.
export const tickets = {
  order: 'Order',
  table: 'Table {{number}}',
  dineIn: 'Dine-in',
  driveThru: 'Drive-thru',
  note: 'Note',
  scan: 'Scan to order',
  test: 'Test page',
  width: '{{dots}} dots',
  sample: 'Chicken shawarma, 2 pieces, QAR 24.50',
}
