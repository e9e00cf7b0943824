// Draws a ticket as a bitmap, from top to bottom.
import { create } from 'qrcode'
import type { Align, Bitmap, Block, Size, Ticket } from '../../bridge/ticket.ts'
import { createSheet, type Sheet } from './bitmap.ts'
import { drawText, sizes, type TextDots } from './draw-text.ts'

const margin = 8
const between = 12
/** The gap below each block of text, in addition to the space within its lines. */
const betweenTexts = 4
/** Width of the quantity column: "99 ×" fits in one line. */
const lead = 92
/** Width of a QR code as a share of the paper's width. */
const qrShare = 0.85
const quiet = 4
const bannerPadding = 10
const millimetre = 8

type Drawn = { dots: TextDots | undefined; left: number }

const put = (sheet: Sheet, { dots, left }: Drawn, top: number) => {
  if (!dots) return
  for (let row = 0; row < dots.height; row += 1)
    for (let column = 0; column < dots.width; column += 1) if (dots.isInk(column, row)) sheet.dot(left + column, top + row)
}

const putQr = (sheet: Sheet, text: string) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const scale = Math.max(2, Math.floor((sheet.width * qrShare) / (modules.size + 2 * quiet)))
  const side = (modules.size + 2 * quiet) * scale
  const left = Math.floor((sheet.width - side) / 2) + quiet * scale
  const top = sheet.height() + quiet * scale
  for (let index = 0; index < modules.size * modules.size; index += 1)
    if (modules.data[index]) sheet.fill(left + (index % modules.size) * scale, top + Math.floor(index / modules.size) * scale, scale, scale)
  sheet.leave(top + (modules.size + quiet) * scale - sheet.height())
}

const putRuler = (sheet: Sheet) => {
  const top = sheet.height()
  for (let mark = 0; mark * millimetre <= sheet.width; mark += 1) {
    const height = mark % 10 === 0 ? 32 : mark % 5 === 0 ? 22 : 12
    sheet.fill(Math.min(mark * millimetre, sheet.width - 2), top, 2, height)
  }
  sheet.leave(between)
}

/** Draws the texts of a block; they are placed on the sheet afterwards. */
const textsOf = async (block: Block, paper: number, isRightToLeft: boolean): Promise<Drawn[]> => {
  const width = paper - 2 * margin
  const draw = async (text: string, size: Size, isBold: boolean, align: Align, left: number, wide: number): Promise<Drawn> => ({
    dots: await drawText(text, { size, isBold, width: wide, align, isRightToLeft }),
    left,
  })
  if (block.kind === 'text') return [await draw(block.text, block.size, block.isBold, block.align, margin, width)]
  if (block.kind === 'banner') return [await draw(block.text, 'large', true, 'center', margin, width)]
  const wide = Math.floor(width * 0.6)
  if (block.kind === 'pair')
    return Promise.all([
      draw(block.start, block.size, false, 'start', isRightToLeft ? paper - margin - wide : margin, wide),
      draw(block.end, block.size, false, 'end', margin, width),
    ])
  if (block.kind === 'line') {
    const [leadLeft, textLeft] = isRightToLeft ? [margin + width - lead, margin] : [margin, margin + lead]
    return Promise.all([
      // The isolate keeps a number with its sign left-to-right in both languages.
      draw(block.lead && `\u2066${block.lead}\u2069`, block.size, block.isBold, 'start', leadLeft, lead),
      draw(block.text, block.size, block.isBold, 'start', textLeft, width - lead),
    ])
  }
  return []
}

const lineOf = (block: Block) => ('size' in block ? sizes[block.size] : 0)

/** Draws the ticket. `width`: printable dots of the paper. */
export const drawTicket = async ({ language, blocks }: Ticket, width: number): Promise<Bitmap> => {
  const isRightToLeft = language === 'ar'
  const drawn = await Promise.all(blocks.map((block) => textsOf(block, width, isRightToLeft)))
  const sheet = createSheet(width)
  sheet.leave(2 * between)
  blocks.forEach((block, index) => {
    const texts = drawn[index] ?? []
    const top = sheet.height()
    if (block.kind === 'rule') {
      sheet.leave(between)
      sheet.fill(margin, sheet.height(), width - 2 * margin, 3)
      sheet.leave(between * 2)
    } else if (block.kind === 'ruler') putRuler(sheet)
    else if (block.kind === 'gap') sheet.leave(block.dots)
    else if (block.kind === 'qr') putQr(sheet, block.text)
    else {
      const padding = block.kind === 'banner' ? bannerPadding : 0
      // Texts beside each other share a baseline.
      const baseline = Math.max(...texts.map(({ dots }) => dots?.baseline ?? 0))
      const above = ({ dots }: Drawn) => baseline - (dots?.baseline ?? baseline)
      const height = Math.max(lineOf(block) * 0.8, ...texts.map((text) => above(text) + (text.dots?.height ?? 0)))
      for (const text of texts) put(sheet, text, top + padding + above(text))
      sheet.leave(Math.max(0, top + Math.ceil(height) + 2 * padding - sheet.height()))
      if (block.kind === 'banner') sheet.invert(top, sheet.height() - top)
      sheet.leave(block.kind === 'banner' ? between : betweenTexts)
    }
  })
  return sheet.finish()
}
