// Inspects an uploaded PDF before others open it. The file is not changed: active content, and content that cannot be
// inspected, is refused.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Refusal, refused } from '../../refusals/refused.ts'
import { createNameSearch } from './pdf-names.ts'
import { findStreams } from './pdf-streams.ts'
import { chunksOf, unpackStream } from './unpack-stream.ts'

/**
 * Scripts; actions that launch, fetch or submit; embedded files; media and 3D that carry scripts; XFA forms;
 * encryption.
 */
const unsafeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaContent',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'XFA',
  'U3D',
  'PRC',
  'OnInstantiate',
  'Encrypt',
] as const

/** Names that every PDF contains, directly or in an object stream. */
const requiredNames = ['Catalog', 'Pages'] as const

const wanted: ReadonlySet<string> = new Set([...unsafeNames, ...requiredNames])

/** Maximum number of inspected bytes: those of the file, and of every decoding stage of its streams. */
const maxBytes = 100 * 1024 * 1024

/**
 * Readers search for "%%EOF" from the end; only white space and padding may follow, so that nothing is hidden there.
 */
const ending = /%%EOF[\s\0]*$/

/**
 * Refuses `document.damaged` for an incomplete PDF and `document.unsafe` for one with active content, encryption, or
 * too much decompressed data.
 */
export const inspectPdf = async (bytes: Buffer): Promise<void> => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !ending.test(bytes.subarray(-1_024).toString('latin1')))
    throw refused('document.damaged')
  const found = new Set<string>()
  await scan(bytes, found).catch((error: unknown) => {
    // A reader may still show part of a stream that zlib cannot read, so the PDF counts as damaged.
    throw error instanceof Refusal || !isZlibError(error) ? error : refused('document.damaged')
  })
  if (!requiredNames.every((name) => found.has(name))) throw refused('document.damaged')
}

const isZlibError = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/**
 * Scans every byte of the file and of its decoded streams, so that the file's own claims about where its objects are
 * do not matter.
 */
const scan = async (bytes: Buffer, found: Set<string>): Promise<void> => {
  let spent = 0
  const spend = (more: number) => {
    spent += more
    if (spent > maxBytes) throw refused('document.unsafe')
  }
  await search(chunksOf(bytes), found)
  for await (const stream of findStreams(bytes, spend)) await search(unpackStream(bytes, stream, spend), found)
}

const search = async (chunks: Iterable<Buffer> | AsyncIterable<Buffer>, found: Set<string>): Promise<void> => {
  const names = createNameSearch(wanted, found)
  for await (const chunk of chunks) {
    names.add(chunk)
    await yieldToEventLoop()
  }
  names.end()
  if (unsafeNames.some((name) => found.has(name))) throw refused('document.unsafe')
}
