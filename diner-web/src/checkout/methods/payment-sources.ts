// Sources of this tab's payments, by idempotency key. They are in memory only, because tokens are not in the stored session. So another
// tab, or this one after a reload, cannot send the payment again and resolves it with the server instead.
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import type { OrderSnapshot } from '../../common/session/session-fields.ts'

const sources = new Map<string, PaymentSourceInput>()

export const setPaymentSource = (key: string, source: PaymentSourceInput) => void sources.set(key, source)

type Payment = Pick<OrderSnapshot, 'key' | 'paymentMethod'>

/** Cash has no source, even when a card was refused with the same key before. */
export const paymentSourceOf = ({ key, paymentMethod }: Payment): PaymentSourceInput | undefined =>
  paymentMethod === 'Cash' ? undefined : sources.get(key)

/** Whether this tab can send a payment. Cash needs no source. */
export const maySend = ({ key, paymentMethod }: Payment): boolean => paymentMethod === 'Cash' || sources.has(key)
