import type { Query } from '../db/connect.ts'

/** A row of the feed, its data still as JSON text: it goes to sockets as it is. `at` is ISO text in UTC. */
export type FeedRow = { seq: number; orderId: string | null; orderVersion: number | null; event: string; data: string; at: string }

const columns = `seq, order_id as "orderId", order_version as "orderVersion", event, data::text as data,
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

export const createFeedStore = (query: Query) => ({
  /** A restaurant's rows after `seq`, in order. */
  readSince: (restaurantId: string, seq: number, most: number) =>
    query<FeedRow>(`select ${columns} from feed where restaurant_id = $1::uuid and seq > $2::int order by seq limit $3::int`, [
      restaurantId,
      seq,
      most,
    ]),

  /** An order's rows after `version`, in order. */
  readOrderSince: (restaurantId: string, orderId: string, version: number, most: number) =>
    query<FeedRow>(
      `select ${columns} from feed where restaurant_id = $1::uuid and order_id = $2::text and order_version > $3::int order by order_version limit $4::int`,
      [restaurantId, orderId, version, most],
    ),

  /** The newest number of each of these restaurants' feeds. */
  readNewest: (restaurantIds: string[]) =>
    query<{ restaurantId: string; seq: number }>(
      `select restaurant_id as "restaurantId", seq from restaurant_counters
       where restaurant_id in (select value::uuid from jsonb_array_elements_text($1::text::jsonb))`,
      [JSON.stringify(restaurantIds)],
    ),

  /** Whose order it is and what its newest version is; undefined for an unknown order. */
  readOrderPosition: async (orderId: string) => {
    const [row] = await query<{ restaurantId: string; version: number }>(
      `select restaurant_id as "restaurantId", version from orders where id = $1::text`,
      [orderId],
    )
    return row
  },

  /** Undefined for an unknown restaurant. */
  readMenuVersion: async (restaurantId: string) => {
    const [row] = await query<{ version: number }>(
      `select menu_version as version from restaurant_counters where restaurant_id = $1::uuid`,
      [restaurantId],
    )
    return row?.version
  },

  /** Forgets what was told before a moment; who asks for it then is told to fetch. */
  forgetBefore: (moment: Date) => query(`delete from feed where at < $1::timestamptz`, [moment.toISOString()]),
})

export type FeedStore = ReturnType<typeof createFeedStore>
