// An invoice of the platform to a restaurant, and payments of it that are recorded by hand.
import { z } from 'zod'
import { qar, typedText } from '../contract/wire.ts'
import { requestedDay } from '../dates/requested-day.ts'
import { add, times, zero, type Dirhams } from '../money.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

export const invoicePaymentMethods = ['bank_transfer', 'cash', 'cheque', 'card'] as const
export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number]

/** Those that administrators record. */
export const recordedMethods = ['bank_transfer', 'cash', 'cheque'] as const satisfies InvoicePaymentMethod[]

export const maxReferenceLength = 60

/** `reference`: of the transfer or the cheque; cash may have none. `paidOn`: today or before, which the server checks. */
export const invoicePayment = z
  .object({
    amount: qar.refine((amount) => amount > 0, 'invoice.amount' satisfies RefusalCode),
    method: z.enum(recordedMethods, 'invoice.method'),
    reference: typedText(maxReferenceLength, 'invoice.reference_length').default(''),
    paidOn: requestedDay('invoice.paid_on'),
  })
  .refine(({ method, reference }) => method === 'cash' || reference !== '', {
    error: 'invoice.reference_required' satisfies RefusalCode,
    path: ['reference'],
  })
export type InvoicePayment = z.output<typeof invoicePayment>

/** What a restaurant is notified about, each once for an invoice: by when it is to be paid, that it was not, that the subscription has lapsed, and that it is paid. */
export const invoiceNotices = ['invoice_due', 'invoice_overdue', 'invoice_lapsed', 'invoice_paid'] as const
export type InvoiceNotice = (typeof invoiceNotices)[number]

export const invoiceStates = ['open', 'paid', 'void'] as const
export type InvoiceState = (typeof invoiceStates)[number]

type Amounts = { amount: Dirhams; paid: Dirhams; isVoid: boolean }

export const invoiceState = ({ amount, paid, isVoid }: Amounts): InvoiceState => {
  if (isVoid) return 'void'
  return paid >= amount ? 'paid' : 'open'
}

/** What is still to be paid. */
export const openAmountOf = ({ amount, paid, isVoid }: Amounts): Dirhams => (isVoid ? zero : add(amount, times(paid, -1)))

/** Why an invoice cannot be paid with an amount: never more than what is open. */
export const paymentProblem = (invoice: Amounts, amount: Dirhams): 'invoice.paid' | 'invoice.too_much' | undefined => {
  if (invoiceState(invoice) !== 'open') return 'invoice.paid'
  return amount > openAmountOf(invoice) ? 'invoice.too_much' : undefined
}

/** Of the reason why a payment is taken back that was recorded by mistake. */
export const [minReasonLength, maxReasonLength] = [3, 200] as const

export const takeBackDraft = z.object({
  reason: typedText(maxReasonLength, 'invoice.reason_length').refine(
    ({ length }) => length >= minReasonLength,
    'invoice.reason_length' satisfies RefusalCode,
  ),
})

type Mistaken = { method: InvoicePaymentMethod; isTakenBack: boolean }

/** Why a payment cannot be taken back: the money of one by card came through the gateway. */
export const takeBackProblem = ({ method, isTakenBack }: Mistaken): 'invoice.paid_by_card' | 'invoice.taken_back' | undefined => {
  if (method === 'card') return 'invoice.paid_by_card'
  return isTakenBack ? 'invoice.taken_back' : undefined
}
