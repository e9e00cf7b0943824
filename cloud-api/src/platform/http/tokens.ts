// Short signed tokens: a payload of fixed length and a 128-bit HMAC-SHA256 over it, as base64url. Random tokens are stored as their hash.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const signatureBytes = 16

const signatureOf = (secret: Uint8Array, purpose: string, payload: Uint8Array) =>
  createHmac('sha256', secret).update(`${purpose} `).update(payload).digest().subarray(0, signatureBytes)

/** `purpose` prevents a token of one kind from being accepted as another. */
export const signToken = (secret: Uint8Array, purpose: string, payload: Uint8Array): string =>
  Buffer.concat([payload, signatureOf(secret, purpose, payload)]).toString('base64url')

/** Returns the payload, or undefined for a token not signed here for this purpose. */
export const openToken = (secret: Uint8Array, purpose: string, token: string, payloadBytes: number): Buffer | undefined => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== payloadBytes + signatureBytes) return undefined
  const payload = bytes.subarray(0, payloadBytes)
  return timingSafeEqual(bytes.subarray(payloadBytes), signatureOf(secret, purpose, payload)) ? payload : undefined
}

/** A random token as it is stored: SHA-256, base64url. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
