import { arabicFirst } from '@sufra/shared/localized-text'
import type { Bill } from '@sufra/shared/table-bill/bill'
import { billBlocks, type BillBlock, type PrintedFor } from '@sufra/shared/table-bill/bill-blocks'
import { createPortal } from 'react-dom'

const Row = ({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) => (
  <p className={`flex justify-between gap-4 ${isTotal ? 'text-xl font-bold' : ''}`}>
    <span>{label}</span>
    <bdi className="figures">{value}</bdi>
  </p>
)

const Block = ({ block }: { block: BillBlock }) => {
  if (block.kind === 'rule') return <hr className="my-2 border-black" />
  if (block.kind === 'fact') return <Row label={block.label} value={block.value} />
  if (block.kind === 'amount') return <Row label={block.label} value={block.amount} isTotal={block.isTotal} />
  if (block.kind === 'title')
    return arabicFirst(block.text).map((name, index) => (
      <p key={name} className={`text-center font-bold ${index === 0 ? 'text-xl' : ''}`}>
        {name}
      </p>
    ))
  if (block.kind !== 'line')
    return <p className={`text-center ${block.kind === 'heading' ? 'text-lg font-bold' : 'text-sm'}`}>{block.text}</p>
  return (
    <div className="break-inside-avoid py-1">
      <Row label={`${block.quantity} × ${block.name[0] ?? ''}`} value={block.amount} />
      {block.name.slice(1).map((name) => (
        <p key={name} className="text-sm">
          {name}
        </p>
      ))}
      {block.options.map(({ quantity, name }) => (
        <p key={name.join()} className="text-sm">
          {`${quantity} × ${name.join(' / ')}`}
        </p>
      ))}
    </div>
  )
}

/** The bill on a printed page, from right to left in either language of the app; visible only when printing. */
export const BillSheet = ({ bill, about }: { bill: Bill; about: PrintedFor }) =>
  createPortal(
    <div data-sheet aria-hidden lang="ar" dir="rtl" className="mx-auto hidden max-w-[100mm] bg-white text-black print:block">
      {billBlocks(bill, about).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows of a bill never move
        <Block key={index} block={block} />
      ))}
    </div>,
    document.body,
  )
