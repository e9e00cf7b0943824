// Looks through a PDF that somebody sent before others open it. It is not changed: what may act on its own, or cannot be looked into, is refused.
import { setImmediate as letOthers } from 'node:timers/promises'
import { Refusal, refused } from '../http/refused.ts'
import { createNameSearch } from './pdf-names.ts'
import { findStreams } from './pdf-streams.ts'
import { cut, unpackStream } from './unpack-stream.ts'

/** Scripts, actions that start or fetch or send, files in the file, media and 3D that carry scripts, forms with scripts, encryption. */
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

/** What every document has, in the open or in a stream of objects. */
const neededNames = ['Catalog', 'Pages'] as const

const wanted: ReadonlySet<string> = new Set([...unsafeNames, ...neededNames])

/** All bytes that are looked at: of the file, and of every stage of what it unpacks to. */
const maxBytes = 100 * 1024 * 1024

/** Readers find "%%EOF" from behind; after it only white space and padding may stand, so that nothing else hides there. */
const ending = /%%EOF[\s\0]*$/

/** Refuses `document.damaged` for what is no whole PDF and `document.unsafe` for one that may act, is locked, or unpacks to too much. */
export const inspectPdf = async (bytes: Buffer): Promise<void> => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !ending.test(bytes.subarray(-1_024).toString('latin1')))
    throw refused('document.damaged')
  const found = new Set<string>()
  await lookThrough(bytes, found).catch((error: unknown) => {
    // What zlib cannot read, a reader may read in part: so it is no whole PDF for us.
    throw error instanceof Refusal || !isZlibError(error) ? error : refused('document.damaged')
  })
  if (!neededNames.every((name) => found.has(name))) throw refused('document.damaged')
}

const isZlibError = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/** Every byte of the file and of what its streams unpack to, so that no claim of the file on where its objects are is relied upon. */
const lookThrough = async (bytes: Buffer, found: Set<string>): Promise<void> => {
  let spent = 0
  const spend = (more: number) => {
    spent += more
    if (spent > maxBytes) throw refused('document.unsafe')
  }
  await search(cut(bytes), found)
  for await (const stream of findStreams(bytes, spend)) await search(unpackStream(bytes, stream, spend), found)
}

const search = async (pieces: Iterable<Buffer> | AsyncIterable<Buffer>, found: Set<string>): Promise<void> => {
  const names = createNameSearch(wanted, found)
  for await (const piece of pieces) {
    names.add(piece)
    await letOthers()
  }
  names.end()
  if (unsafeNames.some((name) => found.has(name))) throw refused('document.unsafe')
}
