import { Refusal } from '../refusals/refused.ts'
import type { RoomType } from './rooms/room-type.ts'
import type { Visits } from '../../ordering/visits/visits.ts'
import type { Proof } from './socket-places.ts'

/** Reads the proof in a join message: an order of the client, or a valid visit. */
export const createReadProof =
  ({ read }: Pick<Visits, 'read'>) =>
  (type: RoomType, data: Parameters<RoomType['idOf']>[0]): Proof | undefined => {
    if (type.kind === 'order') return { kind: 'order', orderId: type.idOf(data) }
    if (!('visit' in data) || !data.visit) return undefined
    try {
      const { deviceId, table } = read(data.restaurantId, data.visit)
      return { kind: 'phone', deviceId, table: table && `${table.id} ${table.epoch}` }
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
