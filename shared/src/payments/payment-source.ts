// Means of payment for an order that is not paid in cash: tokens of the payment gateway's own fields and buttons.
import { z } from 'zod'
import { id } from '../contract/wire.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { wallets } from './gateway-config.ts'
import type { PaymentMethod } from './payment-state.ts'
import { upiForm } from './upi-form.ts'

const token = z.string().min(1).max(4_000)
const saves = z.boolean().default(false)

export const paymentSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), token, saves }),
  z.object({ kind: z.literal('saved_card'), id }),
  /** A card of the national network. Its number is typed on the network's own page. */
  z.object({ kind: z.literal('debit') }),
  z.object({ kind: z.literal('wallet'), wallet: z.enum(wallets), token }),
  z.object({ kind: z.literal('upi'), upiId: upiForm.shape.upiId, pinToken: token, saves }),
])
export type PaymentSourceInput = z.output<typeof paymentSource>

const kindsOf = { Cash: [], Card: ['card', 'saved_card', 'debit'], UPI: ['wallet', 'upi'] } as const satisfies Record<
  PaymentMethod,
  readonly PaymentSourceInput['kind'][]
>

/** The problem of a means of payment: cash has none, a card payment needs a card, a UPI payment a wallet or a UPI id. */
export const sourceProblem = (method: PaymentMethod, source: PaymentSourceInput | undefined): RefusalCode | undefined => {
  const kinds: readonly string[] = kindsOf[method]
  const fits = source ? kinds.includes(source.kind) : method === 'Cash'
  return fits ? undefined : 'payment.source_required'
}
