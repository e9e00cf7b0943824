// SQL of the list of all restaurants.
import type { ProvisionSort } from '@sufra/shared/provisions/provision.routes'
import { folded } from '../db/folded.sql.ts'
import { restaurantSearchSql } from '../restaurants/restaurant-search.sql.ts'

const submittedAt = `to_char(r.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const nameKey = (language: 'en' | 'ar') => `${folded(`coalesce(nullif(r.name->>'${language}', ''), r.name->>'en')`)} collate "C"`

/** What each sort compares, the key as text of the cursor, and its direction. */
const sorts = {
  newest: { by: 'r.submitted_at', key: submittedAt, type: 'timestamptz', isDescending: true },
  oldest: { by: 'r.submitted_at', key: submittedAt, type: 'timestamptz', isDescending: false },
  nameEn: { by: nameKey('en'), key: nameKey('en'), type: 'text', isDescending: false },
  nameAr: { by: nameKey('ar'), key: nameKey('ar'), type: 'text', isDescending: false },
} as const satisfies Record<ProvisionSort, { by: string; key: string; type: string; isDescending: boolean }>

/**
 * A page: $1 the status or `all`, $2 the patterns of the words as a JSON array, $3 the limit, and after a cursor $4 its key and $5 its id. `isBackwards`:
 * what is before the cursor, the nearest first.
 */
export const readProvisionsSql = (sort: ProvisionSort, hasCursor: boolean, isBackwards: boolean) => {
  const { by, key, type, isDescending } = sorts[sort]
  const [order, isAfter] = isDescending === isBackwards ? ['asc', '>'] : ['desc', '<']
  return `
    select r.id, r.name, r.branch_name as "branchName", trim(u.first_name || ' ' || u.last_name) as "ownerName", u.email,
      u.contact_number as "contactNumber", r.commercial_registration_number as "commercialRegistrationNumber", r.status,
      ${submittedAt} as "submittedAt", ${key} as "key"
    from restaurants r
    join users u on u.id = coalesce(
      (select m.user_id from memberships m where m.restaurant_id = r.id and m.role = 'owner' order by m.created_at, m.user_id limit 1), r.id)
    where ($1::text = 'all' or r.status = $1::text) and ($2::text = '[]' or ${restaurantSearchSql('r', 'u')} like all (select jsonb_array_elements_text($2::jsonb)))
    ${hasCursor ? `and (${by}, r.id) ${isAfter} ($4::${type}, $5::uuid)` : ''}
    order by ${by} ${order}, r.id ${order} limit $3::int`
}

export const countProvisionsSql = `select status, count(*)::int as "count" from restaurants group by status`
