// Ids that clients make: idempotency keys, device ids, keys of rows that are not stored yet.
declare const crypto: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array }

/**
 * A random UUID (version 4). `crypto.randomUUID` exists only on https and localhost, and a restaurant's own network is neither;
 * `getRandomValues` is there everywhere.
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40 // version 4; the array has 16 bytes
  bytes[8] = (bytes[8]! & 0x3f) | 0x80 // variant 1
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
