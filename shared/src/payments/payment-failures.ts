// Payment failures, for administrators.
import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'

/**
 * `unsettled`: calls to the gateway without a decision; `retried`: unsettled calls that were tried more than once; `overdue`: unsettled
 * calls older than `maxUnsettled`; `oldestAt`: the start of the oldest. `refusedWebhooks`: webhooks of the last 24 hours with a wrong
 * signature. Anyone may post them, so they are no failure. `failedWebhooks`: genuine webhooks that could not be processed in the last 24
 * hours, and not since.
 */
export const paymentFailures = z.object({
  unsettled: z.int(),
  retried: z.int(),
  overdue: z.int(),
  oldestAt: timestamp.nullable(),
  refusedWebhooks: z.int(),
  failedWebhooks: z.int(),
})
export type PaymentFailures = z.output<typeof paymentFailures>

export const countPaymentFailures = ({ retried, failedWebhooks }: Pick<PaymentFailures, 'retried' | 'failedWebhooks'>): number =>
  retried + failedWebhooks
