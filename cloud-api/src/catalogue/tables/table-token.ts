// The signed part of a table's QR link, which names the table and the print run. It is short, since every character makes the printed code
// denser.
import { parse, stringify } from 'uuid'
import { openToken, signToken } from '../../platform/http/tokens.ts'

const purpose = 'table'
const payloadBytes = 18

/** 46 base64url characters: the table's id (16 bytes), its epoch (2), the signature. */
export const signTableToken = (secret: Uint8Array, tableId: string, epoch: number): string =>
  signToken(secret, purpose, Buffer.concat([parse(tableId), Buffer.from([epoch >> 8, epoch & 255])]))

/** Returns the token's content, or undefined for an invalid signature. The caller checks the epoch against the table's. */
export const readTableToken = (secret: Uint8Array, token: string): { tableId: string; epoch: number } | undefined => {
  const payload = openToken(secret, purpose, token, payloadBytes)
  return payload && { tableId: stringify(payload.subarray(0, 16)), epoch: payload.readUInt16BE(16) }
}
