/** The refusals of calling a waiter. Of `waiter.called_recently` the details have `waitSeconds`. */
export const waiterRefusals = {
  'waiter.no_table': 409,
  'waiter.order_closed': 409,
  'waiter.called_recently': 429,
  'waiter.called_often': 429,
} as const
