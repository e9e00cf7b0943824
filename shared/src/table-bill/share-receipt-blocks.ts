// The lines of a share's receipt on its page and in its PDF, Arabic first and English second.
import { digitsText } from '../dates/date-text.ts'
import { amount, fact, label, lineBlock, methodLabel, notesOf, rule, type ReceiptBlock } from '../receipts/receipt-blocks.ts'
import type { ShareReceipt } from './share-receipt.ts'

/** The lines of chosen items; for another share the amount that it has paid of the order. */
const partBlocks = ({ orderNumber, amount: paid, lines }: ShareReceipt['parts'][number]): ReceiptBlock[] =>
  lines.length > 0
    ? [fact('order', orderNumber), ...lines.map((line) => lineBlock({ ...line, options: [] }))]
    : [amount(`${label('order')} ${orderNumber}`, paid)]

export const shareReceiptBlocks = (receipt: ShareReceipt): ReceiptBlock[] => {
  const { restaurant, reference, paidAt, tableNumber, parts, method, amount: taken, refunded, paid, tableDue } = receipt
  return [
    { kind: 'title', text: restaurant.name },
    ...notesOf(restaurant),
    rule,
    { kind: 'note', text: label('shareReceipt') },
    fact('reference', reference),
    fact('paidAt', digitsText(paidAt, restaurant.timeZone)),
    fact('table', tableNumber),
    rule,
    ...parts.flatMap(partBlocks),
    rule,
    amount(methodLabel(method), taken),
    ...(refunded > 0 ? [amount(label('refunded'), refunded)] : []),
    amount(label('paid'), paid, true),
    amount(label('tableDue'), tableDue),
    { kind: 'note', text: label('inRiyals') },
    { kind: 'note', text: label('thanks') },
  ]
}
