export const receiptRefusals = {
  'receipt.not_found': 404,
  'receipt.not_paid': 409,
  'receipt.email_invalid': 400,
  'receipt.mobile_invalid': 400,
  'receipt.sent_often': 429,
} as const
