import { arabicFirst } from '@sufra/shared/localized-text'
import type { Printer } from '@sufra/shared/printing/printer'
import type { Receipt } from '@sufra/shared/receipts/receipt'
import { receiptBlocks, type ReceiptBlock } from '@sufra/shared/receipts/receipt-blocks'
import { gap, rule, text, type Block, type Ticket } from '../../bridge/ticket.ts'

const totalSizes = { 576: 'large', 384: 'normal' } as const

/** `width`: the width of the paper in dots. */
export const blocksOf = (block: ReceiptBlock, width: Printer['width']): Block[] => {
  if (block.kind === 'rule') return [rule]
  if (block.kind === 'copy') return [{ kind: 'banner', text: block.text }, gap()]
  if (block.kind === 'note') return [text(block.text, { size: 'small', align: 'center' })]
  if (block.kind === 'fact') return [{ kind: 'pair', start: block.label, end: block.value, size: 'small' }]
  if (block.kind === 'amount')
    return [{ kind: 'pair', start: block.label, end: block.amount, size: block.isTotal ? totalSizes[width] : 'small' }]
  if (block.kind === 'title') {
    const [first = '', ...others] = arabicFirst(block.text)
    return [
      text(first, { size: 'large', isBold: true, align: 'center' }),
      ...others.map((name) => text(name, { isBold: true, align: 'center' })),
    ]
  }
  const [first = '', ...others] = block.name
  return [
    { kind: 'pair', start: `${block.quantity} × ${first}`, end: block.amount, size: 'normal' },
    ...others.map((name) => text(name, { size: 'small' })),
    ...block.options.map(({ quantity, name }) => text(`${quantity} × ${name.join(' / ')}`, { size: 'small' })),
    gap(8),
  ]
}

/** The guest's receipt: in both languages, Arabic first. A copy is headed REPRINT. `width`: the width of the paper in dots. */
export const receiptTicket = (receipt: Receipt, { isCopy, width }: { isCopy: boolean; width: Printer['width'] }): Ticket => ({
  language: 'ar',
  blocks: [...receiptBlocks(receipt, { isCopy }).flatMap((block) => blocksOf(block, width)), gap(24)],
})
