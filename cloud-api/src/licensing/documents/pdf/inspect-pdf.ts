// Inspects an uploaded PDF before others open it. The file is not changed: active content, and content that cannot be
// inspected, is refused.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Refusal, refused } from '../../../platform/refusals/refused.ts'
import { attachedObjects, isXml } from './pdf-attachments.ts'
import { createDecrypt } from './pdf-decryption.ts'
import { createNameSearch } from './pdf-names.ts'
import { findStreams, holdsObjects } from './pdf-streams.ts'
import { chunksOf, unpackStream } from './unpack-stream.ts'

/** Scripts; actions that launch, fetch or submit; files in the margin; media and 3D that carry scripts; XFA forms. */
const unsafeNames = [
  'JavaScript',
  'Launch',
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
] as const

/** Names that every PDF contains, directly or in an object stream. */
const requiredNames = ['Catalog', 'Pages'] as const

const wanted: ReadonlySet<string> = new Set([...unsafeNames, ...requiredNames, 'Encrypt'])

/** Maximum number of inspected bytes: bytes of the file, and of every decoding stage of its streams. */
const maxBytes = 100 * 1024 * 1024

/**
 * Refuses `document.damaged` for an incomplete PDF and `document.unsafe` for a PDF with active content, attachments that are not XML, a
 * password, or too much decompressed data. `bytes`: the result of `trimPdf`.
 */
export const inspectPdf = async (bytes: Buffer): Promise<void> => {
  const found = new Set<string>()
  await scan(bytes, found).catch((error: unknown) => {
    // A reader may still show part of a stream that zlib cannot read, so the PDF counts as damaged.
    throw error instanceof Refusal || !isZlibError(error) ? error : refused('document.damaged')
  })
  if (!requiredNames.every((name) => found.has(name))) throw refused('document.damaged')
}

const isZlibError = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/**
 * Scans every byte of the file and of its decoded streams, so that the file's own claims about the positions of its objects do not matter.
 */
const scan = async (bytes: Buffer, found: Set<string>): Promise<void> => {
  let spent = 0
  const spend = (more: number) => {
    spent += more
    if (spent > maxBytes) throw refused('document.unsafe')
  }
  await search(chunksOf(bytes), found)
  const decrypt = found.has('Encrypt') ? createDecrypt(bytes) : undefined
  const attached = new Set(attachedObjects(bytes))
  const xmlObjects = new Set<number>()
  const otherObjects = new Set<number>()
  for await (const stream of findStreams(bytes, spend)) {
    const isSearched = stream.filters.length > 0 || decrypt !== undefined
    const content = await search(unpackStream(bytes, stream, spend, decrypt), found, holdsObjects(stream.names))
    if (holdsObjects(stream.names)) for (const number of attachedObjects(content)) attached.add(number)
    const isValues = isXml(isSearched ? content : bytes.subarray(stream.start, stream.start + headLength))
    if (!isValues && stream.names.has('EmbeddedFile')) throw refused('document.unsafe')
    const objects = isValues ? xmlObjects : otherObjects
    objects.add(stream.number)
  }
  for (const number of attached) if (!xmlObjects.has(number) || otherObjects.has(number)) throw refused('document.unsafe')
}

/** Maximum bytes of an object stream, which is searched as a whole. Object streams of common programs hold 200 objects. */
const maxObjectStream = 10 * 1024 * 1024

/** Bytes by which XML is recognised. */
const headLength = 1_024

/** Returns the first bytes, or with `isWhole` all of them. */
const search = async (chunks: Iterable<Buffer> | AsyncIterable<Buffer>, found: Set<string>, isWhole = false): Promise<Buffer> => {
  const names = createNameSearch(wanted, found)
  const stored: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    names.add(chunk)
    if (isWhole || length < headLength) stored.push(isWhole ? chunk : Buffer.from(chunk.subarray(0, headLength)))
    length += chunk.length
    if (isWhole && length > maxObjectStream) throw refused('document.unsafe')
    await yieldToEventLoop()
  }
  names.end()
  if (unsafeNames.some((name) => found.has(name))) throw refused('document.unsafe')
  return Buffer.concat(stored)
}
