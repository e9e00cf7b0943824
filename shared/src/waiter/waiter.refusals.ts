/** Refusals about calling a waiter, with their HTTP status. The details of `waiter.called_recently` contain `waitSeconds`. */
export const waiterRefusals = {
  'waiter.no_table': 409,
  'waiter.order_closed': 409,
  'waiter.called_recently': 429,
  'waiter.called_often': 429,
} as const
