// Documents that are drawn line by line, Arabic first: receipts, and invoices of the platform.
import { buffer } from 'node:stream/consumers'
import { arabicFirst } from '@sufra/shared/localized-text'
import type { ReceiptBlock } from '@sufra/shared/receipts/receipt-blocks'
import { drawLine, linesOf, openPdf, type Pdf, type Place, type Style } from './pdf-text.ts'

/** Points. A5 is readable on a phone, and half a sheet when printed. */
const page = { width: 419.53, height: 595.28, margin: 36 }
const inner = page.width - 2 * page.margin
const quantityWidth = 34
const amountWidth = 76
const lineHeight = 1.55

const small: Style = { size: 9, weight: 'normal' }
const normal: Style = { size: 10.5, weight: 'normal' }
const bold: Style = { size: 10.5, weight: 'bold' }
const total: Style = { size: 15, weight: 'bold' }
const title: Style = { size: 18, weight: 'bold' }

type Text = { text: string; style: Style; place: Place }

// Arabic comes first, so a row starts on the right.
const whole: Place = { left: page.margin, width: inner, align: 'center' }
const start: Place = { left: page.margin + amountWidth, width: inner - amountWidth, align: 'right' }
const end: Place = { left: page.margin, width: amountWidth, align: 'left' }
const factEnd: Place = { left: page.margin, width: inner / 2, align: 'left' }
const factStart: Place = { left: page.margin + inner / 2, width: inner / 2, align: 'right' }
const quantity: Place = { left: page.width - page.margin - quantityWidth, width: quantityWidth, align: 'right' }
const dish: Place = { left: page.margin + amountWidth, width: inner - amountWidth - quantityWidth, align: 'right' }

/** A number with its sign is left-to-right in both languages. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/** Returns the rows of a block; the texts of a row are beside each other. */
const rowsOf = (block: Exclude<ReceiptBlock, { kind: 'rule' }>): Text[][] => {
  if (block.kind === 'copy') return [[{ text: block.text, style: title, place: whole }]]
  if (block.kind === 'title') {
    return arabicFirst(block.text).map((text, index) => [{ text, style: index === 0 ? title : bold, place: whole }])
  }
  if (block.kind === 'note') return [[{ text: block.text, style: small, place: whole }]]
  if (block.kind === 'fact')
    return [
      [
        { text: block.label, style: normal, place: factStart },
        { text: block.value, style: bold, place: factEnd },
      ],
    ]
  if (block.kind === 'amount') {
    const style = block.isTotal ? total : normal
    return [
      [
        { text: block.label, style, place: start },
        { text: block.amount, style, place: end },
      ],
    ]
  }
  return [
    ...block.name.map((text, index) => [
      ...(index === 0
        ? [
            { text: leftToRight(`${block.quantity} ×`), style: bold, place: quantity },
            { text: block.amount, style: bold, place: end },
          ]
        : []),
      { text, style: index === 0 ? bold : normal, place: dish },
    ]),
    ...block.options.map(({ quantity: count, name }) => [{ text: `${count} × ${name.join(' / ')}`, style: small, place: dish }]),
  ]
}

/** Draws a row at the top and returns its bottom. A row that does not fit starts on a new page. */
const drawRow = (pdf: Pdf, row: Text[], top: number): number => {
  const columns = row.map((text) => ({ ...text, lines: linesOf(pdf, text.text, text.style, text.place.width) }))
  const height = Math.max(...columns.map(({ lines, style }) => lines.length * style.size * lineHeight))
  const fits = top + height <= page.height - page.margin
  if (!fits) pdf.addPage()
  const y = fits ? top : page.margin
  for (const { lines, style, place } of columns)
    lines.forEach((line, index) => drawLine(pdf, line, style, place, y + index * style.size * lineHeight))
  return y + height
}

const drawRule = (pdf: Pdf, top: number): number => {
  const y = top + 6
  pdf.rect(page.margin, y, inner, 0.7).fill('#999999')
  pdf.fillColor('black')
  return y + 6
}

type Options = { title: string; createdAt: Date }

/** Blocks as a PDF on A5, with its fonts embedded. */
export const blocksPdf = async (blocks: readonly ReceiptBlock[], { title: documentTitle, createdAt }: Options): Promise<Buffer> => {
  const info = { Title: documentTitle, CreationDate: createdAt, ModDate: createdAt }
  const pdf = await openPdf(
    { size: [page.width, page.height], margin: 0, pdfVersion: '1.7', lang: 'ar', displayTitle: true, info },
    JSON.stringify(blocks),
  )
  let top = page.margin
  for (const block of blocks) {
    if (block.kind === 'rule') top = drawRule(pdf, top)
    else {
      for (const row of rowsOf(block)) top = drawRow(pdf, row, top)
      if (block.kind === 'line' || block.kind === 'title') top += 4
    }
  }
  const bytes = buffer(pdf)
  pdf.end()
  return bytes
}
