import type { Printer } from '@sufra/shared/printing/printer'
import type { Bill } from '@sufra/shared/table-bill/bill'
import { billBlocks, type PrintedFor } from '@sufra/shared/table-bill/bill-blocks'
import { blocksOf } from './receipt-ticket.ts'
import { gap, text, type Ticket } from '../../bridge/ticket.ts'

/** A table's bill before payment, in both languages, Arabic first. `width`: the width of the paper in dots. */
export const billTicket = (bill: Bill, { width, ...about }: PrintedFor & { width: Printer['width'] }): Ticket => ({
  language: 'ar',
  blocks: [
    ...billBlocks(bill, about).flatMap((block) =>
      block.kind === 'heading' ? [text(block.text, { size: 'large', isBold: true, align: 'center' })] : blocksOf(block, width),
    ),
    gap(24),
  ],
})
