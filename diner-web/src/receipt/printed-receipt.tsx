import { Fragment } from 'react'
import { arabicFirst } from '@sufra/shared/localized-text'
import type { ReceiptBlock } from '@sufra/shared/receipts/receipt-blocks'

/** A name in Arabic, followed by English; a name in one language is printed once. */
const Names = ({ names }: { names: string[] }) =>
  names.map((name, index) => (
    <span key={name} dir="auto" className={index === 0 ? 'receipt-name' : 'receipt-second'}>
      {name}
    </span>
  ))

/** "Arabic / English"; each language stays unbroken when a line is too short for both. */
const Both = ({ text }: { text: string }) =>
  text.split(' / ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span>{' / '}</span>}
      <span className="receipt-part">{part}</span>
    </Fragment>
  ))

const Block = ({ block }: { block: ReceiptBlock }) => {
  if (block.kind === 'rule') return <hr />
  if (block.kind === 'copy')
    return (
      <p className="receipt-copy" dir="ltr">
        {block.text}
      </p>
    )
  if (block.kind === 'note')
    return (
      <p className="receipt-note" dir="auto">
        <Both text={block.text} />
      </p>
    )
  if (block.kind === 'title')
    return (
      <h2 className="receipt-title">
        <Names names={arabicFirst(block.text)} />
      </h2>
    )
  if (block.kind === 'fact' || block.kind === 'amount')
    return (
      <p className={block.kind === 'amount' && block.isTotal ? 'receipt-row receipt-total' : 'receipt-row'}>
        <span>
          <Both text={block.label} />
        </span>
        <bdi className="figures">{block.kind === 'fact' ? block.value : block.amount}</bdi>
      </p>
    )
  return (
    <div className="receipt-row receipt-line">
      <span className="figures">{`${block.quantity} ×`}</span>
      <div>
        <Names names={block.name} />
        {block.options.map(({ quantity, name }, index) => (
          <span key={`${name[0]} ${index}`} className="receipt-second" dir="auto">
            <span>{`${quantity} ×`}</span> <Both text={name.join(' / ')} />
          </span>
        ))}
      </div>
      <bdi className="figures">{block.amount}</bdi>
    </div>
  )
}

/** The receipt in print: Arabic first, English second, from right to left in either language of the app. */
export const PrintedReceipt = ({ blocks }: { blocks: ReceiptBlock[] }) => (
  <article lang="ar" dir="rtl" className="printed-receipt">
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a receipt's rows never move
      <Block key={index} block={block} />
    ))}
  </article>
)
