// Undoes the filters of a PDF's stream, piece by piece, so that a small file that unpacks to a gigabyte is known by its first megabytes.
import { pipeline, Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { refused } from '../http/refused.ts'
import type { PdfStream } from './pdf-streams.ts'

type Pieces = AsyncGenerator<Buffer> | Generator<Buffer>
type Undo = (source: Pieces, spend: (bytes: number) => void) => Pieces

/** zlib's stream says itself where it ends: what the file claims of its length is not needed. */
async function* inflate(source: Pieces, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  const inflating = createInflate()
  // A failure of either comes out of the loop below.
  pipeline(Readable.from(source), inflating, () => {})
  for await (const piece of inflating as AsyncIterable<Buffer>) yield piece // typed as any by Node
  // Blocks that hold nothing cost time as well.
  spend(inflating.bytesWritten)
}

/** Digits and what stands between them: either costs the time of being read. */
async function* unHex(source: Pieces, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  let left = ''
  for await (const piece of source) {
    const end = piece.indexOf('>')
    spend(end === -1 ? piece.length : end)
    const digits = left + piece.toString('latin1', 0, end === -1 ? piece.length : end).replaceAll(/[^0-9a-f]/gi, '')
    const whole = end === -1 ? digits.length - (digits.length % 2) : digits.length
    yield Buffer.from(digits.slice(0, whole).padEnd(whole + (whole % 2), '0'), 'hex')
    if (end !== -1) return
    left = digits.slice(whole)
  }
}

const zero = 0x7a // z, four bytes of nothing
const firstDigit = 0x21
const lastDigit = 0x75

/** Four bytes of five digits in base 85; the last group may be shorter. */
async function* un85(source: Pieces, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  let value = 0
  let digits = 0
  for await (const piece of source) {
    const end = piece.indexOf('~')
    spend(end === -1 ? piece.length : end)
    const bytes = Buffer.alloc((end === -1 ? piece.length : end) * 4 + 4)
    let length = 0
    const finishGroup = (missing: number) => {
      for (let index = 0; index < missing; index += 1) value = value * 85 + 84
      bytes.writeUInt32BE(value % 2 ** 32, length)
      length += 4 - missing
      value = 0
      digits = 0
    }
    for (const byte of end === -1 ? piece : piece.subarray(0, end)) {
      if (byte === zero && digits === 0) length += 4
      else if (byte >= firstDigit && byte <= lastDigit) {
        value = value * 85 + byte - firstDigit
        digits += 1
        if (digits === 5) finishGroup(0)
      }
    }
    if (end !== -1 && digits > 1) finishGroup(5 - digits)
    yield bytes.subarray(0, length)
    if (end !== -1) return
  }
}

const undoing: Record<string, Undo | undefined> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCIIHexDecode: unHex,
  AHx: unHex,
  ASCII85Decode: un85,
  A85: un85,
}

/** What is behind these is a picture and nothing else. */
const pictureFilters = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'])

/** Large enough to be quick, small enough that orders have their turn between two. */
const pieceSize = 64 * 1024

export function* cut(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

async function* counted(source: Pieces, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    spend(piece.length)
    yield piece
  }
}

/**
 * What each filter of a stream makes of it, last stage only; nothing for a stream without filters, which stands in the file as it is. `spend` hears of the bytes
 * of every stage. Refuses `document.unsafe` for a filter that we do not undo.
 */
export const unpackStream = (file: Buffer, { filters, start }: PdfStream, spend: (bytes: number) => void): Pieces => {
  let pieces: Pieces = cut(filters.length ? file.subarray(start) : Buffer.alloc(0))
  for (const filter of filters) {
    if (pictureFilters.has(filter)) break
    const undo = undoing[filter]
    if (!undo) throw refused('document.unsafe')
    pieces = counted(undo(pieces, spend), spend)
  }
  return pieces
}
