// An invoice of the platform to a restaurant, and manually recorded payments of it.
import { z } from 'zod'
import { qar, typedText } from '../contract/wire.ts'
import { requestedDay } from '../dates/requested-day.ts'
import { add, times, zero, type Dirhams } from '../money.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

export const invoicePaymentMethods = ['bank_transfer', 'cash', 'cheque', 'card'] as const
export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number]

/** The methods of payments that administrators record. */
export const recordedMethods = ['bank_transfer', 'cash', 'cheque'] as const satisfies InvoicePaymentMethod[]

export const maxReferenceLength = 60

/** `reference`: the reference of the transfer or the cheque; cash may have none. `paidOn`: today or earlier, which the server checks. */
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

/**
 * Notifications to a restaurant about an invoice, each sent once: the due day, the missing payment, the lapsed subscription, and the
 * payment.
 */
export const invoiceNotices = ['invoice_due', 'invoice_overdue', 'invoice_lapsed', 'invoice_paid'] as const
export type InvoiceNotice = (typeof invoiceNotices)[number]

export const invoiceStates = ['open', 'paid', 'void'] as const
export type InvoiceState = (typeof invoiceStates)[number]

type Amounts = { amount: Dirhams; paid: Dirhams; isVoid: boolean }

export const invoiceState = ({ amount, paid, isVoid }: Amounts): InvoiceState => {
  if (isVoid) return 'void'
  return paid >= amount ? 'paid' : 'open'
}

/** The amount that is still due. */
export const openAmountOf = ({ amount, paid, isVoid }: Amounts): Dirhams => (isVoid ? zero : add(amount, times(paid, -1)))

/** The reason why an invoice cannot be paid with an amount: it exceeds the open amount, or nothing is open. */
export const paymentProblem = (invoice: Amounts, amount: Dirhams): 'invoice.paid' | 'invoice.too_much' | undefined => {
  if (invoiceState(invoice) !== 'open') return 'invoice.paid'
  return amount > openAmountOf(invoice) ? 'invoice.too_much' : undefined
}

/** Length of the reason for taking back a payment that was recorded by mistake. */
export const [minReasonLength, maxReasonLength] = [3, 200] as const

export const takeBackDraft = z.object({
  reason: typedText(maxReasonLength, 'invoice.reason_length').refine(
    ({ length }) => length >= minReasonLength,
    'invoice.reason_length' satisfies RefusalCode,
  ),
})

type Mistaken = { method: InvoicePaymentMethod; isTakenBack: boolean }

/** The reason why a payment cannot be taken back. A payment by card came through the gateway. */
export const takeBackProblem = ({ method, isTakenBack }: Mistaken): 'invoice.paid_by_card' | 'invoice.taken_back' | undefined => {
  if (method === 'card') return 'invoice.paid_by_card'
  return isTakenBack ? 'invoice.taken_back' : undefined
}

/**
 * Outcomes of paying an invoice by card, through the gateway of the platform: the number is typed on a page of the card's network.
 * `returned`: the payment was confirmed too late, or the invoice was paid another way first, so that the money is returned.
 */
export const cardPaymentOutcomes = ['awaiting', 'paid', 'returned', 'declined', 'given_up'] as const
export type CardPaymentOutcome = (typeof cardPaymentOutcomes)[number]
