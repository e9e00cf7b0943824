import type { FeedEvents } from '@sufra/shared/realtime/feed-event'
import { tableRoom } from '@sufra/shared/realtime/rooms'
import type { Query } from '../../platform/db/connect.ts'
import type { RoomType } from '../../platform/realtime/rooms/room-type.ts'
import { readBillPosition } from './bill-position.store.ts'

/**
 * The bill of a table, for its diners, numbered by its version. Its events only announce that the bill has changed: reading the bill
 * requires a visit. A client that is behind gets `resync` and fetches it.
 */
export const createTableRoom = (query: Query): RoomType<'table'> => ({
  kind: 'table',
  nameOf: (id) => `table:${id}`,
  audience: 'diners',
  idOf: ({ restaurantId, tableId }) => `${restaurantId}/${tableId}`,
  mayJoin: (_client, id) => ({ id, replays: true }),
  notFound: 'table.not_found',
  readPosition: (id) => readBillPosition(query, id),
  placeOf: (restaurantId, { data }) => {
    const { tableId, billVersion } = JSON.parse(data) as FeedEvents['table_bill_changed'] // written by append-to-feed
    return { name: tableRoom(restaurantId, tableId), number: billVersion }
  },
})
