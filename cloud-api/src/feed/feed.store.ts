import type { Query } from '../db/connect.ts'

/** A feed row with its data as JSON text, which is sent to sockets unchanged. `at` is ISO text in UTC. */
export type FeedRow = { seq: number; orderId: string | null; orderVersion: number | null; event: string; data: string; at: string }

const columns = `seq, order_id as "orderId", order_version as "orderVersion", event, data::text as data,
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

/**
 * A room's position, read in one statement: `head` is the newest sequence number of the restaurant's feed, `newest` that of the room, `missed` the
 * room's rows after `since` if there are at most `limit`.
 */
export type RoomPosition = { restaurantId: string; head: number; newest: number; missed: FeedRow[] }

type PositionRow = { restaurantId: string; head: number; newest: number } & { [Column in keyof FeedRow]: FeedRow[Column] | null }

const positionColumns = `c.restaurant_id as "restaurantId", c.seq as head, missed.*`
/** `number` is the column with the room's sequence numbers, `newest` the expression for the newest one. */
const missedSql = (number: 'seq' | 'order_version', newest: string) =>
  `left join lateral (
     select ${columns} from feed
     where restaurant_id = c.restaurant_id and ${number} > $2::int and ${newest} - $2::int <= $3::int`

const positionOf = (rows: PositionRow[]): RoomPosition | undefined => {
  const [first] = rows
  if (!first) return undefined
  const { restaurantId, head, newest } = first
  const missed = rows.flatMap((row) => (row.seq === null ? [] : [row as FeedRow])) // a row of the feed has all its columns
  return { restaurantId, head, newest, missed }
}

export const createFeedStore = (query: Query) => ({
  /** A restaurant's rows after `seq`, in order. */
  readSince: (restaurantId: string, seq: number, limit: number) =>
    query<FeedRow>(`select ${columns} from feed where restaurant_id = $1::uuid and seq > $2::int order by seq limit $3::int`, [
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

  /** Undefined for an unknown restaurant. */
  readMerchantPosition: async (restaurantId: string, since: number | undefined, limit: number) =>
    positionOf(
      await query<PositionRow>(
        `select ${positionColumns}, c.seq as newest from restaurant_counters c
         ${missedSql('seq', 'c.seq')} order by seq limit $3::int) missed on true
         where c.restaurant_id = $1::uuid order by missed.seq`,
        [restaurantId, since ?? null, limit],
      ),
    ),

  /** Undefined for an unknown order. */
  readOrderPosition: async (orderId: string, since: number | undefined, limit: number) =>
    positionOf(
      await query<PositionRow>(
        `select ${positionColumns}, o.version as newest from orders o join restaurant_counters c on c.restaurant_id = o.restaurant_id
         ${missedSql('order_version', 'o.version')} and order_id = o.id order by order_version limit $3::int) missed on true
         where o.id = $1::text order by missed."orderVersion"`,
        [orderId, since ?? null, limit],
      ),
    ),

  /** A menu's room is numbered by the menu's version and has no rows to replay. Undefined for an unknown restaurant. */
  readMenuPosition: async (restaurantId: string): Promise<RoomPosition | undefined> => {
    const [row] = await query<{ head: number; newest: number }>(
      `select seq as head, menu_version as newest from restaurant_counters where restaurant_id = $1::uuid`,
      [restaurantId],
    )
    return row && { restaurantId, ...row, missed: [] }
  },

  /** Deletes rows older than the given time; a client that asks for them gets `resync`. */
  deleteBefore: (moment: Date) => query(`delete from feed where at < $1::timestamptz`, [moment.toISOString()]),
})

export type FeedStore = ReturnType<typeof createFeedStore>
