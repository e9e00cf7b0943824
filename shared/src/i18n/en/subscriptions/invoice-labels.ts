// Every invoice has both languages.
export const invoiceLabels = {
  issuer: 'Sufra',
  title: 'Invoice',
  void: 'VOID',
  number: 'Invoice number',
  issued: 'Issued',
  due: 'Due',
  billedTo: 'Billed to',
  registration: 'Commercial registration',
  total: 'Total',
  paid: 'Paid',
  open: 'To be paid',
  inRiyals: 'Amounts in Qatari riyals (QAR)',
  method: { bank_transfer: 'Bank transfer', cash: 'Cash', cheque: 'Cheque', card: 'Card' },
}
