import type { Query } from '../db/connect.ts'

/** `id` is the number of its event in the restaurant's feed. Times are ISO text in UTC. */
type StoredNotification = { id: number; kind: string; data: object; chatLink: string; createdAt: string; readAt: string | null }

const utc = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const createNotificationsStore = (query: Query) => ({
  /** A restaurant's notifications before the given one, newest first. */
  list: (restaurantId: string, before: number | undefined, limit: number) =>
    query<StoredNotification>(
      `select seq as id, kind, data, chat_link as "chatLink", ${utc('created_at')} as "createdAt", ${utc('read_at')} as "readAt"
       from notifications where restaurant_id = $1::uuid and ($2::int is null or seq < $2::int) order by seq desc limit $3::int`,
      [restaurantId, before ?? null, limit],
    ),

  countUnread: async (restaurantId: string): Promise<number> => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from notifications where restaurant_id = $1::uuid and read_at is null`,
      [restaurantId],
    )
    return row?.count ?? 0
  },

  /** Marks those that lead to this page as read. Those that are read keep their time. */
  markRead: (restaurantId: string, chatLink: string, at: Date) =>
    query(
      `update notifications set read_at = $3::timestamptz where restaurant_id = $1::uuid and chat_link = $2::text and read_at is null`,
      [restaurantId, chatLink, at.toISOString()],
    ),

  /** Deletes those older than the given time, read or not. */
  deleteBefore: (time: Date) => query(`delete from notifications where created_at < $1::timestamptz`, [time.toISOString()]),
})

export type NotificationsStore = ReturnType<typeof createNotificationsStore>
