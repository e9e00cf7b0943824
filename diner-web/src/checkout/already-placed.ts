import { ApiError } from '@sufra/shared/contract/api-error'
import { orderId } from '@sufra/shared/contract/wire'
import { z } from 'zod'

const placed = z.object({ orderId, orderNumber: z.int() })

/**
 * Returns the order that was already placed with this key: the response was lost, and the diner changed the cash amount and sent it again. Returns
 * undefined for any other error.
 */
export const alreadyPlaced = (error: unknown): z.infer<typeof placed> | undefined =>
  error instanceof ApiError && error.code === 'idempotency.other_body' ? placed.safeParse(error.reply.details).data : undefined
