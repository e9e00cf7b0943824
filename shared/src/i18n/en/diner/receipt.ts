// The page of a receipt; the receipt itself has both languages (receipt-labels.ts).
export const receipt = {
  title: 'Receipt',
  missing: 'Receipt not found',
  missingText: 'The link may be incomplete. Open it again, or ask the staff.',
  print: 'Print',
  pdf: 'PDF',
  send: 'Send',
  sendTitle: 'Send receipt',
  sendBy: 'Send by',
  sms: 'SMS',
  mail: 'Email',
  address: 'Email address',
  sent: 'Receipt sent',
}
