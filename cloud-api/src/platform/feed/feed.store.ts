import type { Query } from '../db/connect.ts'

/** A feed row with its data as JSON text, which is sent to sockets unchanged. `at` is ISO text in UTC. */
export type FeedRow = { seq: number; orderId: string | null; orderVersion: number | null; event: string; data: string; at: string }

/** The columns of a feed row. */
export const feedColumns = `seq, order_id as "orderId", order_version as "orderVersion", event, data::text as data,
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

export const createFeedStore = (query: Query) => ({
  /** A restaurant's rows after `seq`, in order. */
  readSince: (restaurantId: string, seq: number, limit: number) =>
    query<FeedRow>(`select ${feedColumns} from feed where restaurant_id = $1::uuid and seq > $2::int order by seq limit $3::int`, [
      restaurantId,
      seq,
      limit,
    ]),

  /** The newest sequence number of each of these restaurants' feeds. */
  readNewest: (restaurantIds: string[]) =>
    query<{ restaurantId: string; seq: number }>(
      `select restaurant_id as "restaurantId", seq from restaurant_counters
       where restaurant_id in (select value::uuid from jsonb_array_elements_text($1::text::jsonb))`,
      [JSON.stringify(restaurantIds)],
    ),

  /** Deletes rows older than the given time; a client that requests them gets `resync`. */
  deleteBefore: (moment: Date) => query(`delete from feed where at < $1::timestamptz`, [moment.toISOString()]),
})

export type FeedStore = ReturnType<typeof createFeedStore>
