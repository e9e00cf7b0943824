// SQL of expiring documents: valid documents of accepted restaurants.
import { daysLeftOfFilter, type ExpiringFilter } from '@sufra/shared/expiring/expiring.routes'
import { directionOf, timeKeySql, type PageStart } from '../../platform/db/keyset-pages.ts'
import { ownerIdText } from '../../people/memberships/owner-id.sql.ts'
import type { FoundRestaurants } from '../../people/restaurants/restaurant-search.sql.ts'
import { foundRowsInOrderSql } from '../../people/restaurants/rows-of-restaurants.sql.ts'

/** `d`: the document, `r`: its restaurant. */
const documentsSql = `documents d join restaurants r on r.id = d.restaurant_id and r.status = 'accepted'`
const inForceSql = (document: string) => `${document}.state = 'verified' and ${document}.expiration_date is not null`

/** State of the unverified replacement for the document; null without one. */
const replacementSql = `(select n.state from documents n where n.restaurant_id = d.restaurant_id and n.kind = d.kind and n.state <> 'verified')`

/** Days from today to a date before the expiry of every document. */
const farPast = -36_500
/** Condition that a date is in a range of days from today, wide enough for every time zone, so that an index is used. $1: now. */
const isAroundSql = (date: string, from: number, to: number) =>
  `${date} between ($1::timestamptz at time zone 'UTC')::date + ${from} - 1 and ($1::timestamptz at time zone 'UTC')::date + ${to} + 1`
const daysOf = (filter: ExpiringFilter) => {
  const { from, to } = daysLeftOfFilter(filter)
  return [Math.max(from, farPast), to] as const
}

/** Automatic reminders have a number as their occasion. */
const isAutomatic = `m.occasion ~ '^[0-9]+$'`

/**
 * Reads documents for which a reminder may be due, and their newest sent reminder. $1: the last date of expiry. A restaurant that has sent
 * a new document gets no reminder while it is under review.
 */
export const readRemindableSql = `
select d.restaurant_id as "restaurantId", d.id as "documentId", d.kind, to_char(d.expiration_date, 'YYYY-MM-DD') as "expirationDate",
  r.time_zone as "timeZone", (select min(m.occasion::int) from document_reminders m
    where m.restaurant_id = d.restaurant_id and m.document_id = d.id and ${isAutomatic}) as "sent"
from ${documentsSql}
where ${inForceSql('d')} and d.expiration_date <= $1::date and ${replacementSql} is distinct from 'waiting'
order by d.restaurant_id, d.expiration_date, d.id`

const settled = (channel: 'mail' | 'sms') => `
update document_reminders d set ${channel}_state = case when m.sent_at is null then 'failed' else 'sent' end
from outgoing_messages m
where d.${channel}_state = 'waiting' and m.id = d.${channel}_id and (m.sent_at is not null or m.failed_at is not null)`

/** Updates the states of waiting messages. */
export const settleMailsSql = settled('mail')
export const settleSmsSql = settled('sms')

type Page = { filter: ExpiringFilter; found: FoundRestaurants; start: PageStart | undefined; limit: number }

/** Reads a page, the first to expire first. $1 now, $2 the found restaurants, and from a position on $3 its date and $4 its id. */
export const readExpiringSql = ({ filter, found, start, limit }: Page) => {
  const [from, to] = daysOf(filter)
  const [direction, isAfter] = directionOf(false, start)
  const rows = {
    table: 'documents',
    where: `${inForceSql('x')} and ${isAroundSql('x.expiration_date', from, to)} ${start ? `and (x.expiration_date, x.id) ${isAfter} ($3::date, $4::uuid)` : ''}`,
    // This compares by the calendar of the restaurant.
    isListed: `r.status = 'accepted' and l.sort_key - ($1::timestamptz at time zone r.time_zone)::date between ${from} and ${to}`,
    by: 'x.expiration_date',
    rowId: 'x.id',
    direction,
    limit,
    parameter: '$2',
  }
  return `
select d.id, d.restaurant_id as "restaurantId", d.kind, to_char(d.expiration_date, 'YYYY-MM-DD') as "expirationDate", to_char(d.expiration_date, 'YYYY-MM-DD') as "key",
  r.time_zone as "timeZone", r.name, r.branch_name as "branchName", trim(u.first_name || ' ' || u.last_name) as "ownerName", u.email,
  u.contact_number as "contactNumber", ${replacementSql} as "replacement",
  (select ${timeKeySql('max(m.at)')} from document_reminders m where m.restaurant_id = d.restaurant_id and m.document_id = d.id) as "remindedAt",
  ${timeKeySql('r.orders_restricted_from')} as "restrictedFrom"
from (${foundRowsInOrderSql(found, rows)}) l
join documents d on d.restaurant_id = l.restaurant_id and d.id = l.row_id
join restaurants r on r.id = l.restaurant_id
join users u on u.id = ${ownerIdText('r.id')}
order by d.expiration_date ${direction}, d.id ${direction}`
}

/** Counts the documents that expire on each day of each time zone, up to the last day that a filter shows. $1: now. */
export const countExpiringSql = `
select to_char(d.expiration_date, 'YYYY-MM-DD') as "day", r.time_zone as "timeZone", count(*)::int as "count"
from ${documentsSql} where ${inForceSql('d')} and ${isAroundSql('d.expiration_date', farPast, daysOf('all')[1])} group by d.expiration_date, r.time_zone`
