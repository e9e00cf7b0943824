import type { RefusalCode } from '@sufra/shared/refusals/refusals'

/** Whether the bank or the gateway declined the payment: the order will never be placed, and the cart may be paid another way. */
export const isDecline = (error: RefusalCode | undefined): boolean => error?.startsWith('payment.declined_') === true
