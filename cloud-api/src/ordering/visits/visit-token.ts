// The signed token of a visit, sent with an order: phone, restaurant, table and time.
import { NIL, parse, stringify } from 'uuid'
import { openToken, signToken } from '../../platform/http/tokens.ts'

const purpose = 'visit'
const payloadBytes = 54

export type Visit = {
  /** 128 random bits, base64url, which identify the phone as long as it sends its visits. */
  deviceId: string
  restaurantId: string
  /** The table whose code was scanned. `epoch`: the version of the code; replacing the code raises it. */
  table: { id: string; epoch: number } | undefined
  openedAt: Date
}

/** 94 base64url characters: device (16 bytes), restaurant (16), table (16), epoch (2), seconds since 1970 (4), the signature. */
export const signVisit = (secret: Uint8Array, { deviceId, restaurantId, table, openedAt }: Visit): string => {
  const payload = Buffer.alloc(payloadBytes)
  payload.set(Buffer.from(deviceId, 'base64url'), 0)
  payload.set(parse(restaurantId), 16)
  payload.set(parse(table?.id ?? NIL), 32)
  payload.writeUInt16BE(table?.epoch ?? 0, 48)
  payload.writeUInt32BE(Math.floor(openedAt.getTime() / 1_000), 50)
  return signToken(secret, purpose, payload)
}

/** Returns undefined for a visit not signed here. The caller checks its age. */
export const readVisit = (secret: Uint8Array, token: string): Visit | undefined => {
  const payload = openToken(secret, purpose, token, payloadBytes)
  if (!payload) return undefined
  const tableId = stringify(payload.subarray(32, 48))
  return {
    deviceId: payload.subarray(0, 16).toString('base64url'),
    restaurantId: stringify(payload.subarray(16, 32)),
    table: tableId === NIL ? undefined : { id: tableId, epoch: payload.readUInt16BE(48) },
    openedAt: new Date(payload.readUInt32BE(50) * 1_000),
  }
}
