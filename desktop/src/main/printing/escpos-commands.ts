// ESC/POS bytes: the only file that knows escpos. Pictures go in bands, since cheap printers have small buffers.
import Image from 'escpos/image.js'
import Printer from 'escpos/printer.js'
import type { Bitmap } from './bitmap.ts'
import type { Block, Ticket } from './ticket.ts'

export const mostRows = 200
/** Characters of a line in font A: 12 dots each. */
const dotsOfLetter = 12

type Ending = { isCutting: boolean; opensDrawer: boolean }

/** Whether every printer prints it right as text: printable ASCII, and no code. */
export const isPlain = ({ blocks }: Ticket): boolean =>
  blocks.every((block) => {
    if (block.kind === 'qr' || block.kind === 'banner') return false
    const said = Object.values(block).filter((value): value is string => typeof value === 'string')
    return said.every((value) => /^[\x20-\x7e×]*$/.test(value)) // the times sign is sent as x
  })

const begin = () => new Printer({}, { encoding: 'ascii' }).hardware('init')

const finish = (printer: Printer, { isCutting, opensDrawer }: Ending): Uint8Array => {
  if (isCutting) printer.cut(true, 4)
  else printer.feed(4)
  if (opensDrawer) printer.cashdraw(2)
  return printer.buffer.flush()
}

const bandOf = ({ width, height, rows }: Bitmap, top: number): Image => {
  const high = Math.min(mostRows, height - top)
  const stride = Math.ceil(width / 8)
  const data = new Uint8Array(width * high * 4)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isBlack = ((rows[(top + y) * stride + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
      data.fill(isBlack ? 0 : 255, (y * width + x) * 4, (y * width + x) * 4 + 3)
      data[(y * width + x) * 4 + 3] = 255
    }
  return new Image({ data, shape: [width, high, 4] })
}

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A picture as bytes. Between two bands everything else may go on. */
export const pictureBytes = async (picture: Bitmap, ending: Ending): Promise<Uint8Array> => {
  const printer = begin()
  for (let top = 0; top < picture.height; top += mostRows) {
    printer.raster(bandOf(picture, top))
    await breathe()
  }
  return finish(printer, ending)
}

const aligns = { start: 'lt', center: 'ct', end: 'rt' } as const
const enlarged = { small: [1, 1], normal: [1, 1], large: [1, 2], huge: [2, 2] } as const

const wrap = (text: string, most: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else for (let at = 0; at === 0 || at < word.length; at += most) lines.push(word.slice(at, at + most))
  }
  return lines
}

const write = (printer: Printer, block: Block, columns: number) => {
  if (block.kind === 'rule') printer.align('lt').style('NORMAL').size(1, 1).text('-'.repeat(columns))
  if (block.kind === 'gap') printer.size(1, 1).feed(1)
  if (block.kind === 'pair') {
    const room = Math.max(1, columns - block.start.length - block.end.length)
    printer
      .align('lt')
      .style('NORMAL')
      .size(1, 1)
      .text(`${block.start}${' '.repeat(room)}${block.end}`)
  }
  if (block.kind !== 'text' && block.kind !== 'line') return
  const [wide, high] = enlarged[block.size]
  const lead = block.kind === 'line' ? block.lead.replace('×', 'x').padEnd(5) : ''
  const lines = wrap(block.text.replaceAll('×', 'x'), Math.floor(columns / wide) - lead.length)
  printer
    .align(block.kind === 'text' ? aligns[block.align] : 'lt')
    .style(block.isBold ? 'B' : 'NORMAL')
    .size(wide, high)
  lines.forEach((line, index) => printer.text(`${index === 0 ? lead : ' '.repeat(lead.length)}${line}`))
}

/** A plain ticket as text, for paper of so many dots. */
export const textBytes = ({ blocks }: Ticket, width: number, ending: Ending): Uint8Array => {
  const printer = begin()
  for (const block of blocks) write(printer, block, Math.floor(width / dotsOfLetter))
  return finish(printer.size(1, 1).style('NORMAL'), ending)
}
