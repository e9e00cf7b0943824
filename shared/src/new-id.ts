// Ids made by clients: idempotency keys, device ids, keys of unsaved rows.
declare const crypto: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array }

/**
 * Returns a random UUID (version 4). `crypto.randomUUID` exists only on https and localhost, not on a restaurant's own network over http;
 * `getRandomValues` exists everywhere.
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40 // version 4; the array has 16 bytes
  bytes[8] = (bytes[8]! & 0x3f) | 0x80 // variant 1
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
