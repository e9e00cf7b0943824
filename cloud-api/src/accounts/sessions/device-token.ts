// The device cookie: a signed random id. It authenticates no one; it identifies devices from which an account has
// signed in before.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const signatureOf = (id: string, secret: Uint8Array) => createHmac('sha256', secret).update(`device ${id}`).digest()

export const makeDeviceToken = (secret: Uint8Array): string => {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signatureOf(id, secret).toString('base64url')}`
}

/** Returns the id in a token, or undefined when the signature is not ours. */
export const readDeviceToken = (token: string | undefined, secret: Uint8Array): string | undefined => {
  const [id, signature] = token?.split('.') ?? []
  if (!id || !signature) return undefined
  const [given, ours] = [Buffer.from(signature, 'base64url'), signatureOf(id, secret)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}
