// SQL of the audit log for owners of the platform. It contains only the conditions of the set filters, so that each can use its index.
import type { AuditFilters } from '@sufra/shared/audit/audit.routes'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { folded } from '../../platform/db/folded.sql.ts'
import { directionOf, timeKeySql, type PageStart } from '../../platform/db/keyset-pages.ts'
import { searchedWords } from '../restaurants/restaurant-search.sql.ts'

const searchText = folded(
  `concat_ws(' ', u.first_name, u.last_name, u.email, r.name->>'en', r.name->>'ar', l.details->>'email', l.ip_address)`,
)
const dayStart = (day: string) => `(${day})::timestamp at time zone '${homeTimeZone}'`

/** Account that the action concerned, where the details name one. */
const person = `coalesce(l.details->>'administrator', l.details->>'member', l.details->>'assignee')`
const personId = `case when ${person} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${person})::uuid end`

/** Reads entries from a position on, or before it, the nearest first; returns the SQL with its values. */
export const readAuditSql = (filters: AuditFilters, limit: number, start: PageStart | undefined) => {
  const values: (string | number)[] = []
  const placed = (value: string | number) => `$${values.push(value)}`
  const { administratorId, restaurantId, action, from, to, search = '' } = filters
  const patterns = searchedWords(search).map(({ pattern }) => pattern)
  const [order, isAfter] = directionOf(true, start)
  const conditions = [
    administratorId && `l.admin_id = ${placed(administratorId)}::uuid`,
    restaurantId && `l.restaurant_id = ${placed(restaurantId)}::uuid`,
    action && `l.action = ${placed(action)}::text`,
    from && `l.at >= ${dayStart(`${placed(from)}::date`)}`,
    to && `l.at < ${dayStart(`${placed(to)}::date + 1`)}`,
    patterns.length > 0 && `${searchText} like all (select jsonb_array_elements_text(${placed(JSON.stringify(patterns))}::jsonb))`,
    start && `(l.at, l.id) ${isAfter} (${placed(start.key)}::timestamptz, ${placed(start.id)}::uuid)`,
  ].filter((condition) => typeof condition === 'string' && condition !== '')
  const sql = `
    select l.id, ${timeKeySql('l.at')} as "key", coalesce(l.admin_id, l.member_id) as "byId", l.admin_id is not null as "isAdministrator",
      trim(u.first_name || ' ' || u.last_name) as "byName", u.email as "byEmail", l.action, l.details, l.ip_address as "ipAddress",
      l.user_agent as "userAgent", r.id as "restaurantId", r.name as "restaurantName", p.id as "personId",
      trim(p.first_name || ' ' || p.last_name) as "personName"
    from audit_log l
    left join users u on u.id = coalesce(l.admin_id, l.member_id)
    left join restaurants r on r.id = l.restaurant_id
    left join users p on p.id = ${personId}
    ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
    order by l.at ${order}, l.id ${order} limit ${placed(limit)}::int`
  return { sql, values }
}

export const readRestaurantNameSql = 'select id, name from restaurants where id = $1::uuid'
