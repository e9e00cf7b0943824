import type { RefusalCode } from '@sufra/shared/refusals/refusals'

/** Whether the payment was declined, by a bank or the gateway: the order will never be placed, and the cart may be paid another way. */
export const isDecline = (error: RefusalCode | undefined): boolean => error?.startsWith('payment.declined_') === true
