// SQL of the list of applicants.
import type { ApplicantFilter } from '@sufra/shared/applicants/applicant.routes'
import { ownerIdText } from '../../people/memberships/owner-id.sql.ts'
import { foundInOrderSql, hasStatusSql, isFoundSql, type FoundRestaurants } from '../../people/restaurants/restaurant-search.sql.ts'

const waiting = `from documents d where d.restaurant_id = r.id and d.state = 'waiting'`

/** `offset 0` keeps the database from reading all restaurants with such documents before it returns the first in order. */
const isWaiting = `exists (select ${waiting} offset 0)`

/**
 * First the pending applicants, longest waiting first; then others whose documents need a review, and the rest, newest first. Each part is
 * in the order of an index.
 */
export const applicantParts = [
  { where: `r.status = 'pending'`, direction: 'asc' },
  { where: `r.status <> 'pending' and ${isWaiting}`, direction: 'desc' },
  { where: `r.status <> 'pending' and not ${isWaiting}`, direction: 'desc' },
] as const

type Page = { filter: ApplicantFilter; found: FoundRestaurants; limit: number }

/** Reads the ids of a part. $1: ids found by the search. */
export const readPartSql = ({ where, direction }: (typeof applicantParts)[number], { filter, found, limit }: Page): string => {
  const ordered = {
    where: `${hasStatusSql(filter)} and ${where}`,
    by: 'r.submitted_at',
    directions: [direction, 'asc'] as const,
    limit,
    parameter: '$1',
  }
  return `select r.id from (${foundInOrderSql(found, ordered)}) r order by r.sort_key ${direction}, r.id`
}

/** Reads all found ids, in the order of the parts. $1: ids found by the search. */
export const readFoundSql = (filter: ApplicantFilter, found: FoundRestaurants): string => `
select id from (
  select r.id, r.submitted_at, r.status = 'pending' as is_pending, r.status <> 'pending' and ${isWaiting} as is_waiting
  from restaurants r where ${hasStatusSql(filter)} and ${isFoundSql(found, '$1')}
) r order by is_pending desc, is_waiting desc, case when is_pending then submitted_at end, submitted_at desc, id`

/** $1: the ids as a JSON array. */
export const readApplicantsSql = `
select r.id, r.name, r.branch_name as "branchName", trim(u.first_name || ' ' || u.last_name) as "ownerName", u.email, u.contact_number as "contactNumber",
  r.status, to_char(r.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt", (select count(*)::int ${waiting}) as "documentsWaiting"
from restaurants r cross join lateral (select * from users where id = ${ownerIdText('r.id')} limit 1) u
where r.id = any(array(select jsonb_array_elements_text($1::jsonb))::uuid[])`

export const countStatusesSql = `select status, count(*)::int as count from restaurants group by status`
/** Counts accepted restaurants with documents to review, from two indexes. */
export const countRenewalsSql = `
select count(*)::int as count from restaurants r
where r.status = 'accepted' and r.id in (select restaurant_id from documents where state = 'waiting')`
