import { z } from 'zod'
import { route } from '../contract/route.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { toDirhams, toQar, type Dirhams } from '../money.ts'
import { paymentMethods } from '../payments/payment-state.ts'

/** A sum in QAR, which may exceed the maximum of a single amount. */
const qarSum = z.codec(
  z.number(),
  z.custom<Dirhams>((amount) => Number.isSafeInteger(amount)),
  { decode: toDirhams, encode: toQar },
)

export const payoutMonth = z.string('payout.month').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'payout.month')

/** `PayoutSums` on the wire. */
export const payoutSums = z.object({
  captured: qarSum,
  refunded: qarSum,
  voided: qarSum,
  captures: z.int(),
  fee: qarSum,
  unreportedFees: z.int(),
})

/** Sums of one business day and method. Days without payments have no row. */
const payoutRow = payoutSums.extend({ day: z.iso.date(), method: z.enum(paymentMethods) })
export type PayoutRow = z.output<typeof payoutRow>

const payouts = z.object({
  month: payoutMonth,
  /** The selectable months: from the month of the first payment to the current month. */
  firstMonth: payoutMonth,
  lastMonth: payoutMonth,
  /** Newest day first. */
  rows: z.array(payoutRow),
})
export type Payouts = z.output<typeof payouts>

const reply = z.object({ success: z.literal(true), data: payouts })

export const readPayouts = route({
  method: 'GET',
  path: '/api/merchant/payouts',
  permission: 'payment-settings.read',
  summary: 'Captured, refunded and voided payments with their fees, by business day and method, of a month or of this one',
  query: z.object({ month: payoutMonth.optional() }),
  reply,
  idempotency: 'safe',
  offline: 'cache',
})
/** Converts amounts from QAR to dirhams. */
export const payoutsInDirhams = (data: z.input<typeof payouts>): Payouts => payouts.parse(data)

export const createPayoutsLink = route({
  method: 'POST',
  path: '/api/merchant/payouts/link',
  permission: 'payment-settings.read',
  summary: 'Returns a one-time link to the payouts of a month as a CSV file',
  body: z.object({ month: payoutMonth }),
  reply: fileLinkReply,
  idempotency: 'safe',
})
