import { Refusal } from '../refusals/refused.ts'
import type { RoomType } from './rooms/room-type.ts'
import type { Proof } from './socket-places.ts'

/** Returns the phone and the table of a visit. Refuses an invalid visit. */
export type ReadVisit = (restaurantId: string, visit: string) => { deviceId: string; table: { id: string; epoch: number } | undefined }

/** Reads the proof in a join message: an order of the client, or a valid visit. */
export const createReadProof =
  (readVisit: ReadVisit) =>
  (type: RoomType, data: Parameters<RoomType['idOf']>[0]): Proof | undefined => {
    if (type.kind === 'order') return { kind: 'order', orderId: type.idOf(data) }
    if (!('visit' in data) || !data.visit) return undefined
    try {
      const { deviceId, table } = readVisit(data.restaurantId, data.visit)
      return { kind: 'phone', deviceId, table: table && `${table.id} ${table.epoch}` }
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
