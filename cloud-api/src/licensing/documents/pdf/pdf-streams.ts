// Every stream of a PDF that some reader could find: after each "obj" of the file, also inside strings, comments and
// other streams, because the cross-reference table is written by the sender.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { refused } from '../../../platform/refusals/refused.ts'
import { readDictionary, skipSpace, type Dictionary } from './pdf-dictionary.ts'

export type PdfStream = {
  /** Its filters, in the order of decoding. */
  filters: string[]
  /** The position of its first byte. */
  start: number
  /** Number of the stream's object. */
  number: number
  generation: number
  /** Every name in its dictionary. */
  names: ReadonlySet<string>
}

/** Whether a stream whose dictionary has these names contains objects. */
export const holdsObjects = (names: ReadonlySet<string>): boolean => names.has('ObjStm') || names.has('First')

/** Maximum number of objects, more than a document of a few pages has. */
const maxObjects = 20_000
const maxStreams = 2_000
const maxFilters = 4
/** A dictionary token takes as long as decoding this many bytes. */
const bytesPerToken = 100
/** Bytes read before other requests get a turn. */
const bytesPerTurn = 1_000_000

/**
 * Yields the streams one by one. `spend` is called with the number of bytes read. Refuses `document.damaged`,
 * `document.unsafe`.
 */
export async function* findStreams(bytes: Buffer, spend: (bytes: number) => void): AsyncGenerator<PdfStream> {
  let objects = 0
  let streams = 0
  let bytesSinceYield = 0
  const consume = (more: number) => {
    bytesSinceYield += more
    spend(more)
  }
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue
    objects += 1
    if (objects > maxObjects) throw refused('document.unsafe')
    if (bytesSinceYield > bytesPerTurn) {
      await yieldToEventLoop()
      bytesSinceYield = 0
    }
    const begin = skipSpace(bytes, at + 3)
    consume(begin - at)
    if (bytes.toString('latin1', begin, begin + 2) !== '<<') continue
    const dictionary = readDictionary(bytes, begin)
    if (!dictionary) throw refused('document.damaged')
    const next = skipSpace(bytes, dictionary.end)
    consume(next - begin + dictionary.length * bytesPerToken)
    if (bytes.toString('latin1', next, next + 6) !== 'stream') continue
    streams += 1
    if (streams > maxStreams) throw refused('document.unsafe')
    yield { ...readPacking(dictionary), ...readObjectId(bytes, at), names: dictionary.names, start: dataStart(bytes, next + 6) }
  }
}

/** Reads the numbers before "obj"; zeros without numbers, since no reader finds such an object. */
const readObjectId = (bytes: Buffer, at: number) => {
  const [, number = 0, generation = 0] = /(\d+)\s+(\d+)\s*$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at)) ?? []
  return { number: Number(number), generation: Number(generation) }
}

const dataStart = (bytes: Buffer, from: number): number => {
  let at = from
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1
  if (bytes[at] === 0x0d) at += 1
  if (bytes[at] === 0x0a) at += 1
  return at
}

/** Reads the filters of a stream. Refuses filters that two readers may read differently: two lists of filters, or an indirect list. */
const readPacking = ({ tokens, names }: Dictionary): Pick<PdfStream, 'filters'> => {
  // Some readers accept the abbreviated names of inline pictures here too.
  const keys = tokens.flatMap((token, index) =>
    token.kind === 'name' && token.depth === 1 && (token.text === 'Filter' || token.text === 'F') ? [index] : [],
  )
  if (keys.length > 1) throw refused('document.unsafe')
  const filters = keys[0] === undefined ? [] : readFilters(tokens.slice(keys[0] + 1))
  // Common programs compress object streams with Flate or not at all, without a predictor; anything else could hide
  // objects.
  const isHidden =
    holdsObjects(names) && (names.has('DecodeParms') || names.has('DP') || filters.some((filter) => filter !== 'FlateDecode'))
  if (filters.length > maxFilters || isHidden) throw refused('document.unsafe')
  return { filters }
}

const readFilters = (tokens: Dictionary['tokens']): string[] => {
  const [first] = tokens
  if (first?.kind === 'name') return [first.text]
  if (first?.kind === 'word' && first.text === 'null') return []
  if (first?.kind !== 'open' || first.text !== '[') throw refused('document.unsafe')
  const list = tokens.slice(
    1,
    tokens.findIndex(({ kind, depth }) => kind === 'close' && depth === first.depth),
  )
  // An indirect filter is not a name here, and no known decoder.
  return list.map(({ text }) => text)
}
