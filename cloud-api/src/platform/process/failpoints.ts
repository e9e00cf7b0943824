// Named points in the processing of an order at which a fault test ends this process, like kill -9. Nothing is armed
// in production: env.ts refuses FAIL_AT there.

/** Failpoints that every order passes, including cash orders. */
export const orderFailpoints = [
  'before_order_statement',
  'after_order_commit',
  'after_order_notify',
  'before_stored_response',
  'before_feed_read',
  'before_feed_delivery',
  'after_feed_delivery',
  'before_acknowledgement',
  'after_acknowledgement_commit',
  'before_move_statement',
  'after_move_commit',
  'after_move_notify',
] as const

/** Failpoints of payments through a payment gateway. */
export const paymentFailpoints = [
  'before_authorise_call',
  'after_authorise_call',
  'after_authorised_commit',
  'after_declined_commit',
  'after_given_up_commit',
  'after_awaited_commit',
  'after_lost_commit',
  'before_webhook_commit',
  'after_webhook_commit',
  'after_withdrawn_key_commit',
  'after_look_up_call',
  'after_due_commit',
  'before_settle_call',
  'after_settle_call',
  'after_settled_commit',
] as const

/** Failpoints of refunds, of shares of tables' bills, and of cash and day closes at the counter. */
export const moneyFailpoints = [
  'after_refund_commit',
  'after_cancelled_refund_commit',
  'after_share_reserved_commit',
  'after_share_withdrawn_commit',
  'after_share_return_commit',
  'after_cash_commit',
  'after_day_close_commit',
] as const

/** Failpoints of jobs that send reminders and restrict restaurants, and of subscriptions and payments of their invoices. */
const jobFailpoints = [
  'before_reminders_commit',
  'after_reminders_commit',
  'before_restriction_commit',
  'after_restriction_commit',
  'before_trial_commit',
  'after_trial_commit',
  'before_invoice_commit',
  'after_invoice_commit',
  'before_late_invoice_commit',
  'after_late_invoice_commit',
  'after_card_payment_commit',
  'before_invoice_paid_commit',
] as const

export const failpointNames = [...orderFailpoints, ...paymentFailpoints, ...moneyFailpoints, ...jobFailpoints] as const
export type FailpointName = (typeof failpointNames)[number]

/** The process ends at this pass through the point, counted from 1. */
export type FailAt = { name: FailpointName; passage: number }

let armed: FailAt | undefined
let passages = 0

export const armFailpoint = (failAt: FailAt | undefined): void => {
  armed = failAt
  passages = 0
}

/**
 * Ends the process without cleanup when this point is armed and reached for the configured time; otherwise does
 * nothing.
 */
export const failpoint = (name: FailpointName): void => {
  if (armed?.name !== name) return
  passages += 1
  if (passages === armed.passage) process.kill(process.pid, 'SIGKILL')
}
