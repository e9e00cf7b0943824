// Labels on the printed bill of a table, which has both languages.
export const billLabels = {
  bill: 'Bill',
  notReceipt: 'This is not a receipt',
  table: 'Table',
  printed: 'Printed',
  order: 'Order',
  notAccepted: 'Not accepted yet',
  paid: 'Paid',
  reserved: 'Being paid by phone',
  due: 'To pay',
  inRiyals: 'Prices are in Qatari riyals (QAR)',
}
