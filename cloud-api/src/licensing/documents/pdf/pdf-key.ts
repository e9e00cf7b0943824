// The keys of PDFs that open without a password: encrypted only to forbid printing or copying. ISO 32000-2, 7.6.4.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

export type Encryption = {
  revision: number
  /** In bytes. */
  keyLength: number
  owner: Buffer
  user: Buffer
  userKey: Buffer
  permissions: number
  documentId: Buffer
  encryptsMetadata: boolean
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** RC4, which OpenSSL no longer has. The state goes on from chunk to chunk. */
export const createRc4 = (key: Buffer) => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index] ?? 0
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)])
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) % 256
    swap(index, other)
  }
  let one = 0
  let two = 0
  return (chunk: Buffer): Buffer =>
    Buffer.from(
      chunk.map((byte) => {
        one = (one + 1) % 256
        two = (two + at(one)) % 256
        swap(one, two)
        return byte ^ at((at(one) + at(two)) % 256)
      }),
    )
}

const numberBytes = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

/** Derives the key of revisions 2 to 4. */
const oldKey = ({ revision, keyLength, owner, permissions, documentId, encryptsMetadata }: Encryption): Buffer => {
  const unencrypted = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0)
  let hash = md5(padding, owner.subarray(0, 32), numberBytes(permissions), documentId, unencrypted)
  if (revision >= 3) for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, keyLength))
  return hash.subarray(0, keyLength)
}

const opensWithOldKey = (key: Buffer, { revision, user, documentId }: Encryption): boolean => {
  if (revision === 2) return createRc4(key)(padding).equals(user.subarray(0, 32))
  let found: Buffer = md5(padding, documentId)
  for (let round = 0; round < 20; round += 1) found = createRc4(Buffer.from(key.map((byte) => byte ^ round)))(found)
  return found.equals(user.subarray(0, 16))
}

const hashes = ['sha256', 'sha384', 'sha512'] as const

/** Returns the hash of an empty password. Revision 6 hashes it in 64 or more rounds, until the last byte of a round ends them. */
const emptyHash = (salt: Buffer, revision: number): Buffer => {
  let key: Buffer = createHash('sha256').update(salt).digest()
  if (revision < 6) return key
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(hashes[remainder] ?? 'sha256')
      .update(encrypted)
      .digest()
    last = encrypted.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** Derives the key of revisions 5 and 6. */
const newKey = ({ revision, user, userKey }: Encryption): Buffer | undefined => {
  if (user.length < 48 || userKey.length < 32) return undefined
  if (!emptyHash(user.subarray(32, 40), revision).equals(user.subarray(0, 32))) return undefined
  const cipher = createDecipheriv('aes-256-cbc', emptyHash(user.subarray(40, 48), revision), Buffer.alloc(16)).setAutoPadding(false)
  return cipher.update(userKey.subarray(0, 32))
}

/** Returns the key of the file, or undefined when it opens with a password only. */
export const openKey = (encryption: Encryption): Buffer | undefined => {
  if (encryption.revision >= 5) return newKey(encryption)
  const key = oldKey(encryption)
  return opensWithOldKey(key, encryption) ? key : undefined
}

export type PdfObjectId = { number: number; generation: number }

/** The key of an object's stream. */
export const objectKey = (key: Buffer, { number, generation }: PdfObjectId, isAes: boolean): Buffer => {
  const id = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8].map((byte) => byte & 0xff))
  return md5(key, id, Buffer.from(isAes ? 'sAlT' : '')).subarray(0, Math.min(key.length + 5, 16))
}
