import type { UnreadCounts } from '@sufra/shared/notifications/notification.routes'
import type { Query } from '../../platform/db/connect.ts'

/** `id` is the number of its event in the restaurant's feed. Times are ISO text in UTC. */
export type StoredNotification = { id: number; kind: string; data: object; chatLink: string; createdAt: string; isRead: boolean }

/**
 * The reader of notifications: a member of a restaurant, the kinds that they see, and whether these include replies to requests of others.
 */
export type Reader = { restaurantId: string; userId: string; kinds: readonly string[]; readsAllRequests: boolean }

/** The page of a notification's link, like `pageOfLink` in `shared`. */
const page = `split_part(n.chat_link, '?', 1)`
/** `$1` is the restaurant, `$2` the member, `$3` the kinds, `$4` whether replies to requests of others are included. */
const parametersOf = ({ restaurantId, userId, kinds, readsAllRequests }: Reader) => [
  restaurantId,
  userId,
  kinds.join(),
  readsAllRequests ? 1 : 0,
]
const marks = `marks as (select page, read_up_to from notification_marks where restaurant_id = $1::uuid and user_id = $2::uuid)`
const ofReader = `n.restaurant_id = $1::uuid and n.kind = any(string_to_array($3, ','))
  and (n.kind <> 'support_replied' or $4::int = 1 or n.data->>'memberId' = $2::text)`
const readAll = `coalesce((select read_up_to from marks where page = ''), 0)`

export const createNotificationsStore = (query: Query) => ({
  /** Returns a restaurant's notifications before the given one, newest first. */
  list: (reader: Reader, before: number | undefined, limit: number) =>
    query<StoredNotification>(
      `with ${marks}
       select n.seq as id, n.kind, n.data, n.chat_link as "chatLink",
         to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         n.seq <= greatest(${readAll}, coalesce(m.read_up_to, 0)) as "isRead"
       from notifications n left join marks m on m.page = ${page}
       where ${ofReader} and ($5::int is null or n.seq < $5::int) order by n.seq desc limit $6::int`,
      [...parametersOf(reader), before ?? null, limit],
    ),

  /** Counts unread notifications and unread replies, each to `max` at most. */
  countUnread: async (reader: Reader, max: number): Promise<UnreadCounts> => {
    const countOf = (which: string) => `(select count(*)::int from (
      select 1 from notifications n left join marks m on m.page = ${page}
      where ${ofReader} and n.seq > ${readAll} and n.seq > coalesce(m.read_up_to, 0) ${which} limit $5::int) counted)`
    const [row] = await query<UnreadCounts>(
      `with ${marks} select ${countOf('')} as unread, ${countOf(`and n.kind = 'support_replied'`)} as "unreadReplies"`,
      [...parametersOf(reader), max],
    )
    return row ?? { unread: 0, unreadReplies: 0 }
  },

  /** Marks notifications of a page as read, up to the given one. A page without notifications leaves no row. */
  markRead: ({ restaurantId, userId }: Reader, path: string, upTo: number) =>
    query(
      `insert into notification_marks (restaurant_id, user_id, page, read_up_to)
       select n.restaurant_id, $2::uuid, $3::text, n.seq from notifications n
       where n.restaurant_id = $1::uuid and ${page} = $3::text and n.seq <= $4::int order by n.seq desc limit 1
       on conflict (restaurant_id, user_id, page) do update set read_up_to = greatest(notification_marks.read_up_to, excluded.read_up_to)`,
      [restaurantId, userId, path, upTo],
    ),

  /** Marks all notifications as read, up to the given one. The marks of single pages that are no longer needed are deleted. */
  markAllRead: ({ restaurantId, userId }: Reader, upTo: number) =>
    query(
      `with newest as (select seq from notifications where restaurant_id = $1::uuid and seq <= $3::int order by seq desc limit 1),
         deleted as (delete from notification_marks
           where restaurant_id = $1::uuid and user_id = $2::uuid and page <> '' and read_up_to <= (select seq from newest))
       insert into notification_marks (restaurant_id, user_id, page, read_up_to) select $1::uuid, $2::uuid, '', seq from newest
       on conflict (restaurant_id, user_id, page) do update set read_up_to = greatest(notification_marks.read_up_to, excluded.read_up_to)`,
      [restaurantId, userId, upTo],
    ),

  /** Deletes notifications older than the given time, read or not. */
  deleteBefore: (time: Date) => query(`delete from notifications where created_at < $1::timestamptz`, [time.toISOString()]),
})

export type NotificationsStore = ReturnType<typeof createNotificationsStore>
