/** Inserts a row for each `newNotification` of these rows of the feed: a table, or a CTE with its columns. */
export const insertNotificationsSql = (
  rows: 'feed' | 'emitted',
) => `insert into notifications (restaurant_id, seq, kind, data, chat_link, created_at)
  select e.restaurant_id, e.seq, e.data->'notification'->>'kind', (e.data->'notification') - 'kind' - 'isRead' - 'createdAt', e.data->>'chatLink', e.at
  from ${rows} e where e.event = 'newNotification'`
