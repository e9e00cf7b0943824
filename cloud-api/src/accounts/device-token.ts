// A device's cookie: a random id that only we can have given out. It signs nobody in; by it an account's own device is told from a stranger's.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const signatureOf = (id: string, secret: Uint8Array) => createHmac('sha256', secret).update(`device ${id}`).digest()

export const makeDeviceToken = (secret: Uint8Array): string => {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signatureOf(id, secret).toString('base64url')}`
}

/** The id in a token; undefined for one that is not ours. */
export const readDeviceToken = (token: string | undefined, secret: Uint8Array): string | undefined => {
  const [id, signature] = token?.split('.') ?? []
  if (!id || !signature) return undefined
  const [given, ours] = [Buffer.from(signature, 'base64url'), signatureOf(id, secret)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}
