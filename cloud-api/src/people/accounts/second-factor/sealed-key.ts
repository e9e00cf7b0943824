// Keys of authenticator apps at rest: AES-256-GCM with a key derived from the server's secret, so that the database alone cannot produce
// codes.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'seals keys of authenticator apps', 32))

/** `context`: owner of the text, required again to open it. */
export const seal = (secret: Uint8Array, context: string, text: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Returns undefined for a text that was not sealed with this secret and context. */
export const openSealed = (secret: Uint8Array, context: string, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined // another secret or context, or not ours
  }
}
