// Decrypts the streams of a PDF that opens without a password, so that they are inspected like other streams.
import { createDecipheriv } from 'node:crypto'
import { refused } from '../../../platform/refusals/refused.ts'
import { readDictionary, readEntries, readString, skipSpace, type Dictionary } from './pdf-dictionary.ts'
import { createRc4, objectKey, openKey, type PdfObjectId } from './pdf-key.ts'
import { nameEnd, readName } from './pdf-names.ts'

export type Decrypt = (chunks: Iterable<Buffer>, object: PdfObjectId & { names: ReadonlySet<string> }) => Generator<Buffer>

const openArray = 0x5b

const unsafe = () => refused('document.unsafe')

/** Returns the positions after a name in the file, in any notation. */
const positionsAfter = (bytes: Buffer, name: string): number[] => {
  const found: number[] = []
  for (let at = bytes.indexOf('/'); at !== -1; at = bytes.indexOf('/', at + 1)) {
    const end = nameEnd(bytes, at + 1)
    if (end - at - 1 <= name.length * 3 && readName(bytes, at + 1, end) === name) found.push(end)
  }
  return found
}

const dictionaryAt = (bytes: Buffer, at: number): Dictionary => {
  const begin = skipSpace(bytes, at)
  const dictionary = bytes.toString('latin1', begin, begin + 2) === '<<' ? readDictionary(bytes, begin) : undefined
  if (!dictionary) throw unsafe()
  return dictionary
}

/**
 * Returns the dictionary of a name: written in place, or in the object that is referred to. Refuses `document.unsafe` when there are
 * several, since different readers could find different dictionaries.
 */
const onlyDictionary = (bytes: Buffer, name: string): Dictionary => {
  const places = positionsAfter(bytes, name).map((end) => {
    const text = bytes.toString('latin1', end, end + 40)
    return /^\s*(\d+)\s+(\d+)\s+R/.exec(text)?.slice(1, 3).join(' ') ?? end
  })
  const [place, ...others] = new Set(places)
  if (place === undefined || others.length > 0) throw unsafe()
  if (typeof place === 'number') return dictionaryAt(bytes, place)
  const objects = [...bytes.toString('latin1').matchAll(new RegExp(`(?<!\\d)${place.replace(' ', '\\s+')}\\s+obj`, 'g'))]
  const [object] = objects
  if (!object || objects.length > 1) throw unsafe()
  return dictionaryAt(bytes, object.index + object[0].length)
}

/** Returns the first of the two identifiers of the file, which all of its trailers must share. */
const readDocumentId = (bytes: Buffer): Buffer => {
  const ids = positionsAfter(bytes, 'ID').flatMap((end) => {
    const open = skipSpace(bytes, end)
    return bytes[open] === openArray ? [readString(bytes, open + 1)?.toString('latin1') ?? ''] : []
  })
  const [id = '', ...others] = new Set(ids)
  if (others.length > 0) throw unsafe()
  return Buffer.from(id, 'latin1')
}

const methods = ['V2', 'AESV2', 'AESV3'] as const

/** The encryption of streams: RC4 before version 4, then the method of the one crypt filter. */
const methodOf = ({ names }: Dictionary, version: number): (typeof methods)[number] => {
  if (version === 1 || version === 2) return 'V2'
  const named = methods.filter((method) => names.has(method))
  const [method] = named
  if (!method || named.length > 1 || (version !== 4 && version !== 5)) throw unsafe()
  return method
}

/**
 * Returns a function that decrypts the streams of an encrypted PDF. Refuses `document.unsafe` when the PDF needs a password, or its method
 * is unknown.
 */
export const createDecrypt = (bytes: Buffer): Decrypt => {
  const dictionary = onlyDictionary(bytes, 'Encrypt')
  const entries = readEntries(dictionary)
  const numberOf = (name: string, otherwise: number) => Number(entries.get(name)?.text ?? otherwise)
  const stringOf = (name: string) => readString(bytes, entries.get(name)?.start ?? bytes.length) ?? Buffer.alloc(0)
  if (entries.get('Filter')?.text !== 'Standard') throw unsafe()
  const version = numberOf('V', 0)
  const method = methodOf(dictionary, version)
  const encryptsMetadata = entries.get('EncryptMetadata')?.text !== 'false'
  const key = openKey({
    revision: numberOf('R', 0),
    keyLength: version === 1 ? 5 : version === 4 ? 16 : numberOf('Length', 40) / 8,
    owner: stringOf('O'),
    user: stringOf('U'),
    userKey: stringOf('UE'),
    permissions: numberOf('P', 0) | 0,
    documentId: readDocumentId(bytes),
    encryptsMetadata,
  })
  if (!key) throw unsafe()

  return function* decrypt(chunks, { names, ...object }) {
    if (names.has('XRef') || (names.has('Metadata') && !encryptsMetadata)) return yield* chunks
    if (method === 'V2') {
      const rc4 = createRc4(objectKey(key, object, false))
      for (const chunk of chunks) yield rc4(chunk)
    } else yield* decryptAes(chunks, method === 'AESV3' ? key : objectKey(key, object, true))
  }
}

/** The first 16 bytes are the initialisation vector; bytes after the stream are decrypted to noise. */
function* decryptAes(chunks: Iterable<Buffer>, key: Buffer): Generator<Buffer> {
  let start = Buffer.alloc(0)
  let cipher: ReturnType<typeof createDecipheriv> | undefined
  for (const chunk of chunks) {
    if (cipher) yield cipher.update(chunk)
    else {
      start = Buffer.concat([start, chunk])
      if (start.length < 16) continue
      cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, start.subarray(0, 16)).setAutoPadding(false)
      yield cipher.update(start.subarray(16))
    }
  }
}
