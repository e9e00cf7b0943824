// The objects of Tap's API that we read, with the fields that we need. https://developers.tap.company/reference
import { z } from 'zod'

const text = z.string().catch('')
/** Amounts are numbers of QAR, and times milliseconds since 1970 as text or number. */
const amount = z.number()
const time = z.union([z.string(), z.number()]).transform(String).catch('')

const reference = z.object({ transaction: text, order: text, merchant: text, gateway: text, payment: text }).catch({
  transaction: '',
  order: '',
  merchant: '',
  gateway: '',
  payment: '',
})
const response = z.object({ code: text }).catch({ code: '' })

const card = z.object({
  id: text,
  brand: text,
  last_four: text,
  exp_month: z.coerce.number().optional().catch(undefined),
  exp_year: z.coerce.number().optional().catch(undefined),
})

const common = { id: z.string(), status: z.string(), amount, currency: z.string(), reference, response }

/** An authorisation or a charge. */
export const tapPayment = z.object({
  ...common,
  object: z.enum(['authorize', 'charge']),
  save_card: z.boolean().catch(false),
  transaction: z.object({ url: text, created: time }).catch({ url: '', created: '' }),
  source: z.object({ id: text }).catch({ id: '' }),
  customer: z.object({ id: text }).catch({ id: '' }),
  card: card.optional().catch(undefined),
})
export type TapPayment = z.output<typeof tapPayment>

export const tapRefund = z.object({
  ...common,
  object: z.literal('refund'),
  charge_id: z.string(),
  created: time,
  /** The metadata that we sent. */
  metadata: z.object({ order: text }).catch({ order: '' }),
})
export type TapRefund = z.output<typeof tapRefund>

/** `funding` is missing from tokens of some kinds. */
export const tapToken = z.object({ id: z.string(), card: z.object({ funding: text }).catch({ funding: '' }) })
export type TapToken = z.output<typeof tapToken>

/** Tap names the list after its content. */
export const tapList = z.object({
  has_more: z.boolean().catch(false),
  authorizes: z.array(tapPayment).optional(),
  charges: z.array(tapPayment).optional(),
  refunds: z.array(tapRefund).optional(),
})
