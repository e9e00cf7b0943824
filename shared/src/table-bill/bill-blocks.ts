// The lines of a table's bill in print, Arabic first and English second. It is headed as a bill, since it is not a receipt.
import { billLabels as arabic } from './texts.ar.ts'
import { billLabels as english } from './texts.en.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { Dirhams } from '../money.ts'
import { digitsText } from '../dates/date-text.ts'
import { amountText, inBoth, lineBlock, type ReceiptBlock } from '../receipts/receipt-blocks.ts'
import { lineOf } from '../receipts/receipt-of.ts'
import type { Bill, BillOrder } from './bill.ts'

export type BillBlock = ReceiptBlock | { kind: 'heading'; text: string }
export type PrintedFor = { restaurantName: LocalizedText; timeZone: string; printedAt: string }

type Key = keyof typeof english
const label = (key: Key): string => inBoth({ ar: arabic[key], en: english[key] }).join(' / ')

const fact = (key: Key, value: string | number): BillBlock => ({ kind: 'fact', label: label(key), value: String(value) })
const amount = (key: Key, value: Dirhams, isTotal = false): BillBlock => ({
  kind: 'amount',
  label: label(key),
  amount: amountText(value),
  isTotal,
})
const rule: BillBlock = { kind: 'rule' }

const orderBlocks = ({ orderNumber, isPayable, items, paid, reserved }: BillOrder): BillBlock[] => [
  fact('order', orderNumber),
  ...(isPayable ? [] : [{ kind: 'note', text: label('notAccepted') } as const]),
  ...items.map((item) => lineBlock(lineOf(item))),
  ...(paid > 0 ? [amount('paid', paid)] : []),
  ...(reserved > 0 ? [amount('reserved', reserved)] : []),
  rule,
]

/** `due` is the total: accepted orders, without paid amounts and pending payments. */
export const billBlocks = (
  { tableNumber, orders, due, waiting }: Bill,
  { restaurantName, timeZone, printedAt }: PrintedFor,
): BillBlock[] => [
  { kind: 'title', text: restaurantName },
  { kind: 'heading', text: label('bill') },
  { kind: 'note', text: label('notReceipt') },
  rule,
  fact('table', tableNumber),
  fact('printed', digitsText(printedAt, timeZone)),
  rule,
  ...orders.flatMap(orderBlocks),
  ...(waiting > 0 ? [amount('notAccepted', waiting)] : []),
  amount('due', due, true),
  rule,
  { kind: 'note', text: label('inRiyals') },
]
