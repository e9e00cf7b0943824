// What this tab pays with, by idempotency key. In memory alone: tokens are not in the stored session, so another tab, or this one after a reload, cannot
// send the payment again and resolves it with the server instead.
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import type { OrderSnapshot } from '../../common/session/session-fields.ts'

const sources = new Map<string, PaymentSourceInput>()

export const setPaymentSource = (key: string, source: PaymentSourceInput) => void sources.set(key, source)

type Payment = Pick<OrderSnapshot, 'key' | 'paymentMethod'>

/** Cash has none, also when a card was refused with the same key before. */
export const paymentSourceOf = ({ key, paymentMethod }: Payment): PaymentSourceInput | undefined =>
  paymentMethod === 'Cash' ? undefined : sources.get(key)

/** Cash needs no source. */
export const maySend = ({ key, paymentMethod }: Payment): boolean => paymentMethod === 'Cash' || sources.has(key)
