// Decodes the filters of a PDF stream chunk by chunk, so that a decompression bomb is detected after its first
// megabytes.
import { pipeline, Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { refused } from '../../../platform/refusals/refused.ts'
import type { Decrypt } from './pdf-decryption.ts'
import type { PdfStream } from './pdf-streams.ts'

type Chunks = AsyncGenerator<Buffer> | Generator<Buffer>
type Decoder = (source: Chunks, spend: (bytes: number) => void) => Chunks

/** zlib detects the end of its stream itself: the length claimed by the file is not needed. */
async function* inflate(source: Chunks, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  const inflating = createInflate()
  // Errors of both streams are thrown by the loop below.
  pipeline(Readable.from(source), inflating, () => {})
  for await (const chunk of inflating as AsyncIterable<Buffer>) yield chunk // typed as any by Node
  // Empty blocks take time as well.
  spend(inflating.bytesWritten)
}

/** Counts the digits and the characters between them: reading either takes time. */
async function* decodeAsciiHex(source: Chunks, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  let left = ''
  for await (const chunk of source) {
    const end = chunk.indexOf('>')
    spend(end === -1 ? chunk.length : end)
    const digits = left + chunk.toString('latin1', 0, end === -1 ? chunk.length : end).replaceAll(/[^0-9a-f]/gi, '')
    const whole = end === -1 ? digits.length - (digits.length % 2) : digits.length
    yield Buffer.from(digits.slice(0, whole).padEnd(whole + (whole % 2), '0'), 'hex')
    if (end !== -1) return
    left = digits.slice(whole)
  }
}

const zero = 0x7a // z stands for four zero bytes
const firstDigit = 0x21
const lastDigit = 0x75

/** Decodes five base-85 digits to four bytes; the last group may be shorter. */
async function* decodeAscii85(source: Chunks, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  let value = 0
  let digits = 0
  for await (const chunk of source) {
    const end = chunk.indexOf('~')
    spend(end === -1 ? chunk.length : end)
    const bytes = Buffer.alloc((end === -1 ? chunk.length : end) * 4 + 4)
    let length = 0
    const finishGroup = (missing: number) => {
      for (let index = 0; index < missing; index += 1) value = value * 85 + 84
      bytes.writeUInt32BE(value % 2 ** 32, length)
      length += 4 - missing
      value = 0
      digits = 0
    }
    for (const byte of end === -1 ? chunk : chunk.subarray(0, end)) {
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

const decoders: Record<string, Decoder | undefined> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCIIHexDecode: decodeAsciiHex,
  AHx: decodeAsciiHex,
  ASCII85Decode: decodeAscii85,
  A85: decodeAscii85,
}

/** The output of these filters is a picture and nothing else. */
const pictureFilters = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'])

/** Large enough to be fast, small enough that other requests get a turn between two chunks. */
const chunkSize = 64 * 1024

export function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
}

function* countBytesOf(source: Iterable<Buffer>, spend: (bytes: number) => void): Generator<Buffer> {
  for (const chunk of source) {
    spend(chunk.length)
    yield chunk
  }
}

async function* countBytes(source: Chunks, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    spend(chunk.length)
    yield chunk
  }
}

/**
 * Yields the decoded bytes of a stream after its last filter; nothing for a stream without filters, which is readable in the file itself.
 * `spend` is called with the bytes of every stage. Refuses `document.unsafe` for an unsupported filter. `decrypt`: for an encrypted file.
 */
export const unpackStream = (file: Buffer, stream: PdfStream, spend: (bytes: number) => void, decrypt?: Decrypt): Chunks => {
  const { filters, start } = stream
  // The bytes of an encrypted picture need no search.
  const isReadable = decrypt ? filters[0] !== undefined && pictureFilters.has(filters[0]) : filters.length === 0
  if (isReadable) return chunksOf(Buffer.alloc(0))
  const written = chunksOf(file.subarray(start))
  let chunks: Chunks = decrypt ? countBytesOf(decrypt(written, stream), spend) : written
  for (const filter of filters) {
    if (pictureFilters.has(filter)) break
    const decode = decoders[filter]
    if (!decode) throw refused('document.unsafe')
    chunks = countBytes(decode(chunks, spend), spend)
  }
  return chunks
}
