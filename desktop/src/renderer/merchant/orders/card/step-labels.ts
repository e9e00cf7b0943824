import type { OpenStatus } from '@sufra/shared/orders/order-status'

/** The i18n key of the button that does an order's next step. */
export const stepLabels = {
  Received: 'board.accept',
  Preparing: 'board.ready',
  'Out for Delivery': 'board.delivered',
} as const satisfies Record<OpenStatus, string>
