// The signed part of a table's QR link: which table, which print run. Short, since every character makes the printed code denser.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const signatureBytes = 16
const payloadBytes = 18

const sign = (secret: Uint8Array, payload: Uint8Array) =>
  createHmac('sha256', secret).update('table ').update(payload).digest().subarray(0, signatureBytes)

/** 46 base64url characters: the table's id (16 bytes), its epoch (2), a 128-bit HMAC-SHA256. */
export const signTableToken = (secret: Uint8Array, tableId: string, epoch: number): string => {
  const payload = Buffer.concat([parse(tableId), Buffer.from([epoch >> 8, epoch & 255])])
  return Buffer.concat([payload, sign(secret, payload)]).toString('base64url')
}

/** What a token says, or undefined when we did not sign it. Whether its epoch is still the table's is for the caller to ask. */
export const readTableToken = (secret: Uint8Array, token: string): { tableId: string; epoch: number } | undefined => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== payloadBytes + signatureBytes) return undefined
  const payload = bytes.subarray(0, payloadBytes)
  if (!timingSafeEqual(bytes.subarray(payloadBytes), sign(secret, payload))) return undefined
  return { tableId: stringify(payload.subarray(0, 16)), epoch: payload.readUInt16BE(16) }
}
