import type { PayoutFilter, RetryOutcome, WebhookFailure } from '../../../platform-payments/platform-payments.routes.ts'

// Payments of all restaurants, for administrators.
export const platformPayments = {
  title: 'Payments',
  gateway: {
    title: 'Payment gateway',
    takingCards: 'Restaurants that take cards',
    takingCardsText: '{{number}} of {{all}} active restaurants',
    overdue: 'Without a result for more than half an hour',
    refused: 'Ignored: webhooks with a wrong signature (24 h)',
    failed: 'Webhooks that could not be processed (24 h)',
  },
  webhooks: {
    title: 'Failed webhooks',
    text: 'Webhooks that the gateway sent with a valid signature, but that could not be processed. They are deleted after 90 days.',
    none: 'No failed webhooks. All webhooks from the gateway were processed.',
    at: 'Last failed',
    payment: 'Payment',
    what: 'Webhook',
    reason: 'Reason',
    action: 'Action',
    order: 'Order {{number}}',
    bill: 'A table’s bill or a subscription',
    unknown: 'No restaurant',
    kind: { authorise: 'Authorisation', capture: 'Capture', void: 'Void', refund: 'Refund' },
    state: { succeeded: 'succeeded', declined: 'declined' },
    reasons: {
      unknown: 'It does not match any of our payments.',
      mismatch: 'Its amount, currency or type differs from our payment.',
      error: 'We could not process it.',
    } satisfies Record<WebhookFailure, string>,
    tries_one: 'Failed once',
    tries_other: 'Failed {{count}} times',
    retry: 'Retry',
    retryNamed: 'Retry: webhook of {{reference}}',
    outcome: {
      settled: 'The webhook was processed',
      unknown: 'It failed again: it does not match any of our payments.',
      mismatch: 'It failed again: its amount, currency or type differs from our payment.',
      error: 'It failed again: we could not process it.',
    } satisfies Record<RetryOutcome, string>,
  },
  payouts: {
    title: 'Payouts and fees',
    text:
      'Card and UPI payments of each restaurant by its business days. Net is what was captured, less refunds and the gateway’s fees; Sufra takes no share of it.',
    month: 'Month',
    filter: 'Payout',
    filters: { all: 'All', due: 'To pay out', unreported: 'Fee not reported', negative: 'Negative' } satisfies Record<PayoutFilter, string>,
    restaurant: 'Restaurant',
    total: 'All restaurants',
    empty: 'No payments in this month',
    emptyText: 'Card and UPI payments appear here once they are captured.',
    noneFound: 'No restaurant found',
    noneFoundText: 'Change the filter or the search, or show all restaurants.',
    showAll: 'Show all restaurants',
  },
}
