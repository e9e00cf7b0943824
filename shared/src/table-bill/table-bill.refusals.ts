/** Refusals about a table's bill, with their HTTP status. If the bill has changed, the details contain the new bill. */
export const tableBillRefusals = {
  'bill.empty': 409,
  'bill.table_required': 403,
  'bill.visit_over': 403,
  'bill.code_wrong': 403,
  'bill.code_locked': 403,
  'bill.nothing_due': 409,
  'bill.nothing_chosen': 400,
  'bill.shares_taken': 409,
  'bill.item_taken': 409,
  'bill.changed': 409,
  'bill.payment_in_progress': 409,
  'bill.payment_over': 409,
  'bill.payment_not_found': 404,
  'bill.requested_recently': 429,
} as const
