// Parts of the statements that change data and append to the feed together. Transactions use append-to-feed.ts.
import type { FeedEvent, FeedEvents } from '@sufra/shared/realtime/feed-event'
import { insertNotificationsSql } from './notifications.sql.ts'

/**
 * Locks the counters row of the restaurant $1: the first step of every statement that changes an order, since placing an order locks it
 * before its slots. Statements that locked the order's row first could deadlock.
 */
export const lockCounter = `locked as (
  select restaurant_id from restaurant_counters where restaurant_id = $1::uuid for update
)`

/** An event that a statement appends. All texts are SQL. */
export type EventSql = {
  event: FeedEvent
  data: string
  /** The order that the event is about. */
  order?: { id: string; version: string }
  /** Other tables that `data` and `count` read, beside the counter's row n. */
  from?: string
  /** 1 when the event is appended, else 0; absent: always appended. Reads the tables of `counted`. */
  count?: string
}

type Counted = {
  /** The tables that the counter's update reads; the row is c. */
  from?: string
  /** The condition under which anything is appended. */
  where: string
  /** The restaurant's other counters that change at the same time. */
  set?: string[]
  /** Other columns that the rest of the statement reads from the CTE `counter`. */
  returning?: string[]
}

type Appending = { counted: Counted; events: EventSql[]; at: string }

/** Returns the positions of the events relative to the newest number, which belongs to the last event. */
const offsetOf = (later: EventSql[]): string => {
  const always = later.filter(({ count }) => count === undefined).length
  const counts = later.flatMap(({ count }) => count ?? [])
  return [...(always > 0 ? [String(always)] : []), ...counts].map((part) => ` - ${part}`).join('')
}

const rowSql = ({ event, data, order, from, count }: EventSql, later: EventSql[], at: string) => `
  select $1::uuid, n.seq${offsetOf(later)}, ${order ? `${order.id}, ${order.version}` : 'null, null'}, '${event}', ${data}, ${at}
  from ${from ? `${from}, ` : ''}counter n${count === undefined ? '' : ` where ${count} = 1`}`

/** Whether one of the events is a notification, which has a row of its own. */
export const haveNotification = (events: readonly { event: FeedEvent }[]): boolean =>
  events.some(({ event }) => event === 'newNotification')

/** Ends `emitted` and begins `notified`. */
const notifiedSql = `
  returning restaurant_id, seq, event, data, at
), notified as (
  ${insertNotificationsSql('emitted')}`

/**
 * CTEs that append events to the feed of the restaurant $1, numbered in the given order: `counter`, with the newest `seq`, `emitted`, and
 * `notified` with the rows of the events' notifications. They append nothing when `counted.where` matches no row.
 */
export const appendSql = ({ counted: { from, where, set = [], returning = [] }, events, at }: Appending): string => {
  const always = events.filter(({ count }) => count === undefined).length
  const total = [String(always), ...events.flatMap(({ count }) => count ?? [])].join(' + ')
  return `counter as (
  update restaurant_counters c set
    ${[`seq = c.seq + ${total}`, ...set].join(',\n    ')}${from ? `\n  from ${from}` : ''}
  where ${where}
  returning ${['c.seq', ...returning].join(', ')}
), emitted as (
  insert into feed (restaurant_id, seq, order_id, order_version, event, data, at)${events
    .map((event, index) => rowSql(event, events.slice(index + 1), at))
    .join('\n  union all')}${haveNotification(events) ? notifiedSql : ''}
)`
}

type TimeField<Event extends FeedEvent> = Exclude<keyof FeedEvents[Event], 'orderId' | 'version'> & string

/** An event with one time, the parameter `time` (ISO), about the order in the CTE `changed`. */
export const orderChange = <Event extends FeedEvent>(event: Event, field: TimeField<Event>, time: string): EventSql => ({
  event,
  data: `jsonb_build_object('orderId', o.id, 'version', o.version, '${field}', ${time}::text)`,
  order: { id: 'o.id', version: 'o.version' },
  from: 'changed o',
})

/** Appends an event like `orderChange`. */
export const appendChangeSql = <Event extends FeedEvent>(event: Event, field: TimeField<Event>, time: string): string =>
  appendSql({
    counted: { from: 'changed', where: 'c.restaurant_id = $1::uuid' },
    events: [orderChange(event, field, time)],
    at: `${time}::timestamptz`,
  })
