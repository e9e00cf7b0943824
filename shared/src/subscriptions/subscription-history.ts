/** The kinds of entries in a subscription's history. */
export const historyKinds = [
  'started',
  'plan_changed',
  'invoice_issued',
  'payment_recorded',
  'payment_taken_back',
  'invoice_paid',
  'overdue',
  'lapsed',
  'cancelled',
  'restarted',
  'notified',
  'card_payment_returned',
] as const
export type HistoryKind = (typeof historyKinds)[number]
