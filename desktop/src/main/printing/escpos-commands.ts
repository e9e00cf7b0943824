// Encodes tickets as ESC/POS bytes. The only file that imports escpos. Images are sent in bands, because cheap printers have small buffers.
import Image from 'escpos/image.js'
import Printer from 'escpos/printer.js'
import type { Bitmap } from '../../bridge/ticket.ts'
import type { Block, Ticket } from '../../bridge/ticket.ts'

const maxBandRows = 200
/** Width of a character in font A. */
const dotsPerLetter = 12

/** On and off times of the cash drawer's pulse, in units of 2 ms. escpos omits these two required bytes. */
const pulse = [25, 250]

type Ending = { isCutting: boolean; opensDrawer: boolean }

/** Whether every printer can print the ticket as text: printable ASCII only, and no QR code. */
export const isPlain = ({ blocks }: Ticket): boolean =>
  blocks.every((block) => {
    if (block.kind === 'qr' || block.kind === 'banner' || block.kind === 'ruler') return false
    const texts = Object.values(block).filter((value): value is string => typeof value === 'string')
    return texts.every((value) => /^[\x20-\x7e×]*$/.test(value)) // × is printed as x
  })

const begin = () => new Printer({}, { encoding: 'ascii' }).hardware('init')

const finish = (printer: Printer, { isCutting, opensDrawer }: Ending): Uint8Array => {
  if (isCutting) printer.cut(true, 4)
  else printer.feed(4)
  if (opensDrawer) printer.cashdraw(2).buffer.write(Buffer.from(pulse))
  return printer.buffer.flush()
}

/** Passes on our packed rows unchanged, because escpos packs dot by dot, which takes seconds for a long ticket. */
const bandOf = ({ width, height, rows }: Bitmap, top: number): Image => {
  const high = Math.min(maxBandRows, height - top)
  const stride = Math.ceil(width / 8)
  const data = Buffer.from(rows.subarray(top * stride, (top + high) * stride))
  return Object.assign(new Image({ data: new Uint8Array(), shape: [width, high, 4] }), {
    toRaster: () => ({ data, width: stride, height: high }),
  })
}

const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Encodes an image. Yields to the event loop between bands. */
export const pictureBytes = async (picture: Bitmap, ending: Ending): Promise<Uint8Array> => {
  const printer = begin()
  const bands: Uint8Array[] = []
  for (let top = 0; top < picture.height; top += maxBandRows) {
    printer.raster(bandOf(picture, top))
    bands.push(Uint8Array.from(printer.buffer.flush())) // flush now: escpos copies its whole buffer whenever it grows
    await yieldToEventLoop()
  }
  return Buffer.concat([...bands, finish(printer, ending)])
}

const aligns = { start: 'lt', center: 'ct', end: 'rt' } as const
const enlarged = { small: [1, 1], normal: [1, 1], large: [1, 2], huge: [2, 2] } as const

const ascii = (text: string) => text.replaceAll('×', 'x')

const wrap = (text: string, maxLength: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxLength) lines[lines.length - 1] = `${last} ${word}`
    else for (let at = 0; at === 0 || at < word.length; at += maxLength) lines.push(word.slice(at, at + maxLength))
  }
  return lines
}

const write = (printer: Printer, block: Block, columns: number) => {
  if (block.kind === 'rule') printer.align('lt').style('NORMAL').size(1, 1).text('-'.repeat(columns))
  if (block.kind === 'gap') printer.size(1, 1).feed(1)
  if (block.kind === 'pair') {
    const end = ascii(block.end)
    const [beside = '', ...below] = wrap(ascii(block.start), Math.max(1, columns - end.length - 1))
    printer.align('lt').style('NORMAL').size(1, 1)
    for (const line of [beside.padEnd(columns - end.length) + end, ...below]) printer.text(line)
  }
  if (block.kind !== 'text' && block.kind !== 'line') return
  const [wide, high] = enlarged[block.size]
  const lead = block.kind === 'line' ? ascii(block.lead).padEnd(5) : ''
  const lines = wrap(ascii(block.text), Math.floor(columns / wide) - lead.length)
  printer
    .align(block.kind === 'text' ? aligns[block.align] : 'lt')
    .style(block.isBold ? 'B' : 'NORMAL')
    .size(wide, high)
  lines.forEach((line, index) => printer.text(`${index === 0 ? lead : ' '.repeat(lead.length)}${line}`))
}

/** Encodes a plain ticket as text. `width`: the width of the paper in dots. */
export const textBytes = ({ blocks }: Ticket, width: number, ending: Ending): Uint8Array => {
  const printer = begin()
  for (const block of blocks) write(printer, block, Math.floor(width / dotsPerLetter))
  return finish(printer.size(1, 1).style('NORMAL'), ending)
}
