// What a new restaurant still has to do before its first order, on the empty board.
export const firstSteps = {
  title: 'Get ready for your first order',
  progress: '{{done}} of {{total}} done',
  dismiss: 'Hide first steps',
  done: 'Done',
  toDo: 'To do',
  menu: { title: 'Add your menu', text: 'At least one item that guests can order.', action: 'Open menu' },
  tables: { title: 'Add your tables', text: 'Each table gets its own QR code.', action: 'Open tables' },
  codes: { title: 'Print the codes', text: 'Print the cards and put one on each table.', action: 'Print codes' },
  order: {
    title: 'Place a test order',
    text: 'Order as a guest would and pay in cash. The order rings here.',
    needs: 'Add an item and a table first.',
    open: 'Open table {{number}} here',
    code: 'Show QR code',
    codeTitle: 'Scan this code with your phone',
    codeText: 'Your menu opens at table {{number}}, as your guests see it.',
  },
  next: 'New orders appear here and ring until someone accepts them.',
}
