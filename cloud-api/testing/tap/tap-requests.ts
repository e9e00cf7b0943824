// The requests of Tap's API that the stand-in reads, and its refusals of others.
import { z } from 'zod'

/** A refused request, like at Tap. */
export class TapError extends Error {
  readonly status: number
  readonly code: string
  constructor(code: string, description: string, status = 400) {
    super(description)
    this.status = status
    this.code = code
  }
}

const requestReference = z.object({ transaction: z.string(), order: z.string(), idempotent: z.string() })
const url = z.object({ url: z.url() })
const phone = z.object({ country_code: z.string().min(1), number: z.string().min(4) })
const customer = z.union([z.object({ id: z.string().min(1) }), z.object({ first_name: z.string().min(1), phone })])
export const paymentRequest = z.object({
  amount: z.number().positive(),
  currency: z.literal('QAR'),
  threeDSecure: z.literal(true),
  save_card: z.boolean().default(false),
  reference: requestReference,
  customer,
  source: z.object({ id: z.string() }),
  post: url,
  redirect: url.optional(),
})
export type PaymentRequest = z.output<typeof paymentRequest>
export const refundRequest = z.object({
  charge_id: z.string(),
  amount: z.number().positive(),
  currency: z.literal('QAR'),
  reason: z.string().min(1).max(250),
  reference: z.object({ merchant: z.string(), idempotent: z.string() }),
  metadata: z.record(z.string(), z.unknown()).optional(),
  post: url.optional(),
})
export const listRequest = z.object({ limit: z.int().max(50), starting_after: z.string().optional() })
export const tokenRequest = z.union([
  z.object({ saved_card: z.object({ card_id: z.string(), customer_id: z.string() }) }),
  z.object({ type: z.enum(['applepay', 'googlepay']), token_data: z.looseObject({}) }),
])

/** Throws TapError. */
export const readRequest = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new TapError('1103', `Required inputs are invalid: ${parsed.error.issues.map(({ path }) => path.join('.')).join()}`)
  return parsed.data
}
