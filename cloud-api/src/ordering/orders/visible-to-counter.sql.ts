import { visiblePaymentStates } from '@sufra/shared/payments/payment-state'

const states = visiblePaymentStates.map((state) => `'${state}'`).join(', ')

/**
 * Whether counters see an order, as SQL: `isVisibleToCounter` of shared. `order` is the alias of the order's row. It only filters rows that
 * the partial indexes of orders have found.
 */
export const isVisibleSql = (order: string): string => `(${order}.payment_method = 'Cash' or ${order}.payment_state in (${states}))`
