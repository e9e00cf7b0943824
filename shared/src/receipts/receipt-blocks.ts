// A receipt as the page, the PDF and the printer show it: line by line, Arabic first and English second.
import { receiptLabels as arabic } from './texts.ar.ts'
import { receiptLabels as english } from './texts.en.ts'
import { digitsText } from '../dates/date-text.ts'
import type { LocalizedText } from '../localized-text.ts'
import { toQar, type Dirhams } from '../money.ts'
import type { Receipt } from './receipt.ts'

/** Amounts are in QAR with two decimals, without the currency. An `amount` with `isTotal` is emphasised. */
export type ReceiptBlock =
  | { kind: 'copy'; text: string }
  | { kind: 'title'; text: LocalizedText }
  | { kind: 'note'; text: string }
  | { kind: 'fact'; label: string; value: string }
  | { kind: 'line'; quantity: number; name: string[]; options: { quantity: number; name: string[] }[]; amount: string }
  | { kind: 'amount'; label: string; amount: string; isTotal: boolean }
  | { kind: 'rule' }

type Key = keyof typeof english

const textOf = (key: Key): LocalizedText => ({ ar: arabic[key], en: english[key] })

/** The text in both languages, Arabic first, without a duplicate. */
export const inBoth = ({ ar, en }: LocalizedText): string[] => [...new Set([ar || en, en || ar])]
export const label = (key: Key): string => inBoth(textOf(key)).join(' / ')

/** Formats an amount in QAR with two decimals, without the currency. */
export const amountText = (amount: Dirhams): string => toQar(amount).toFixed(2)

const rateOf = (basisPoints: number): string => `${basisPoints / 100}%`

const methods = { Cash: 'cash', Card: 'card', UPI: 'upi' } as const satisfies Record<Receipt['paymentMethod'], Key>
const includedLabels = { service_charge: 'serviceChargeIncluded', tax: 'taxIncluded' } as const satisfies Record<string, Key>

/** The name of a payment method. */
export const methodLabel = (method: Receipt['paymentMethod']): string => label(methods[method])

export const fact = (key: Key, value: string | number): ReceiptBlock => ({ kind: 'fact', label: label(key), value: String(value) })
export const amount = (text: string, value: Dirhams, isTotal = false): ReceiptBlock => ({
  kind: 'amount',
  label: text,
  amount: amountText(value),
  isTotal,
})
export const rule: ReceiptBlock = { kind: 'rule' }

const placeOf = ({ orderType, tableNumber }: Receipt['order']): ReceiptBlock[] => {
  if (tableNumber !== null) return [fact('table', tableNumber)]
  return orderType === 'Drive-thru' ? [{ kind: 'note', text: label('driveThru') }] : []
}

export const lineBlock = ({ quantity, name, options, total }: Receipt['lines'][number]): ReceiptBlock => ({
  kind: 'line',
  quantity,
  name: inBoth(name),
  options: options.map((option) => ({ quantity: option.quantity, name: inBoth(option.name) })),
  amount: amountText(total),
})

/** Lines about the restaurant: its address, and its tax number. */
export const notesOf = ({ branchName, address, phone, taxNumber }: Receipt['restaurant']): ReceiptBlock[] => [
  ...[branchName, address, phone].filter((text) => text !== '').map((text): ReceiptBlock => ({ kind: 'note', text })),
  ...(taxNumber ? [fact('taxNumber', taxNumber)] : []),
]

/** `isCopy`: whether it is headed REPRINT / نسخة, like every print after the first. */
export const receiptBlocks = (receipt: Receipt, { isCopy }: { isCopy: boolean }): ReceiptBlock[] => {
  const { restaurant, order, lines, total, included, paymentMethod, paidBy, paid, due, refunded } = receipt
  return [
    ...(isCopy ? [{ kind: 'copy', text: `${english.copy} / ${arabic.copy}` } as const] : []),
    { kind: 'title', text: restaurant.name },
    ...notesOf(restaurant),
    rule,
    fact('receipt', receipt.receiptNumber),
    fact('issued', digitsText(receipt.issuedAt, restaurant.timeZone)),
    fact('order', order.orderNumber),
    fact('placed', digitsText(order.placedAt, restaurant.timeZone)),
    ...placeOf(order),
    rule,
    ...lines.map(lineBlock),
    rule,
    amount(label('total'), total, true),
    ...included.map((part) => amount(`${label(includedLabels[part.kind])} ${rateOf(part.basisPoints)}`, part.amount)),
    rule,
    ...(paidBy.length === 0 ? [fact('paymentMethod', methodLabel(paymentMethod))] : []),
    ...paidBy.map((part) => amount(methodLabel(part.method), part.amount)),
    ...(refunded > 0 ? [amount(label('refunded'), refunded)] : []),
    amount(label('paid'), paid),
    ...(due > 0 ? [amount(label('due'), due, true)] : []),
    ...(order.isCancelled ? [{ kind: 'note', text: label('cancelled') } as const] : []),
    { kind: 'note', text: label('inRiyals') },
    { kind: 'note', text: label('thanks') },
  ]
}
