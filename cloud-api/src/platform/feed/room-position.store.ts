// Reads the newest position of a room in one statement when a client joins it.
import type { Query } from '../db/connect.ts'
import { feedColumns, type FeedRow } from './feed.store.ts'

/**
 * `head` is the newest number of the restaurant's feed, `newest` the newest number of the room, `missed` the room's rows after `since` if
 * there are at most `limit`.
 */
export type RoomPosition = { restaurantId: string; head: number; newest: number; missed: FeedRow[] }

type PositionRow = { restaurantId: string; head: number; newest: number } & { [Column in keyof FeedRow]: FeedRow[Column] | null }

/** A room that is a part of a feed. All texts are SQL; $1 is the room's id. */
type RoomSql = {
  /** Tables with the restaurant's counters as c. */
  from: string
  where: string
  /** The column of the feed that numbers the room, and its newest value. */
  number: 'seq' | 'order_version'
  newest: string
  /** Condition for the feed's rows that belong to the room; all rows by default. */
  rows?: string
}

const positionSql = ({ from, where, number, newest, rows }: RoomSql) => `
  select c.restaurant_id as "restaurantId", c.seq as head, ${newest} as newest, missed.* from ${from}
  left join lateral (
    select ${feedColumns} from feed
    where restaurant_id = c.restaurant_id and ${number} > $2::int and ${newest} - $2::int <= $3::int${rows ? ` and ${rows}` : ''}
    order by ${number} limit $3::int
  ) missed on true
  where ${where} order by missed.seq`

const positionOf = (rows: PositionRow[]): RoomPosition | undefined => {
  const [first] = rows
  if (!first) return undefined
  const { restaurantId, head, newest } = first
  const missed = rows.flatMap((row) => (row.seq === null ? [] : [row as FeedRow])) // a row of the feed has all its columns
  return { restaurantId, head, newest, missed }
}

/** Returns a function that reads the position of a room, or returns undefined for an unknown room. */
export const createReadPosition = (query: Query, room: RoomSql) => {
  const text = positionSql(room)
  return async (id: string, since: number | undefined, limit: number): Promise<RoomPosition | undefined> =>
    positionOf(await query<PositionRow>(text, [id, since ?? null, limit]))
}
