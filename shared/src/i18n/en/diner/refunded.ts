import { refundReasons } from '../refund-reasons.ts'

export const refunded = {
  title: 'Refund',
  gateway: {
    requested: '{{amount}} is being refunded',
    succeeded: '{{amount}} was refunded',
  },
  cash: '{{amount}} was handed back in cash',
  bank: 'Your bank may need a few days to show it.',
  reasonIs: 'Reason: {{reason}}',
  reason: refundReasons,
}
